import { quoteValue } from '../../benchmark/model/guards/plainText';
import { secondsFault } from '../../benchmark/model/guards/seconds';
import { problem } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import type { JsonFile, JsonPath } from '../../json/jsonFile';
import { inSeconds, SECONDS, type Unit } from '../columnUnit';
import type { Execution } from '../executions';
import { type FailureStatus, reasonText } from '../imported';

export interface Failure {
  reason: string;
  /** How it failed; failed if absent. */
  status?: FailureStatus;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string as is, any other value as JSON, because an object may have a toString that is not a function. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** A value as JSON for a message, cut at 60 characters. */
export function shownJson(value: unknown): string {
  return quoteValue(JSON.stringify(value) ?? 'nothing');
}

/** The failure that a harness writes instead of a time: null, −1, or an object with an error; null for other values. */
export function failureOf(value: unknown): Failure | null {
  if (value === null) return { reason: 'the source file contains null' };
  if (value === -1) return { reason: 'the source file contains -1' };
  if (!isObject(value) || !('error' in value)) return null;
  const { error } = value;
  const text = reasonText(textOf(error));
  return { reason: text === '' || text === 'null' ? 'the source file has an error without text' : text };
}

export function outcomeOf(found: number | Failure): Pick<Execution, 'timeS' | 'reason' | 'status'> {
  return typeof found === 'number' ? { timeS: found, reason: '' } : { timeS: null, ...found };
}

/** Seconds above 0 from a value in a unit, a failure, or null with a problem at its line. */
export function timeOrFailure(
  file: JsonFile,
  at: JsonPath,
  value: unknown,
  problems: Problem[],
  unit: Unit = SECONDS,
): number | Failure | null {
  const seconds = typeof value === 'number' ? inSeconds(value, unit) : null;
  if (seconds !== null && secondsFault(seconds) === null) return seconds;
  const failure = failureOf(value);
  if (failure) return failure;
  if (seconds === 0) {
    const cure = 'write it with more digits, or null if the query failed';
    problems.push(
      problem(file.path, file.lineOf(at), `${at.join('.')} is 0, below the resolution of the times in this file`, cure),
    );
    return null;
  }
  const fault = seconds !== null && seconds > 0 ? `; that ${secondsFault(seconds)}` : '';
  const message = `${at.join('.')} must be ${unit.name} above 0, got ${shownJson(value)}${fault}`;
  problems.push(problem(file.path, file.lineOf(at), message, 'a query that failed has null, -1 or {"error": "why"}'));
  return null;
}
