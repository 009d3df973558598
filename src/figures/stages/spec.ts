import { formatRows } from '../../benchmark/eventLogAnalysis/amounts';
import { matchStages, type StagePair } from '../../benchmark/eventLogAnalysis/matchStages';
import { type ChosenIteration, medianIteration } from '../../benchmark/eventLogAnalysis/medianIteration';
import {
  STAGE_MEASURES,
  type StageMeasure,
  type StageRun,
  stageRuns,
  stageTime,
} from '../../benchmark/eventLogAnalysis/stageRuns';
import type { SpecBase } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery, Names, Verdict } from '../../benchmark/model/comparison';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import { metricsNoteAbout, type QueryMetrics } from '../../benchmark/model/queryMetrics';
import type { ResultSet, Side } from '../../benchmark/model/resultSet';
import type { Cell, Table } from '../../benchmark/model/table';
import { footnoteLetter } from '../../benchmark/text/footnotes';
import { joinWords } from '../../benchmark/text/names';
import { rounded } from '../../benchmark/text/numbers';
import { secondsAxis } from '../shared/axes';
import type { Kind } from '../shared/kind';
import { stagesCaption, stagesTitle } from './text';

/** Stage of one side: seconds since the start of the query, and measures in the order of the columns. */
export interface StageMarks {
  startS: number | null;
  endS: number | null;
  timeS: number | null;
  tasks: number;
  medianS: number | null;
  p95S: number | null;
  maxS: number | null;
  values: (number | null)[];
}

/** A stage of both sides; null for a side that lacks it. */
export type StageRow = ReturnType<typeof rowOf>;

interface Scale {
  max: number;
  ticks: number[];
}

/** Stages of one query on both sides, on one time axis. */
export interface StagesSpec extends SpecBase {
  kind: 'stages';
  query: string;
  names: Names;
  verdict: Verdict;
  caption: string;
  axis: Scale;
  taskAxis: Scale;
  columns: { key: string; label: string; unit: string }[];
  /** Letters of the columns' footnotes by side, in column order; empty for none. */
  letters: Record<Side, string[]>;
  footnotes: string[];
  rows: StageRow[];
  /** Measures that both logs lack, as a sentence; '' for none. */
  absent: string;
}

/** Labels and units as shown, and how many units of the measure make one of them. */
const COLUMNS: Readonly<Record<StageMeasure, { label: string; unit: string; size: number }>> = {
  input_bytes: { label: 'Input', unit: 'MB', size: 1e6 },
  shuffle_read_bytes: { label: 'Shuffle read', unit: 'MB', size: 1e6 },
  shuffle_write_bytes: { label: 'Shuffle write', unit: 'MB', size: 1e6 },
  disk_spill_bytes: { label: 'Spill', unit: 'MB', size: 1e6 },
  gc_s: { label: 'GC', unit: 's', size: 1 },
  peak_memory_bytes: { label: 'Peak memory of the largest task', unit: 'MB', size: 1e6 },
  peak_on_heap_bytes: { label: 'on-heap', unit: 'MB', size: 1e6 },
  peak_off_heap_bytes: { label: 'off-heap', unit: 'MB', size: 1e6 },
};

const SIDES = ['baseline', 'candidate'] as const;

function marksOf(run: StageRun | null, measures: readonly StageMeasure[]): StageMarks | null {
  if (!run) return null;
  const { startS, endS, tasks, medianS, p95S, maxS } = run;
  const values = measures.map((name) => {
    const value = run.measures[name];
    return value === null ? null : rounded(value / COLUMNS[name].size);
  });
  return { startS, endS, timeS: rounded(stageTime(run)), tasks, medianS, p95S, maxS, values };
}

function rowsText({ readRows, writtenRows }: StageRun): string {
  const [read, written] = [formatRows(readRows), formatRows(writtenRows)];
  return writtenRows === 0 || read === written ? `${read} rows` : `${read} → ${written} rows`;
}

function rowOf({ baseline, candidate }: StagePair, measures: readonly StageMeasure[]) {
  const either = (baseline ?? candidate) as StageRun;
  return {
    name: either.name,
    detail: rowsText(either),
    baseline: marksOf(baseline, measures),
    candidate: marksOf(candidate, measures),
  };
}

/** Measures that a stage of either side has, in their order. */
function knownMeasures(pairs: readonly StagePair[]): StageMeasure[] {
  const runs = pairs.flatMap(({ baseline, candidate }) => [baseline, candidate]);
  return STAGE_MEASURES.filter((name) => runs.some((run) => run && run.measures[name] !== null));
}

/** Letters of the notes on measures by side, and the notes in letter order. */
function footnotesOf(
  sets: Record<Side, ResultSet>,
  measures: readonly StageMeasure[],
): Pick<StagesSpec, 'letters' | 'footnotes'> {
  const noteOf = (side: Side, name: StageMeasure) =>
    sets[side].notes.find(({ about }) => about === metricsNoteAbout(name))?.text ?? '';
  const all = measures.flatMap((name) => SIDES.map((side) => noteOf(side, name)));
  const footnotes = [...new Set(all.filter((text) => text !== ''))];
  const letters = (side: Side) => measures.map((name) => footnoteLetter(footnotes.indexOf(noteOf(side, name))));
  return { letters: { baseline: letters('baseline'), candidate: letters('candidate') }, footnotes };
}

