import { id, list, object, text } from './json';
import { operatorName } from './plan';

export interface Accumulated {
  accumulator: number;
  value: number;
}

/** The end of a stage attempt; times in ms since 1970, null if missing. */
interface StageCompleted {
  stage: number;
  attempt: number;
  startMs: number | null;
  endMs: number | null;
  /** Operators for which its RDDs were created, sorted by name. */
  scopes: string[];
  /** SQL metrics that it updated. */
  accumulated: Accumulated[];
}

/** A non-negative integer that Spark wrote as text or number; null for all other values and for -1, "not set". */
export function wholeValue(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return id(number);
}

function accumulatedOf(value: unknown): Accumulated[] {
  const { ID, Name, Value } = object(value);
  const [accumulator, number] = [id(ID), wholeValue(Value)];
  if (accumulator === null || number === null || text(Name).startsWith('internal.')) return [];
  return [{ accumulator, value: number }];
}

function scopeName(rdd: unknown): string[] {
  const scope = text(object(rdd).Scope);
  if (scope === '') return [];
  try {
    const name = operatorName(text(object(JSON.parse(scope)).name));
    return name === '' ? [] : [name];
  } catch {
    return [];
  }
}

/** The stage of a line with a SparkListenerStageCompleted; null without stage. Throws SyntaxError if it is not JSON. */
export function readStageCompleted(line: string): StageCompleted | null {
  const info = object(object(JSON.parse(line))['Stage Info']);
  const [stage, attempt] = [id(info['Stage ID']), id(info['Stage Attempt ID'])];
  if (stage === null || attempt === null) return null;
  return {
    stage,
    attempt,
    startMs: id(info['Submission Time']),
    endMs: id(info['Completion Time']),
    scopes: [...new Set(list(info['RDD Info']).flatMap(scopeName))].sort(),
    accumulated: list(info.Accumulables).flatMap(accumulatedOf),
  };
}
