import { column, QUERY_COLUMN, SPEEDUP_COLUMN } from '../../benchmark/model/columns';
import type { ChangeRow, MeasureRow, PublishedComparison } from '../../benchmark/model/published';
import { median } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { type FilledColumn, tableOf } from '../../benchmark/model/tables/tableOf';
import { axisUnit } from '../../benchmark/text/cells';
import { capitalise } from '../../benchmark/text/names';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import type { LineSpec } from '../../figures/line/spec';
import { conditionName } from './conditions';
import { measureChangePct, measureSpeedup, studyName, totalChangePct } from './titles';

/** A query and its published change, with the published number of decimals: one or two. */
function changeColumns(rows: readonly ChangeRow[]): FilledColumn<ChangeRow>[] {
  const hasHundredths = rows.some(({ timeChangePct }) => Number(timeChangePct.toFixed(1)) !== timeChangePct);
  return [
    [QUERY_COLUMN, 'query'],
    [column('time_change_pct', 'Time change', '%', 'signed', hasHundredths ? 2 : 1), 'timeChangePct'],
  ];
}

/** Published changes, most time saved first. */
export function changesTable({ queries, candidate }: PublishedComparison): Table {
  const times = candidate.resultSet === undefined ? ': no per-query times were published' : '';
  return tableOf(queries, changeColumns(queries), [`As published, not recomputed${times}.`]);
}

function ranked(rows: readonly ChangeRow[]): Table {
  return tableOf(rows, [
    [column('rank', 'Rank', '', 'number'), (row) => rows.indexOf(row) + 1],
    ...changeColumns(rows),
  ]);
}

/** Published changes that save time, largest saving first. */
export function gainsTable({ queries }: PublishedComparison): Table {
  return ranked(queries.filter(({ timeChangePct }) => timeChangePct < 0));
}

/** Published changes that cost time, largest loss first. */
export function lossesTable({ queries }: PublishedComparison): Table {
  return ranked(queries.filter(({ timeChangePct }) => timeChangePct > 0).reverse());
}

/** Published distribution with shares of the counted queries. */
export function publishedBucketsTable({ buckets }: PublishedComparison): Table {
  const all = buckets.reduce((sum, { count }) => sum + count, 0);
  return tableOf(buckets, [
    [column('label', 'Time change', '', 'range'), 'label'],
    [column('from_pct', 'From', '%', 'signed'), 'fromPct'],
    [column('to_pct', 'To', '%', 'signed'), 'toPct'],
    [column('count', 'Queries', 'queries', 'number'), 'count'],
    [column('share_pct', 'Share', '%', 'number', 1), ({ count }) => (all === 0 ? null : (100 * count) / all)],
  ]);
}

/** Both published totals of each condition. */
export function publishedTotalsTable(conditions: readonly PublishedComparison[]): Table {
  const rows = conditions.flatMap((published) => {
    const { totals, baseline, candidate } = published;
    if (!totals) return [];
    const name = conditionName(published, conditions);
    return [
      { name, side: `${baseline.title} (baseline)`, timeS: totals.baselineS, pct: 100 },
      {
        name,
        side: `${candidate.title} (candidate)`,
        timeS: totals.candidateS,
        pct: 100 + (totalChangePct(published) ?? 0),
      },
    ];
  });
  const condition: FilledColumn<(typeof rows)[number]> = [column('condition', 'Condition'), 'name'];
  return tableOf(rows, [
    ...(conditions.length > 1 ? [condition] : []),
    [column('side', 'Side'), 'side'],
    [column('total_s', 'Total time', 's', 'number', 1), 'timeS'],
    [column('of_baseline_pct', 'Share of the baseline’s', '%', 'number', 1), 'pct'],
  ]);
}

/** Published changes of every study. */
export function studiesTable(studies: readonly PublishedComparison[]): Table {
  const rows = studies.flatMap((study) => study.queries.map((change) => ({ ...change, setting: studyName(study) })));
  return tableOf(rows, [
    [column('setting', 'Setting'), 'setting'],
    [QUERY_COLUMN, 'query'],
    [column('time_change_pct', 'Time change', '%', 'signed', 1), 'timeChangePct'],
  ]);
}

function measureVerdict(row: MeasureRow): string {
  const change = measureChangePct(row);
  if (change === null) return NOT_REPORTED;
  if (Math.abs(change) < 1) return 'difference below 1%';
  return change < 0 === (row.better === 'lower') ? 'better' : 'worse';
}

const onlyChange = ({ baseline, candidate }: MeasureRow) => baseline === null || candidate === null;

function measuresFoot({ measures, baseline, candidate }: PublishedComparison): string[] {
  const last = measures.some(({ published }) => published !== '') ? ' and the last column' : '';
  const values = `The values of ${baseline.title} and ${candidate.title}${last} are as published. Change, speedup, and direction are computed from the two values.`;
  return measures.some(onlyChange)
    ? [values, 'If a value is missing, the change is as published and the speedup is computed from it.']
    : [values];
}

/** Measurements other than query times: better direction, change, and speedup in that direction. */
export function measuresTable(published: PublishedComparison): Table {
  const { measures, baseline, candidate } = published;
  const reported: FilledColumn<MeasureRow> = [
    column('published', 'Reported by the source'),
    (row) => row.published || null,
  ];
  return tableOf(
    measures,
    [
      [column('name', 'Measurement'), 'name'],
      [column('size', 'Size'), 'size'],
      [column('unit', 'Unit'), 'unit'],
      [column('better', 'Direction'), ({ better }) => `${better} is better`],
      [column('baseline', capitalise(baseline.title), '', 'given'), (row) => row.baseline],
      [column('candidate', capitalise(candidate.title), '', 'given'), (row) => row.candidate],
      [column('change_pct', 'Change', '%', 'signed', 1), measureChangePct],
      [SPEEDUP_COLUMN, measureSpeedup],
      [column('direction', 'For the candidate'), measureVerdict],
      ...(measures.some((row) => row.published !== '') ? [reported] : []),
    ],
    measuresFoot(published),
  );
}

/** Peak and median over time of the drawn part of each line; medians ignore minutes without a value. */
export function peaksTable(specs: readonly LineSpec[]): Table {
  const unit = axisUnit(specs[0]?.axis.title ?? '');
  const lines = specs.flatMap(({ title, series }) =>
    series.map(({ name, points }) => ({ title, name, values: points.flatMap(({ y }) => y ?? []) })),
  );
  return tableOf(
    lines,
    [
      [column('panel', 'Panel'), 'title'],
      [column('series', 'Series'), 'name'],
      [column('peak', `Peak (${unit})`, '', 'number', 1), ({ values }) => Math.max(...values)],
      [column('median', `Median (${unit})`, '', 'number', 1), ({ values }) => median(values)],
    ],
    ['For the busiest pod in each minute.'],
  );
}
