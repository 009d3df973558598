import type { PublishedComparability } from '../../benchmark/comparison/publishedComparability';
import { missingText } from '../../benchmark/comparison/unmeasured';
import type { FigureText } from '../../benchmark/model/figure';
import type { MeasureRow, PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import type { Report, UsageFigure, UsageQueries } from '../../benchmark/model/report';
import type { Environment, Problem } from '../../benchmark/model/resultSet';
import { median } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { axisUnit } from '../../benchmark/text/cells';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { formatNumber, formatSeconds, formatSigned, formatTimeChange } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import { slug } from '../../benchmark/text/slug';
import type { ChartSpec } from '../../figures';
import { bandsSpec, type MeasuredUse, measuredUse } from '../../figures/bands/spec';
import type { LineSpec } from '../../figures/line/spec';
import { usageSpecs } from './charts';
import type { KeyedComparison } from './conditions';
import { bandsFigure, drawnComparison, usageFigure } from './figures';
import { measuredQueryTables, measuredQueryValues } from './measuredQueries';
import { phasesTables } from './phases';
import { absentOfUse, valuesOfUse, verdictOfUse } from './queryUseText';
import { type Ranges, rangeValues } from './ranges';
import { gainsTable, lossesTable, measuresTable, peaksTable } from './tables';
import { measureChangePct, totalChangePct } from './titles';
import { type AbsentFigure, absentFigures, type PublishedVerdict, publishedVerdict } from './verdict';

function totalValues(published: PublishedComparison): ValueTexts {
  const { totals } = published;
  if (!totals) return {};
  return {
    'totals.baseline_s': formatSeconds(totals.baselineS),
    'totals.candidate_s': formatSeconds(totals.candidateS),
    'totals.time_change_pct': formatTimeChange(totalChangePct(published) ?? 0),
    'totals.difference_s': formatSeconds(Math.abs(totals.candidateS - totals.baselineS)),
  };
}

function measureValues(row: MeasureRow): ValueTexts {
  const at = `measures.${slug(row.name)}${row.size === '' ? '' : `.${slug(row.size)}`}`;
  const value = (number: number | null) =>
    number === null ? NOT_REPORTED : `${formatNumber(number, number < 10 ? 3 : number < 100 ? 1 : 0)}\u202F${row.unit}`;
  const change = measureChangePct(row);
  return {
    [`${at}.baseline`]: value(row.baseline),
    [`${at}.candidate`]: value(row.candidate),
    [`${at}.change_pct`]: change === null ? NOT_REPORTED : `${formatSigned(change, row.baseline === null ? 0 : 1)}%`,
    [`${at}.published`]: row.published === '' ? NOT_REPORTED : row.published,
  };
}

function publishedValues(published: PublishedComparison): ValueTexts {
  const { queries, buckets, measures, statements } = published;
  const change = (pct: number) => formatTimeChange(pct);
  return {
    ...totalValues(published),
    ...Object.fromEntries(queries.map(({ query, timeChangePct }) => [`queries.${query}`, change(timeChangePct)])),
    ...Object.fromEntries(buckets.map(({ count }, index) => [`buckets.${index}`, formatNumber(count)])),
    'buckets.sum': formatNumber(buckets.reduce((sum, { count }) => sum + count, 0)),
    ...Object.fromEntries(
      statements.map(({ about, value }) => [
        `statements.${about}`,
        /_pct$/.test(about) ? change(value) : formatNumber(value),
      ]),
    ),
    ...Object.assign({}, ...measures.map(measureValues)),
    ...measuredQueryValues(published),
  };
}

/** Values of a report's published comparisons; each path starts with the comparison's key. */
function comparisonValues(comparisons: readonly KeyedComparison[]): ValueTexts {
  return Object.fromEntries(
    comparisons.flatMap(({ key, published }) =>
      Object.entries(publishedValues(published)).map(([path, text]) => [`${key}.${path}`, text]),
    ),
  );
}

/** Peak and median of each drawn line: "usage.<chart>.<role>.peak". */
function usageValues(specs: readonly LineSpec[], unit: string): ValueTexts {
  return Object.fromEntries(
    specs.flatMap(({ id, series }) =>
      series.flatMap(({ role, points }) => {
        const values = points.map(({ y }) => y).filter((y) => y !== null);
        const text = (value: number) =>
          `${formatNumber(value, value < 10 ? 1 : 0)}${unit === '' ? '' : `\u202F${unit}`}`;
        return [
          [`usage.${id}.${role}.peak`, text(Math.max(...values))],
          [`usage.${id}.${role}.median`, text(median(values))],
        ];
      }),
    ),
  );
}

/** A contradiction in the source for a page, with a link to the artifact line. */
export interface Contradiction {
  message: string;
  label: string;
  /** As served, "/data/published/…/buckets.csv". */
  path: string;
  line: number | null;
}

/** Input of the published part of a report; missing parts are empty or null. */
export interface PublishedInput {
  comparisons: readonly KeyedComparison[];
  usage: ResourceUsage | null;
  environments: readonly Environment[];
  /** Values of the environments that the candidate needs. */
  capacity: ValueTexts;
  /** Ranges of the result sets of both sides, by key; empty without them. */
  ranges: Readonly<Record<string, Ranges>>;
  /** Of the first comparison; null if its runs are unknown. */
  comparability: PublishedComparability | null;
}

/** Content of a report's pages from published results. Nothing is computed beyond the published numbers. */
export interface PublishedParts {
  /** Verdict block of each published comparison, by key. */
  verdicts: Record<string, PublishedVerdict>;
  figures: Record<string, FigureText>;
  /** Tables without a chart, by id: `<key>-phases`, `<key>-gains`, `<key>-losses`, `<key>-measures`, `<key>-queries-<size>`, `<figure>-summary`. */
  tables: Record<string, Table>;
  texts: ValueTexts;
  /** Parts of a measured comparison that published results cannot have, with the reason. */
  absent: AbsentFigure[];
  contradictions: Contradiction[];
  /** Of the first published comparison; null if its runs are unknown. */
  comparability: PublishedComparability | null;
  /** Limits of the measurement, one sentence each; empty if the runs are unknown. */
  notMeasured: string[];
}

interface Multiples {
  wanted: UsageFigure;
  specs: LineSpec[];
}

function multiplesOf(figures: readonly UsageFigure[], usage: ResourceUsage | null): Multiples[] {
  return usage ? figures.map((wanted) => ({ wanted, specs: usageSpecs(usage, wanted) })) : [];
}

/** Usage of both sides for each measure with queries as bands. */
function usesOf(queries: UsageQueries | undefined, usage: ResourceUsage | null): MeasuredUse[] {
  return queries && usage ? queries.figures.map((figure) => measuredUse(usage, queries, figure)) : [];
}

function textsOf(
  { comparisons, capacity, ranges }: PublishedInput,
  multiples: readonly Multiples[],
  uses: readonly MeasuredUse[],
): ValueTexts {
  return {
    ...comparisonValues(comparisons),
    ...Object.assign({}, ...multiples.map(({ wanted, specs }) => usageValues(specs, axisUnit(wanted.axisTitle)))),
    ...valuesOfUse(uses),
    ...capacity,
    ...Object.fromEntries(
      Object.entries(ranges).flatMap(([key, own]) =>
        Object.entries(rangeValues(own)).map(([path, text]) => [`${key}.${path}`, text]),
      ),
    ),
  };
}

/** Values of published comparisons and of drawn time series for `<Value of="…">`. */
export function publishedTexts({ usage: wanted }: Report, input: PublishedInput): ValueTexts {
  const { usage } = input;
  return textsOf(input, multiplesOf(wanted?.figures ?? [], usage), usesOf(wanted?.queries, usage));
}

function contradictionOf({ path, line, message }: Problem): Contradiction {
  const file = path.split('/').slice(-2).join('/');
  const label = line === null ? file : `${file}, line ${line}`;
  return { message, label, path: `/${path.replace(/^static\//, '')}`, line };
}

function tablesOf({ key, published }: KeyedComparison): [id: string, table: Table][] {
  const tables: [string, Table][] = [
    [`${key}-measures`, measuresTable(published)],
    ...phasesTables(published, key),
    [`${key}-gains`, gainsTable(published)],
    [`${key}-losses`, lossesTable(published)],
    ...measuredQueryTables(published, key),
  ];
  return tables.filter(([, { rows }]) => rows.length > 0);
}

/**
 * Charts of a report's published results, and the content of its pages. `warnings` are of the artifacts, `doubt` is a
 * contradiction that changes the cost of the first comparison.
 */
export function publishedParts(
  report: Report,
  input: PublishedInput,
  warnings: readonly Problem[],
  doubt = '',
): { charts: ChartSpec[]; parts: PublishedParts } {
  const { comparisons, usage } = input;
  const drawn = comparisons.flatMap((comparison) => drawnComparison(comparison, input));
  const multiples = multiplesOf(report.usage?.figures ?? [], usage);
  const uses = usesOf(report.usage?.queries, usage);
  const texts = textsOf(input, multiples, uses);
  const banded = usage ? uses.map((use) => ({ spec: bandsSpec(use), use })) : [];
  const usageTexts = usage ? multiples.map(({ wanted, specs }) => usageFigure(usage, wanted, specs, texts)) : [];
  const bandTexts = usage ? banded.map(({ spec, use }) => bandsFigure(usage, use, spec)) : [];
  const hasTotals = comparisons[0]?.published.totals != null;
  const peaks = multiples.map(({ wanted, specs }) => [`${wanted.id}-summary`, peaksTable(specs)] as const);
  return {
    charts: [...drawn, ...banded].map(({ spec }): ChartSpec => spec).concat(multiples.flatMap(({ specs }) => specs)),
    parts: {
      verdicts: {
        ...Object.fromEntries(
          comparisons.map((entry, index) => [
            entry.key,
            { ...publishedVerdict(entry, input, report.standing), doubt: index === 0 ? doubt : '' },
          ]),
        ),
        ...verdictOfUse(uses, usage),
      },
      figures: Object.fromEntries(
        [...drawn.map(({ text }) => text), ...usageTexts, ...bandTexts].map((text) => [text.id, text]),
      ),
      tables: Object.fromEntries([...comparisons.flatMap(tablesOf), ...peaks]),
      texts,
      absent: [...absentFigures(comparisons), ...absentOfUse(uses)],
      contradictions: warnings.map(contradictionOf),
      comparability: input.comparability,
      notMeasured: input.comparability ? [missingText(input.comparability, false, hasTotals)] : [],
    },
  };
}
