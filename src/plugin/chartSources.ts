import type { HashedArtifact } from '../benchmark/chartFile';
import type { ChartSpec } from '../benchmark/chartTypes';
import type { Licence, ResultSet, Statistic, Unknown } from '../benchmark/types';
import type { AnyReport } from './chartMeta';
import type { FileEntry } from './dataIndex';
import type { Data } from './loadData';
import type { SummaryContent } from './summaryContent';

/** What the artifacts of a chart say of how they were made. */
export interface Measured {
  statistic: Statistic | Unknown;
  iterations: number | Unknown;
  licences: Licence[];
}

/** Where a chart's numbers come from: the addresses of the artifacts, and what those say. */
export interface ChartSources {
  paths: string[];
  measured: Measured[];
  /** How many queries were compared; null where that is not one number. */
  queries: number | null;
}

/** Where the numbers of result sets come from; with their single iterations where those are drawn. */
export function resultSetSources(sets: readonly ResultSet[], iterations: boolean): ChartSources {
  const names = ['datapackage.json', 'results.csv', ...(iterations ? ['iterations.csv'] : [])];
  return {
    paths: sets.flatMap(({ id }) => names.map((name) => `/data/result-sets/${id}/${name}`)),
    measured: [...sets],
    queries: null,
  };
}

/** The table of a published comparison that a chart draws, by the end of the chart's id; its totals stand in datapackage.json. */
const PUBLISHED_TABLES: Record<string, string[]> = {
  totals: [],
  distribution: ['buckets.csv'],
  changes: ['changes.csv'],
  'by-size': ['measures.csv'],
};

function summarySources(spec: ChartSpec, { summaries }: SummaryContent): ChartSources {
  const found = summaries.find(({ key }) => spec.id.replace(`${key}-`, '') in PUBLISHED_TABLES);
  if (!found) throw new Error(`no published comparison has the chart ${spec.id}`);
  const names = ['datapackage.json', ...(PUBLISHED_TABLES[spec.id.replace(`${found.key}-`, '')] ?? [])];
  const folder = `/data/published/${found.published.id}`;
  return { paths: names.map((name) => `${folder}/${name}`), measured: [found.published], queries: null };
}

function usageSources(spec: ChartSpec, { report }: SummaryContent, { resourceUsage }: Data): ChartSources {
  const usage = report.usage;
  const panel = usage?.figures.flatMap(({ panels }) => panels).find(({ id }) => id === spec.id);
  const set = resourceUsage.find(({ id }) => id === usage?.id);
  const tables = (panel?.lines ?? []).map(({ series }) => `${series.split('.')[0]}.csv`);
  return {
    paths: ['datapackage.json', ...new Set(tables)].map((name) => `/data/resource-usage/${usage?.id}/${name}`),
    measured: [{ statistic: 'unknown', iterations: 'unknown', licences: set?.licences ?? [] }],
    queries: null,
  };
}

/** Where the numbers of a report's chart come from: its result sets or its published tables, and the report itself, which chooses what is drawn. */
export function chartSources(spec: ChartSpec, content: AnyReport, data: Data): ChartSources {
  const own = ownSources(spec, content, data);
  return { ...own, paths: [...own.paths, `/data/reports/${content.report.id}/report.json`] };
}

function ownSources(spec: ChartSpec, content: AnyReport, data: Data): ChartSources {
  if ('comparison' in content) {
    const { baseline, candidate, matched } = content.comparison;
    return { ...resultSetSources([baseline, candidate], spec.kind === 'iterations'), queries: matched.length };
  }
  return spec.kind === 'line' ? usageSources(spec, content, data) : summarySources(spec, content);
}

/** The artifacts at these addresses with their hashes, in order of path. */
export function hashed(paths: readonly string[], files: readonly FileEntry[]): HashedArtifact[] {
  return files
    .filter(({ path }) => paths.includes(path))
    .map(({ path, sha256 }) => ({ path, sha256 }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
