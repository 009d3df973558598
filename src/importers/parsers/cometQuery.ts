import { problem } from '../../benchmark/model/problem';
import type { OutputRow, Problem, ResultRow } from '../../benchmark/model/resultSet';
import { RESULT_HASH } from '../../benchmark/model/resultSet';
import type { JsonFile } from '../../json/jsonFile';
import type { Execution } from '../executions';
import { missingRow } from '../imported';
import { outcomeColumn, outcomeOf as outcomeOfFields, STATUS_CURE } from '../outcome';
import { type Failure, failureOf, isObject, outcomeOf, shownJson, textOf, timeOrFailure } from './jsonTimes';

const FORMS = 'a list of seconds, or an object with durations and perhaps row_count and result_hash';

/** One query of a Comet result file: its executions, a row if it has none, and its output. */
export interface CometQuery {
  executions: Execution[];
  notRun: ResultRow | null;
  output: OutputRow | null;
}

/** The value that all iterations share, null if there is none; a problem if they differ. */
function shared(file: JsonFile, key: string, field: string, value: unknown, problems: Problem[]): unknown {
  const values = [
    ...new Set((Array.isArray(value) ? value : [value]).filter((entry) => entry !== undefined && entry !== null)),
  ];
  if (values.length > 1) {
    const message = `iterations of ${key} differ in ${field}: ${values.slice(0, 5).map(textOf).join(', ')}`;
    const cure =
      'a query must return the same in every iteration; leave it out, or write {"error": "why"} instead of its times';
    problems.push(problem(file.path, file.lineOf([key, field]), message, cure));
  }
  return values[0] ?? null;
}

function outputOf(
  file: JsonFile,
  key: string,
  query: string,
  value: Record<string, unknown>,
  problems: Problem[],
): OutputRow | null {
  const count = shared(file, key, 'row_count', value.row_count, problems);
  const hash = shared(file, key, 'result_hash', value.result_hash, problems);
  const wrong = (field: string, words: string, found: unknown) =>
    problems.push(
      problem(file.path, file.lineOf([key, field]), `${key}.${field} must be ${words}, got ${shownJson(found)}`),
    );
  if (count !== null && !(Number.isSafeInteger(count) && Number(count) >= 0))
    wrong('row_count', 'a non-negative integer', count);
  if (hash !== null && !(typeof hash === 'string' && RESULT_HASH.test(hash)))
    wrong('result_hash', 'one word of letters and digits', hash);
  if (count === null && hash === null) return null;
  const line = file.lineOfKey([], key);
  return {
    query,
    rowCount: typeof count === 'number' ? count : null,
    resultHash: typeof hash === 'string' ? hash : '',
    line,
  };
}

/** What the fields of a query besides its times tell about its outcome. */
function rowOutcome(value: Record<string, unknown>): ReturnType<typeof outcomeOfFields> {
  const fields = Object.entries(value).flatMap(([head, own]) => {
    const column = outcomeColumn(head);
    return column === null || own === null ? [] : [{ head, column, text: textOf(own) }];
  });
  return outcomeOfFields(fields);
}

/** Executions of a query: times and failures in execution order; null with a problem if the value has no known form. */
function executionsOf(file: JsonFile, key: string, value: unknown, problems: Problem[]): (number | Failure)[] | null {
  const isTimed = isObject(value) && Array.isArray(value.durations);
  const failure = isTimed ? null : failureOf(value);
  if (failure) return [failure];
  const told = isTimed ? rowOutcome(value) : null;
  if (told && 'unknown' in told) {
    problems.push(problem(file.path, file.lineOfKey([], key), told.unknown, STATUS_CURE));
    return null;
  }
  if (told) return told.status === 'not_run' ? [] : [{ ...told, status: told.status }];
  const list = isObject(value) ? value.durations : value;
  if (!Array.isArray(list)) {
    problems.push(problem(file.path, file.lineOfKey([], key), `${key} must be ${FORMS}; got ${shownJson(value)}`));
    return null;
  }
  const at = isObject(value) ? [key, 'durations'] : [key];
  const executions = list.map((entry, index) => timeOrFailure(file, [...at, index], entry, problems));
  return executions.includes(null) ? null : (executions as (number | Failure)[]);
}

/** One query of a Comet result file in either form, or null with the problems of its value. */
export function readCometQuery(
  file: JsonFile,
  key: string,
  query: string,
  value: unknown,
  problems: Problem[],
): CometQuery | null {
  const executions = executionsOf(file, key, value, problems);
  const output = isObject(value) ? outputOf(file, key, query, value, problems) : null;
  if (!executions) return null;
  const line = file.lineOfKey([], key);
  const notRun = missingRow(query, 'not_run', 'the source file has an empty list', line);
  return {
    executions: executions.map((found, index) => ({ query, iteration: index + 1, line, ...outcomeOf(found) })),
    notRun: executions.length === 0 ? notRun : null,
    output,
  };
}
