import { id, list, object, text } from './json';

/** A value of an accumulator as it stood when a stage had ended. */
export interface Accumulated {
  accumulator: number;
  value: number;
}

/** The end of an attempt at a stage; times in ms since 1970, null where they are not told. */
interface StageCompleted {
  stage: number;
  attempt: number;
  startMs: number | null;
  endMs: number | null;
  /** The names of the operators that its RDDs were made for, in order of name. */
  scopes: string[];
  /** The metrics of SQL operators that it touched. */
  accumulated: Accumulated[];
}

/** A whole number as Spark writes it, as text or number; null for everything else and for -1, "not set". */
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
    const name = text(object(JSON.parse(scope)).name);
    return name === '' ? [] : [name];
  } catch {
    return [];
  }
}

/** The stage of a line with a SparkListenerStageCompleted; null without stage. Throws SyntaxError where it is no JSON. */
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
