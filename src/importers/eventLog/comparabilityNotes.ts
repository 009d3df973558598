import { metricsNoteAbout, type QueryMeasure } from '../../benchmark/model/queryMetrics';
import type { Note } from '../../benchmark/model/resultSet';

/** A measure that a setting makes incomparable with other engines, and why. See docs/methodology.mdx. */
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

/** The notes on measures that an application's Spark properties make incomparable with other engines. */
export function comparabilityNotes(properties: Readonly<Record<string, string>>): Note[] {
  return RULES.filter(({ applies }) => applies(properties)).map(({ about, text }) => ({
    about: metricsNoteAbout(about),
    text,
  }));
}
