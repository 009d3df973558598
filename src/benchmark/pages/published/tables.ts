import type { LineSpec } from '../../figures/usage';
import { column } from '../../model/columns';
import type { ChangeRow, MeasureRow, PublishedComparison } from '../../model/published';
import { median } from '../../model/statistics';
import type { Cell, Table } from '../../model/table';
import { axisUnit } from '../../text/cells';
import { capitalise } from '../../text/names';
import { measureChangePct, measureSpeedup } from './titles';

const CHANGE = column('time_change_pct', 'Time change', '%', 'signed', 1);

/** The published changes, most time saved first. */
export function changesTable({ queries }: PublishedComparison): Table {
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
export function gainsTable({ queries }: PublishedComparison): Table {
  return ranked(queries.filter(({ timeChangePct }) => timeChangePct < 0));
}

/** The published changes that cost time, largest loss first. */
export function lossesTable({ queries }: PublishedComparison): Table {
  return ranked(queries.filter(({ timeChangePct }) => timeChangePct > 0).reverse());
}

/** The published distribution with shares of the queries that it counts. */
export function publishedBucketsTable({ buckets }: PublishedComparison): Table {
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
export function publishedTotalsTable({ totals, baseline, candidate }: PublishedComparison): Table {
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
    row.published === '' ? null : row.published,
  ];
}

const onlyChange = ({ baseline, candidate }: MeasureRow) => baseline === null || candidate === null;

/** Which columns hold published values and which are computed from them. */
function measuresFoot({ measures, baseline, candidate }: PublishedComparison): string[] {
  const values = `The values of ${baseline.title} and ${candidate.title} and the last column are as published; change, speedup and direction are computed from the two values.`;
  return measures.some(onlyChange)
    ? [values, 'Where a value is missing the change is as published, and the speedup is computed from it.']
    : [values];
}

/** Measures that are no query times: which direction is better, the change, and the speedup in that direction. */
export function measuresTable(published: PublishedComparison): Table {
  const { measures, baseline, candidate } = published;
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
      column('published', 'The source says', '', 'text'),
    ],
    rows: measures.map(measureCells),
    footnotes: measuresFoot(published),
  };
}

/** Peak and median over time of the drawn part of each line, as a table; medians leave out minutes without a value. */
export function peaksTable(specs: readonly LineSpec[]): Table {
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
