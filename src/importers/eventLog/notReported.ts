import { metricsNoteAbout, type OpenMeasure, type QueryMeasure } from '../../benchmark/model/queryMetrics';
import type { Note } from '../../benchmark/model/resultSet';
import { engineOf, type LoggedEngine } from './engine';
import type { LogSummary, StageSummary } from './summary/logSummary';

/** A measure that a setting makes incomparable with other engines, and the reason. See docs/methodology.mdx. */
interface Rule {
  about: QueryMeasure;
  applies(properties: Readonly<Record<string, string>>): boolean;
  text: string;
}

const COMET = /\bcomet\b|\.Comet/i;

function usesComet(properties: Readonly<Record<string, string>>): boolean {
  const keys = ['spark.plugins', 'spark.sql.extensions', 'spark.shuffle.manager'];
  return keys.some((key) => COMET.test(properties[key] ?? ''));
}

const RULES: readonly Rule[] = [
  {
    about: 'shuffle_read_bytes',
    applies: usesComet,
    text: 'Comet’s shuffle manager does not always add the reads of its native shuffle to Spark’s counters, so this may be too low.',
  },
  {
    about: 'peak_memory_bytes',
    applies: usesComet,
    text: 'Memory that Comet’s native operators take outside the heap is not in Spark’s peak execution memory, so this may be too low.',
  },
];

/** Notes on measures that an application's Spark properties make incomparable with other engines. */
export function comparabilityNotes(properties: Readonly<Record<string, string>>): Note[] {
  return RULES.filter(({ applies }) => applies(properties)).map(({ about, text }) => ({
    about: metricsNoteAbout(about),
    text,
  }));
}

/** Spark counters that engines may leave at 0, with the corresponding field of a stage. */
const COUNTERS = {
  memory_spill_bytes: 'memorySpillBytes',
  disk_spill_bytes: 'diskSpillBytes',
  peak_memory_bytes: 'peakMemoryBytes',
} as const satisfies Partial<Record<OpenMeasure, keyof StageSummary>>;
type Counter = keyof typeof COUNTERS;

const ALL: readonly Counter[] = ['memory_spill_bytes', 'disk_spill_bytes', 'peak_memory_bytes'];
/** Counters that an engine's operators do not report to Spark, so that 0 in every task means unknown. */
const HIDDEN_COUNTERS: Readonly<Record<string, readonly Counter[]>> = {
  rapids: ALL,
  photon: ALL,
  comet: ALL,
  auron: ALL,
  blaze: ALL,
  'gluten-velox': ['peak_memory_bytes'],
};

/** Measures that the engine of a log does not report and that are 0 in every task. */
export function unreportedMeasures(summary: LogSummary): OpenMeasure[] {
  const kept = HIDDEN_COUNTERS[engineOf(summary).id] ?? [];
  return kept.filter((measure) => summary.stages.every((stage) => stage[COUNTERS[measure]] === 0));
}

function noteOf(measure: OpenMeasure, { title }: LoggedEngine): Note {
  const text = `${title} does not report it to Spark: the counter is 0 in every task of the event log, so it is left out.`;
  return { about: metricsNoteAbout(measure), text };
}

const SAMPLED = ['peak_on_heap_bytes', 'peak_off_heap_bytes'] as const;
const UNSAMPLED = 'The event log contains no executor metrics of the stages, so the value is unknown.';

/** Notes with the reasons why measures are missing from the metrics of logs. */
function missingNotes(summaries: readonly LogSummary[]): Note[] {
  const unreported = summaries.flatMap((summary) =>
    unreportedMeasures(summary).map((measure) => noteOf(measure, engineOf(summary))),
  );
  const isSampled = summaries.some(({ stages }) => stages.some(({ peakOnHeapBytes }) => peakOnHeapBytes !== null));
  const sampled = isSampled ? [] : SAMPLED.map((measure) => ({ about: metricsNoteAbout(measure), text: UNSAMPLED }));
  return [...unreported, ...sampled];
}

/** One note per measure of logs: why it is missing, otherwise why it is not comparable with other engines. */
export function metricsNotes(summaries: readonly LogSummary[]): Note[] {
  const notes = [
    ...missingNotes(summaries),
    ...summaries.flatMap(({ application }) => comparabilityNotes(application.properties)),
  ];
  return notes.filter(({ about }, index) => notes.findIndex((note) => note.about === about) === index);
}
