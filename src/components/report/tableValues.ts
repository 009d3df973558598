import { type ReportTableRow, reportTableRows } from '../../benchmark/artifacts/reportTables';
import type { Comparison } from '../../benchmark/model/comparison';
import { decimalNumber } from '../../benchmark/model/guards/numberText';
import type { Artifact, ResultSet } from '../../benchmark/model/resultSet';
import { median } from '../../benchmark/model/statistics';
import { formatNumber, formatSeconds, formatShare, formatSigned, formatSpeedup } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import { slug } from '../../benchmark/text/slug';

type MeasureRow = ReportTableRow<'aggregates.csv'> | ReportTableRow<'metrics.csv'>;

/** Path of a row's values: "aggregates.input", "metrics.q93.join-stage-200-tasks.stage-time". */
export function measurePath(
  row: Pick<ReportTableRow<'metrics.csv'>, 'measure'> & { query?: string; group?: string },
): string {
  const place = row.query === undefined ? ['aggregates'] : ['metrics', row.query, slug(row.group ?? '')];
  return [...place, slug(row.measure)].join('.');
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

function withUnit(text: string, unit: string): string {
  if (unit === '%') return `${text}%`;
  return unit === '' || unit === 'count' ? text : `${text}\u202F${unit}`;
}

/**
 * Texts of one row: baseline and candidate with the artifact's digits and unit. If both are known and comparable, also
 * difference (candidate − baseline, signed), ratio (candidate ÷ baseline), and inverse (baseline ÷ candidate), unless
 * they divide by zero.
 */
function rowTexts(row: MeasureRow): ValueTexts {
  const [baseline, candidate] = [decimalNumber(row.baseline), decimalNumber(row.candidate)];
  const decimals = Math.max(decimalsOf(row.baseline), decimalsOf(row.candidate));
  const at = measurePath(row);
  const texts: ValueTexts = {};
  if (baseline !== null) texts[`${at}.baseline`] = withUnit(formatNumber(baseline, decimalsOf(row.baseline)), row.unit);
  if (candidate !== null)
    texts[`${at}.candidate`] = withUnit(formatNumber(candidate, decimalsOf(row.candidate)), row.unit);
  if (baseline === null || candidate === null || row.note !== '') return texts;
  texts[`${at}.difference`] = withUnit(formatSigned(candidate - baseline, decimals), row.unit);
  if (baseline !== 0) texts[`${at}.ratio`] = formatSpeedup(candidate / baseline);
  if (candidate !== 0) texts[`${at}.inverse`] = formatSpeedup(baseline / candidate);
  return texts;
}

function difference(row: MeasureRow): number | null {
  const [baseline, candidate] = [decimalNumber(row.baseline), decimalNumber(row.candidate)];
  return baseline === null || candidate === null ? null : candidate - baseline;
}

/** "….share_of_gap": a stage's difference in seconds as a share of its query's. Empty if either is missing or zero. */
function gapTexts(row: ReportTableRow<'metrics.csv'>, rows: readonly ReportTableRow<'metrics.csv'>[]): ValueTexts {
  const whole = rows.find(({ query, group, measure }) => {
    return query === row.query && group.startsWith('Whole query') && measure === 'Time';
  });
  const [own, gap] = [difference(row), whole ? difference(whole) : null];
  if (row.unit !== 's' || row.note !== '' || own === null || gap === null || gap === 0) return {};
  return { [`${measurePath(row)}.share_of_gap`]: formatShare(own / gap, 0) };
}

/** "….candidate_of_upper_quartile": the slowest task of a stage ÷ its upper quartile, by side. Empty if either is missing or zero. */
function skewTexts(row: ReportTableRow<'metrics.csv'>, rows: readonly ReportTableRow<'metrics.csv'>[]): ValueTexts {
  if (row.measure !== 'Task time, slowest') return {};
  const quartile = rows.find(({ query, group, measure }) => {
    return query === row.query && group === row.group && measure === 'Task time, upper quartile';
  });
  const texts = (['baseline', 'candidate'] as const).flatMap((side) => {
    const [slowest, typical] = [decimalNumber(row[side]), decimalNumber(quartile?.[side] ?? '')];
    if (slowest === null || !typical) return [];
    return [[`${measurePath(row)}.${side}_of_upper_quartile`, `${formatNumber(slowest / typical, 1)}×`]];
  });
  return Object.fromEntries(texts);
}

/** "queries.q72.time_change_of_candidate_pct": (candidate − baseline) ÷ candidate, for sources that use this share. */
function queryTexts({ matched }: Comparison): ValueTexts {
  return Object.fromEntries(
    matched.map(({ query, baseline, candidate }) => {
      const percent = ((candidate.timeS - baseline.timeS) / candidate.timeS) * 100;
      return [`queries.${query}.time_change_of_candidate_pct`, `${formatSigned(percent)}%`];
    }),
  );
}

/** Distances of each query's time from the median and mean of its published iterations, in seconds. */
function distances({ rows, iterationRows }: ResultSet) {
  return rows.flatMap(({ query, timeS }) => {
    const times = iterationRows.filter((entry) => entry.query === query).map((entry) => entry.timeS);
    if (times.length === 0 || timeS === null) return [];
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    return [{ medianS: Math.abs(timeS - median(times)), meanS: Math.abs(timeS - mean) }];
  });
}

/** "iterations.series", and largest distances of times from the median and mean of iterations; empty without any. */
function iterationTexts({ baseline, candidate }: Comparison): ValueTexts {
  const all = [baseline, candidate].flatMap(distances);
  if (all.length === 0) return {};
  return {
    'iterations.series': formatNumber(all.length),
    'iterations.largest_from_median_s': formatSeconds(Math.max(...all.map(({ medianS }) => medianS)), 2),
    'iterations.largest_from_mean_s': formatSeconds(Math.max(...all.map(({ meanS }) => meanS)), 2),
  };
}

/** Values of aggregates.csv, metrics.csv, and the iterations for `<Value of="…">` and slips.csv, by dotted path. */
export function smallValues(tables: readonly Artifact[], comparison: Comparison): ValueTexts {
  const metrics = reportTableRows(tables, 'metrics.csv');
  return Object.assign(
    queryTexts(comparison),
    iterationTexts(comparison),
    ...reportTableRows(tables, 'aggregates.csv').map(rowTexts),
    ...metrics.flatMap((row) => [rowTexts(row), gapTexts(row, metrics), skewTexts(row, metrics)]),
  );
}
