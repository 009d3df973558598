import type { LineSpec } from './chartTypes';
import { column } from './columns';
import { axisUnit, capitalise } from './format';
import { measureChangePct, measureSpeedup } from './publishedTitles';
import type { ChangeRow, MeasureRow, Published } from './publishedTypes';
import { median } from './statistics';
import type { Cell, Table } from './tableTypes';

const CHANGE = column('time_change_pct', 'Time change', '%', 'signed', 1);

/** The published changes, most time saved first. */
export function changesTable({ queries }: Published): Table {
  return {
    columns: [column('query', 'Query', '', 'query'), CHANGE],
    rows: queries.map(({ query, timeChangePct }) => [query, timeChangePct]),
    footnotes: ['As published, not recomputed: no seconds of single queries were published.'],
  };
}

function ranked(rows: readonly ChangeRow[]): Table {
  return {
    columns: [column('rank', 'Rank', '', 'number'), column('query', 'Query', '', 'query'), CHANGE],
    rows: rows.map(({ query, timeChangePct }, index) => [index + 1, query, timeChangePct]),
    footnotes: [],
  };
}

/** The published changes that save time, largest saving first. */
export function gainsTable({ queries }: Published): Table {
  return ranked(queries.filter(({ timeChangePct }) => timeChangePct < 0));
}

/** The published changes that cost time, largest loss first. */
export function lossesTable({ queries }: Published): Table {
  return ranked(queries.filter(({ timeChangePct }) => timeChangePct > 0).reverse());
}

/** The published distribution with shares of the queries that it counts. */
export function publishedBucketsTable({ buckets }: Published): Table {
  const all = buckets.reduce((sum, { count }) => sum + count, 0);
  return {
    columns: [
      column('label', 'Time change', '', 'range'),
      column('from_pct', 'From', '%', 'signed'),
      column('to_pct', 'To', '%', 'signed'),
      column('count', 'Queries', 'queries', 'number'),
      column('share_pct', 'Share', '%', 'number', 1),
    ],
    rows: buckets.map(({ label, fromPct, toPct, count }) => [
      label,
      fromPct,
      toPct,
      count,
      all === 0 ? null : (100 * count) / all,
    ]),
    footnotes: [],
  };
}

/** Both published totals and what they give. */
export function publishedTotalsTable({ totals, baseline, candidate }: Published): Table {
  return {
    columns: [column('side', 'Side', '', 'text'), column('total_s', 'Total time', 's', 'number', 1)],
    rows: totals
      ? [
          [`${baseline.title} (baseline)`, totals.baselineS],
          [`${candidate.title} (candidate)`, totals.candidateS],
        ]
      : [],
    footnotes: [],
  };
}

function measureVerdict(row: MeasureRow): string {
  const change = measureChangePct(row);
  if (change === null) return 'not stated';
  if (Math.abs(change) < 1) return 'no difference of one per cent';
  return change < 0 === (row.better === 'lower') ? 'better' : 'worse';
}

function measureCells(row: MeasureRow): Cell[] {
  const { name, unit, better, size, baseline, candidate } = row;
  return [
    name,
    size,
    unit,
    `${better} is better`,
    baseline,
    candidate,
    measureChangePct(row),
    measureSpeedup(row),
    measureVerdict(row),
  ];
}

const onlyChange = ({ baseline, candidate }: MeasureRow) => baseline === null || candidate === null;

/** Measures that are no query times: which direction is better, the change, and the speedup in that direction. */
export function measuresTable({ measures, baseline, candidate }: Published): Table {
  return {
    columns: [
      column('name', 'Measure', '', 'text'),
      column('size', 'Size', '', 'text'),
      column('unit', 'Unit', '', 'text'),
      column('better', 'Direction', '', 'text'),
      column('baseline', capitalise(baseline.title), '', 'given'),
      column('candidate', capitalise(candidate.title), '', 'given'),
      column('change_pct', 'Change', '%', 'signed', 1),
      column('speedup', 'Speedup', '×', 'number', 2),
      column('direction', 'For the candidate', '', 'text'),
    ],
    rows: measures.map(measureCells),
    footnotes: measures.some(onlyChange) ? ['Where a value is missing only the change was published.'] : [],
  };
}

/** A unit as it stands in names of columns: "MB/s" → "mb_per_s". */
const unitName = (unit: string) => unit.toLowerCase().replaceAll('/', '_per_');

/** The points of small multiples side by side: one row per x, one column per line, its unit in its head. */
export function usageTable(specs: readonly LineSpec[]): Table {
  const lines = specs.flatMap((spec) => spec.series.map((series) => ({ spec, series })));
  const xs = [...new Set(lines.flatMap(({ series }) => series.points.map(({ x }) => x)))].sort((a, b) => a - b);
  const values = lines.map(({ series }) => new Map(series.points.map(({ x, y }) => [x, y])));
  return {
    columns: [
      column('elapsed_min', 'Elapsed time, min', '', 'number'),
      ...lines.map(({ spec, series }) =>
        column(
          `${spec.id}_${series.role}_${unitName(axisUnit(spec.axis.title))}`,
          `${spec.title}: ${series.name}, ${axisUnit(spec.axis.title)}`,
          '',
          'number',
          1,
        ),
      ),
    ],
    rows: xs.map((x) => [x, ...values.map((points) => points.get(x) ?? null)]),
    footnotes: [],
  };
}

/** Peak and median over time of the drawn part of each line, as a table; medians leave out minutes without a value. */
export function usageSummary(specs: readonly LineSpec[]): Table {
  const unit = axisUnit(specs[0]?.axis.title ?? '');
  return {
    columns: [
      column('panel', 'Panel', '', 'text'),
      column('series', 'Series', '', 'text'),
      column('peak', `Peak, ${unit}`, '', 'number', 1),
      column('median', `Median, ${unit}`, '', 'number', 1),
    ],
    rows: specs.flatMap(({ title, series }) =>
      series.map(({ name, points }) => {
        const values = points.map(({ y }) => y).filter((y) => y !== null);
        return [title, name, Math.max(...values), median(values)];
      }),
    ),
    footnotes: ['Of the busiest pod of each minute.'],
  };
}
