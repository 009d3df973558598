import { formatMeasured } from '../../benchmark/eventLogAnalysis/amounts';
import type { Side } from '../../benchmark/model/resultSet';
import { MISSING } from '../../benchmark/text/cells';
import { formatNumber } from '../../benchmark/text/numbers';
import type { StageMarks, StageRow, StagesSpec } from './spec';

/** A number as in a cell, with the letter of its footnote; empty for none. */
export interface NotedText {
  text: string;
  letter: string;
}

/** Stage of one side as a table row: marks in seconds on their axes, and numbers. Null if the side lacks the stage. */
export type SideCells = NonNullable<ReturnType<typeof sideCells>>;

const GROUPS: readonly { head: string; keys: readonly string[] }[] = [
  { head: 'Input', keys: ['input_bytes'] },
  { head: 'Shuffle', keys: ['shuffle_read_bytes', 'shuffle_write_bytes'] },
  { head: 'Spill', keys: ['disk_spill_bytes'] },
  { head: 'GC', keys: ['gc_s'] },
  { head: 'Peak memory', keys: ['peak_memory_bytes', 'peak_on_heap_bytes', 'peak_off_heap_bytes'] },
];
const PARTS: Readonly<Record<string, string>> = {
  shuffle_read_bytes: 'read',
  shuffle_write_bytes: 'written',
  peak_memory_bytes: 'task',
  peak_on_heap_bytes: 'on-heap',
  peak_off_heap_bytes: 'off-heap',
};

/** Columns of a spec in the groups of the page: their indexes, and a header with the unit. */
export function stageGroups({ columns }: StagesSpec) {
  return GROUPS.flatMap(({ head, keys }) => {
    const places = keys.map((key) => columns.findIndex((column) => column.key === key)).filter((place) => place >= 0);
    const own = places.flatMap((place) => columns[place] ?? []);
    if (own.length === 0) return [];
    const parts = own.flatMap(({ key }) => PARTS[key] ?? []);
    const [unit, detail] = [own[0]?.unit ?? '', parts.join(' / ')];
    return [{ head, unit, detail, places }];
  });
}

function seconds(value: number | null): string {
  return value === null ? MISSING : formatNumber(value, 2);
}

/** Share of an axis as a CSS length with one decimal. */
function percent(value: number, max: number): string {
  return `${Math.round((1000 * value) / max) / 10}%`;
}

/** Seconds as a CSS number, with the digits of the text next to it. */
function cssSeconds(value: number): string {
  return value.toFixed(2);
}

function textsOf({ values }: StageMarks, letters: readonly string[], places: readonly number[]): NotedText[] {
  return places.map((place) => {
    const value = values[place] ?? null;
    return { text: value === null ? MISSING : formatMeasured(value), letter: letters[place] ?? '' };
  });
}

/** One side of a row as cells; null if the side lacks the stage. */
export function sideCells(spec: StagesSpec, row: StageRow, side: Side) {
  const own = row[side];
  if (!own) return null;
  const { startS, endS, timeS, tasks, medianS, p95S, maxS } = own;
  const told = startS !== null && endS !== null;
  const known = medianS !== null && maxS !== null;
  return {
    /** "0.04 to 0.14 s"; empty if the log lacks it. */
    when: told ? `${seconds(startS)} to ${seconds(endS)} s` : '',
    bar: told ? { start: cssSeconds(startS), end: cssSeconds(endS) } : null,
    time: seconds(timeS),
    tasks: formatNumber(tasks),
    /** Median and slowest task, in seconds on the axis of tasks. */
    task: known ? { median: cssSeconds(medianS), slowest: cssSeconds(maxS) } : null,
    durations: known ? [medianS, p95S, maxS].map(seconds).join(' / ') : MISSING,
    groups: stageGroups(spec).map(({ places }) => textsOf(own, spec.letters[side], places)),
  };
}

/** Ticks of an axis with their positions in %. */
export function axisTicks({ max, ticks }: StagesSpec['axis']): { label: string; left: string }[] {
  return ticks.map((tick) => ({ label: String(tick), left: percent(tick, max) }));
}
