import { column } from '../model/columns';
import type { MetricsTable } from '../model/eventLog';
import { metricsNoteAbout, QUERY_MEASURES, type QueryMeasure, type QueryMetrics } from '../model/queryMetrics';
import type { ResultSet } from '../model/resultSet';
import { median } from '../model/statistics';
import type { Cell, Column } from '../model/table';
import { footnoteLetter } from '../text/footnotes';
import { engineTitle } from '../text/names';
import { formatNumber } from '../text/numbers';

export interface MetricsSide {
  resultSet: Pick<ResultSet, 'engine' | 'notes'>;
  metrics: Pick<QueryMetrics, 'queries'>;
}

const MEASURE_LABELS: Record<QueryMeasure, string> = {
  jobs: 'Jobs',
  stages: 'Stages',
  tasks: 'Tasks',
  failed_tasks: 'Failed tasks',
  input_bytes: 'Input',
  input_records: 'Input records',
  output_bytes: 'Output',
  output_records: 'Output records',
  shuffle_read_bytes: 'Shuffle read',
  shuffle_read_records: 'Shuffle read records',
  shuffle_write_bytes: 'Shuffle write',
  shuffle_write_records: 'Shuffle write records',
  memory_spill_bytes: 'Spill (memory)',
  disk_spill_bytes: 'Spill (disk)',
  gc_s: 'Garbage collection, all tasks',
  run_s: 'Run time, all tasks',
  cpu_s: 'CPU time, all tasks',
  peak_memory_bytes: 'Peak execution memory of the largest task',
  peak_on_heap_bytes: 'Peak executor memory, on-heap',
  peak_off_heap_bytes: 'Peak executor memory, off-heap',
};

/** A display unit: its size in the stored unit, and its decimals. */
interface Scale {
  unit: string;
  size: number;
  decimals: number;
}

const BYTE_SCALES: Scale[] = [
  { unit: 'TB', size: 1e12, decimals: 2 },
  { unit: 'GB', size: 1e9, decimals: 2 },
  { unit: 'MB', size: 1e6, decimals: 1 },
  { unit: 'kB', size: 1e3, decimals: 1 },
];

/** The unit in which the largest value is at least 1. */
function scaleOf(measure: QueryMeasure, values: readonly number[]): Scale {
  if (measure.endsWith('_s')) return { unit: 's', size: 1, decimals: 2 };
  if (!measure.endsWith('_bytes')) return { unit: '', size: 1, decimals: 1 };
  const largest = Math.max(...values);
  return BYTE_SCALES.find(({ size }) => largest >= size) ?? { unit: 'B', size: 1, decimals: 0 };
}

/** "109.0" for 109 MB, "10" and "10.5" for counts. */
function valueText(value: number, { unit, size, decimals }: Scale): string {
  return formatNumber(value / size, unit === '' && Number.isInteger(value) ? 0 : decimals);
}

/** One value with its unit, "2.6 kB" or "7.49 s". */
export function measureText(measure: QueryMeasure, value: number): string {
  const scale = scaleOf(measure, [value]);
  return scale.unit === '' ? valueText(value, scale) : `${valueText(value, scale)}\u202F${scale.unit}`;
}

/** "7.49–8.41"; null if all values are equal. */
function rangeText(values: readonly number[], scale: Scale): string | null {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return null;
  const decimals = scale.unit === '' ? 0 : scale.decimals;
  return `${formatNumber(low / scale.size, decimals)}–${formatNumber(high / scale.size, decimals)}`;
}

function valuesOf(query: string, measure: QueryMeasure, { metrics }: MetricsSide): number[] {
  return metrics.queries.filter((row) => row.query === query).flatMap((row) => row[measure] ?? []);
}

/** Distinct notes on why a measure is not comparable. */
function noteOf(measure: QueryMeasure, sides: readonly MetricsSide[]): string {
  const about = metricsNoteAbout(measure);
  const notes = sides.flatMap(({ resultSet }) => resultSet.notes.filter((note) => note.about === about));
  return [...new Set(notes.map(({ text }) => text))].join(' ');
}

/** Candidate ÷ baseline of the medians; null if the baseline is 0, or one of them is missing. */
function ratioCell([baseline, candidate]: readonly (number | null)[], note: string): Cell {
  if (note !== '') return 'not comparable';
  return !baseline || candidate === undefined || candidate === null ? null : candidate / baseline;
}

/** Median of a side and its range; "not reported" without values. */
function sideCells(values: readonly number[], scale: Scale): Cell[] {
  if (values.length === 0) return ['not reported', null];
  return [valueText(median(values), scale), rangeText(values, scale)];
}

/** True if any side reports a measure of a query; other rows are omitted. */
function isReported(query: string, measure: QueryMeasure, sides: readonly MetricsSide[]): boolean {
  return sides.some((side) => valuesOf(query, measure, side).length > 0);
}

function rowOf(query: string, measure: QueryMeasure, sides: readonly MetricsSide[]): Cell[] {
  const values = sides.map((side) => valuesOf(query, measure, side));
  const scale = scaleOf(measure, values.flat());
  const medians = values.map((own) => (own.length === 0 ? null : median(own)));
  const cells = values.flatMap((own) => sideCells(own, scale));
  const ratio = sides.length === 2 ? [ratioCell(medians, noteOf(measure, sides))] : [];
  return [MEASURE_LABELS[measure], scale.unit, ...cells, ...ratio];
}

function sideColumns(sides: readonly MetricsSide[]): Column[] {
  return sides.flatMap(({ resultSet }, index) => {
    const key = index < 2 ? ['baseline', 'candidate'][index] : `candidate_${index}`;
    return [
      column(String(key), engineTitle(resultSet.engine), '', 'range'),
      column(`${key}_range`, 'Range', '', 'range'),
    ];
  });
}

/**
 * Resources of one query, one row per measure: the median over the iterations of each side, with the range if they
 * differ; for exactly two sides also candidate ÷ baseline, with the baseline first. A measure with a note on any side
 * has "not comparable" there and a footnote; "not reported" marks a side without the measure. Sizes in decimal units (1
 * kB = 1,000 B). Null without sides, and if a side has no metrics of the query.
 */
export function metricsTable(query: string, sides: readonly MetricsSide[]): MetricsTable | null {
  if (sides.length === 0 || sides.some((side) => valuesOf(query, 'jobs', side).length === 0)) return null;
  const measures = QUERY_MEASURES.filter((measure) => isReported(query, measure, sides));
  const notes = measures.map((measure) => noteOf(measure, sides));
  const footnotes = [...new Set(notes.filter((note) => note !== ''))];
  const ratio = sides.length === 2 ? [column('ratio', 'Ratio', '×', 'number', 2)] : [];
  return {
    columns: [column('measure', 'Metric'), column('unit', 'Unit'), ...sideColumns(sides), ...ratio],
    rows: measures.map((measure) => rowOf(query, measure, sides)),
    letters: notes.map((note) => footnoteLetter(footnotes.indexOf(note))),
    footnotes,
  };
}
