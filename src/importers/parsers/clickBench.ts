import { groupBy } from '../../benchmark/model/groupBy';
import { problem } from '../../benchmark/model/problem';
import { isTpc } from '../../benchmark/model/queries';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import { type Execution, fromExecutions } from '../executions';
import { failedImport, type Imported, type ImportOptions } from '../imported';
import { isObject, outcomeOf, shownJson, timeOrFailure } from './jsonTimes';

const NOTE = {
  about: 'results.time_s',
  text: 'Of the source’s three runs of each query the first, with cold caches, is left out.',
};

/** True if a JSON value is a result file of ClickBench: a system, and a list of runs for each query. */
export function isClickBench(value: unknown): boolean {
  return isObject(value) && 'system' in value && Array.isArray(value.result) && Array.isArray(value.result[0]);
}

/** Queries of the suite, by index in the file; problems if their number differs or the suite is not suitable. */
function queriesOf(file: JsonFile, count: number, { suite, ownSuite }: ImportOptions): string[] | Problem {
  const line = file.lineOfKey([], 'result');
  if (isTpc(suite) || !ownSuite) {
    const cure =
      'on the command line, add a folder static/data/suites/clickbench/ with suite.json and queries.csv, and import it as suite clickbench';
    return problem(file.path, line, `ClickBench is a separate suite, not ${suite}`, cure);
  }
  if (ownSuite.queries.length === count) return [...ownSuite.queries];
  return problem(
    file.path,
    line,
    `result has ${count} queries, queries.csv of ${suite} has ${ownSuite.queries.length}`,
  );
}

/** The number of runs that most queries have; the first of several such numbers. */
function usualCount(result: readonly unknown[]): number {
  const counts = result.flatMap((runs) => (Array.isArray(runs) && runs.length > 1 ? [runs.length] : []));
  const groups = [...groupBy(counts, (count) => count).values()].sort((a, b) => b.length - a.length);
  return groups[0]?.[0] ?? 0;
}

/** Runs of a query after the first; a problem if it ran only once, or not as often as most queries. */
function executionsOf(
  file: JsonFile,
  query: string,
  index: number,
  runs: unknown,
  usual: number,
  problems: Problem[],
): Execution[] {
  const line = file.lineOf(['result', index]);
  if (!Array.isArray(runs) || runs.length < 2) {
    problems.push(
      problem(file.path, line, `the runs of query ${index + 1} must be a list of two or more, got ${shownJson(runs)}`),
    );
    return [];
  }
  if (runs.length !== usual) {
    const message = `query ${index + 1} has ${runs.length} runs, most queries have ${usual}: ${shownJson(runs)}`;
    const cure = `give it ${usual} runs, null for one that failed; a comma in a number makes two numbers of it`;
    problems.push(problem(file.path, line, message, cure));
    return [];
  }
  return runs.slice(1).flatMap((value, at) => {
    const found = timeOrFailure(file, ['result', index, at + 1], value, problems);
    return found === null ? [] : [{ query, iteration: at + 1, line, ...outcomeOf(found) }];
  });
}

/**
 * A result file of ClickBench: for each query, in order, the seconds of a cold run and of hot runs; null is a failure.
 * Hot runs become iterations. The suite is a team's own, whose queries.csv has an equal number of queries in the same
 * order.
 */
export function importClickBench(artifact: Artifact, options: ImportOptions): Imported {
  const { file, problems: broken } = parseJson(artifact);
  if (!file) return failedImport(broken);
  const { value, path } = file;
  if (!isObject(value) || !Array.isArray(value.result))
    return failedImport([problem(path, 1, 'a ClickBench file is one object with result')]);
  const queries = queriesOf(file, value.result.length, options);
  if (!Array.isArray(queries)) return failedImport([queries]);
  const problems: Problem[] = [];
  const usual = usualCount(value.result);
  const executions = value.result.flatMap((runs, index) =>
    executionsOf(file, queries[index] ?? '', index, runs, usual, problems),
  );
  if (problems.length > 0) return failedImport(problems);
  const imported = fromExecutions(path, executions, options);
  return { ...imported, changes: ['first run of each query left out', ...imported.changes], notes: [NOTE] };
}
