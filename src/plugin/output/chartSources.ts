import { METRICS_FILES } from '../../benchmark/model/queryMetrics';
import type { Licence, ResultSet, Statistic, Unknown } from '../../benchmark/model/resultSet';
import { NODE_HOURS_FIGURE } from '../../components/cost/needed';
import { LOST_FIGURE } from '../../components/eventLogAnalysis/figureText';
import { conditionsOf, type KeyedComparison, studiesOf } from '../../components/published/conditions';
import type { FileEntry } from '../../data/dataIndex';
import type { Data } from '../../data/loadData';
import type { ChartSpec } from '../../figures';
import type { HashedArtifact } from '../../figures/chartFile';
import type { ReportContent } from '../content/reportContent';

export interface Measured {
  statistic: Statistic | Unknown;
  iterations: number | Unknown;
  licences: Licence[];
}

/** Sources of a chart's numbers: paths of the artifacts, and the facts in them. */
export interface ChartSources {
  paths: string[];
  measured: Measured[];
  /** Number of compared queries; null if there is no single number. */
  queries: number | null;
}

/** Sources from result sets, including iterations.csv if `iterations` is true. */
export function resultSetSources(sets: readonly ResultSet[], iterations: boolean): ChartSources {
  const names = ['datapackage.json', 'results.csv', ...(iterations ? ['iterations.csv'] : [])];
  return {
    paths: sets.flatMap(({ id }) => names.map((name) => `/data/result-sets/${id}/${name}`)),
    measured: [...sets],
    queries: null,
  };
}

/** Tables of a published comparison by the end of the chart's id; totals are in datapackage.json. */
const PUBLISHED_TABLES: Record<string, string[]> = {
  totals: [],
  distribution: ['buckets.csv'],
  changes: ['changes.csv'],
  'by-size': ['measures.csv'],
  added: ['measures.csv', 'measure-queries.csv'],
  studies: ['changes.csv'],
};

/** The comparisons that a chart of a published comparison draws: itself, or also other conditions or studies. */
function drawnBy(end: string, found: KeyedComparison, all: readonly KeyedComparison[]): readonly KeyedComparison[] {
  if (end === 'studies') return studiesOf(all);
  return end === 'totals' && found === all[0] ? conditionsOf(all) : [found];
}

/** Sources of a published comparison's chart; null for other charts. */
function publishedSources({ id }: ChartSpec, { published }: ReportContent): ChartSources | null {
  const ends = Object.entries(PUBLISHED_TABLES);
  for (const found of published) {
    const [end, tables = []] = ends.find(([name]) => id === `${found.key}-${name}`) ?? [];
    if (end === undefined) continue;
    const drawn = drawnBy(end, found, published).map((entry) => entry.published);
    const paths = drawn.flatMap((set) =>
      ['datapackage.json', ...tables].map((name) => `/data/published/${set.id}/${name}`),
    );
    return { paths, measured: drawn, queries: null };
  }
  return null;
}

/** Sources of a panel of time series; null for other charts. */
function usageSources({ id }: ChartSpec, { report }: ReportContent, { resourceUsage }: Data): ChartSources | null {
  const { usage } = report;
  const panel = usage?.figures.flatMap(({ panels }) => panels).find((entry) => entry.id === id);
  const banded = usage?.queries?.figures.some((entry) => entry.id === id) ? usage.queries : null;
  if (!usage || !(panel || banded)) return null;
  const set = resourceUsage.find((entry) => entry.id === usage.id);
  const tables = panel?.lines.map(({ series }) => `${series.split('.')[0]}.csv`) ?? [];
  const sides = banded ? [banded.baseline, banded.candidate] : [];
  const both = sides.flatMap(({ series }) => [`${series}.csv`, `${series}-queries.csv`]);
  return {
    paths: ['datapackage.json', ...new Set([...tables, ...both])].map(
      (name) => `/data/resource-usage/${usage.id}/${name}`,
    ),
    measured: [{ statistic: 'unknown', iterations: 'unknown', licences: set?.licences ?? [] }],
    queries: null,
  };
}

/** Sources of a chart of several candidates: the sets of its suite, or of all suites; null for other charts. */
function multiCandidateSources({ id }: ChartSpec, { suites }: ReportContent): ChartSources | null {
  const own = suites.filter(({ key }) => id === 'forest' || id.startsWith(`${key}-`));
  if (own.length === 0) return null;
  const comparisons = own.flatMap((suite) => suite.comparisons);
  const sets = [...new Set(comparisons.flatMap(({ baseline, candidate }) => [baseline, candidate]))];
  const counts = new Set(comparisons.map(({ matched }) => matched.length));
  return { ...resultSetSources(sets, false), queries: counts.size === 1 ? ([...counts][0] ?? null) : null };
}

/** Sources of a cost chart, for its sides and nodes; null for other charts. */
function costSources({ id, kind }: ChartSpec, { page, comparisons, published }: ReportContent): ChartSources | null {
  if ((id !== 'cost' && id !== NODE_HOURS_FIGURE && kind !== 'capacity') || !page.cost) return null;
  const first = published[0]?.published;
  const sets = [...new Set(comparisons.flatMap(({ baseline, candidate }) => [baseline, candidate]))];
  const own =
    sets.length > 0 ? resultSetSources(sets, false) : { paths: [], measured: first ? [first] : [], queries: null };
  return { ...own, paths: [...own.paths, ...page.cost.input.sources.map(({ path }) => path)] };
}

/** Sources of a chart of event logs; null for other charts. */
function logSources({ id, kind }: ChartSpec, { comparison }: ReportContent): ChartSources | null {
  if ((id !== LOST_FIGURE && kind !== 'stages') || !comparison) return null;
  const { baseline, candidate, matched } = comparison;
  const own = resultSetSources([baseline, candidate], true);
  const metrics = [baseline, candidate].flatMap(({ id }) =>
    METRICS_FILES.map((name) => `/data/result-sets/${id}/${name}`),
  );
  return { ...own, paths: [...own.paths, ...metrics], queries: matched.length };
}

/** Sources of a comparison's chart. Throws in a report without a comparison. */
function comparisonSources({ id, kind }: ChartSpec, { comparison, report }: ReportContent): ChartSources {
  if (!comparison) throw new Error(`report ${report.id} has no chart ${id}`);
  const { baseline, candidate, matched } = comparison;
  return { ...resultSetSources([baseline, candidate], kind === 'iterations'), queries: matched.length };
}

/** Sources of a report's chart: result sets or published tables, and the report, which selects what is drawn. */
export function chartSources(spec: ChartSpec, content: ReportContent, data: Data): ChartSources {
  const own =
    costSources(spec, content) ??
    publishedSources(spec, content) ??
    usageSources(spec, content, data) ??
    multiCandidateSources(spec, content) ??
    logSources(spec, content) ??
    comparisonSources(spec, content);
  return { ...own, paths: [...own.paths, `/data/reports/${content.report.id}/report.json`] };
}

/** The artifacts at these paths with their hashes, sorted by path. */
export function hashed(paths: readonly string[], files: readonly FileEntry[]): HashedArtifact[] {
  return files
    .filter(({ path }) => paths.includes(path))
    .map(({ path, sha256 }) => ({ path, sha256 }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