function absentText(measures: readonly StageMeasure[]): string {
  const names = STAGE_MEASURES.filter((name) => !measures.includes(name)).map((name) =>
    /heap/.test(name) ? `peak memory ${COLUMNS[name].label}` : COLUMNS[name].label.toLowerCase(),
  );
  return names.length === 0 ? '' : `Not in these logs: ${joinWords(names)}.`;
}

/** Number of labels for which the axis of a column has room. */
const MAX_TICKS = { span: 8, task: 4 };

function scaleOf(values: readonly (number | null)[], most: number): Scale {
  const { max, ticks } = secondsAxis('', 0, Math.max(0.01, ...values.filter((value) => value !== null)));
  const step = Math.ceil(ticks.length / most);
  return { max, ticks: ticks.filter((_, place) => place % step === 0).map((tick) => Number(tick.toPrecision(6))) };
}

/** Logs of both sides for one query: the selected iterations, and their matched stages. */
export interface MatchedStages {
  chosen: Record<Side, ChosenIteration>;
  pairs: StagePair[];
}

/** Stages of a query on both sides; null if a side has no log of it. */
export function matchedStages(comparison: Comparison, metrics: SideMetrics, query: string): MatchedStages | null {
  const { baseline, candidate } = metrics;
  if (!baseline || !candidate) return null;
  const chosen = {
    baseline: medianIteration(query, comparison.baseline, baseline),
    candidate: medianIteration(query, comparison.candidate, candidate),
  };
  if (!chosen.baseline || !chosen.candidate) return null;
  const runs = (own: QueryMetrics, { iteration }: ChosenIteration) => stageRuns(own, query, iteration);
  const pairs = matchStages(runs(baseline, chosen.baseline), runs(candidate, chosen.candidate));
  return { chosen: { baseline: chosen.baseline, candidate: chosen.candidate }, pairs };
}

/** Stages of a matched query side by side. */
export function stagesSpec(
  comparison: Comparison,
  { query, verdict }: Pick<MatchedQuery, 'query' | 'verdict'>,
  { chosen, pairs }: MatchedStages,
): StagesSpec {
  const { names } = comparison;
  const measures = knownMeasures(pairs);
  const rows = pairs.map((pair) => rowOf(pair, measures));
  const marks = rows.flatMap(({ baseline, candidate }) => [baseline, candidate]);
  return {
    kind: 'stages',
    id: `stages-${query}`,
    title: stagesTitle(pairs, query, names),
    description: `Stages of ${query} with ${names.baseline} and ${names.candidate}: when they ran, how long their tasks took, and what they used.`,
    query,
    names,
    verdict,
    caption: stagesCaption(names, chosen),
    axis: scaleOf(
      marks.map((own) => own?.endS ?? null),
      MAX_TICKS.span,
    ),
    taskAxis: scaleOf(
      marks.map((own) => own?.maxS ?? null),
      MAX_TICKS.task,
    ),
    columns: measures.map((key) => ({ key, label: COLUMNS[key].label, unit: COLUMNS[key].unit })),
    ...footnotesOf(comparison, measures),
    rows,
    absent: absentText(measures),
  };
}

/** Stages for pages: the longest on either side, at most `most`, in their order. */
export function shownStages(spec: StagesSpec, most: number): StagesSpec {
  const time = ({ baseline, candidate }: StageRow) => Math.max(baseline?.timeS ?? 0, candidate?.timeS ?? 0);
  const longest = [...spec.rows].sort((a, b) => time(b) - time(a)).slice(0, most);
  return { ...spec, rows: spec.rows.filter((row) => longest.includes(row)) };
}

function sideRow({ name, detail, ...sides }: StageRow, side: Side, label: string, measures: number): Cell[] {
  const own = sides[side];
  if (!own) return [name, detail, label, ...Array<null>(7 + measures).fill(null)];
  const { startS, endS, timeS, tasks, medianS, p95S, maxS, values } = own;
  return [name, detail, label, startS, endS, timeS, tasks, medianS, p95S, maxS, ...values];
}

/** Stages as a table with a row per side; a side without the stage has empty cells. */
export function stagesTable({ rows, names, columns, footnotes }: StagesSpec): Table {
  return {
    columns: [
      column('stage', 'Stage'),
      column('rows', 'Rows'),
      column('side', 'Side'),
      ...['start', 'end', 'time'].map((name) => column(`${name}_s`, `${name}`, 's', 'number', 2)),
      column('tasks', 'Tasks', '', 'number'),
      ...['p50', 'p95', 'max'].map((name) => column(`task_${name}_s`, `Task ${name}`, 's', 'number', 2)),
      ...columns.map(({ key, label, unit }) =>
        column(`${key.replace(/_(?:bytes|s)$/, '')}_${unit}`, `${label}, ${unit}`, '', 'given'),
      ),
    ],
    rows: rows.flatMap((row) => SIDES.map((side) => sideRow(row, side, names[side], columns.length))),
    footnotes,
  };
}

/** Stages of both sides. */
export const stages: Kind<StagesSpec> = {
  unit: () => 's',
  count: ({ rows }) => ({ count: rows.length, of: 'stages' }),
  csv: stagesTable,
  embedColumns: ['stage', 'side', 'time_s', 'task_p50_s', 'task_max_s'],
};
