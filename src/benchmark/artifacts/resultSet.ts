import { problem } from '../model/problem';
import { compareQueries } from '../model/queries';
import {
  type Artifact,
  ITERATIONS,
  ITERATIONS_OF_APPLICATIONS,
  type IterationRow,
  RESULTS,
  RESULTS_WITH_MEMORY,
  type ResultRow,
} from '../model/resultSet';
import type { ResultSetPackage } from '../schemas/resultSet';
import { type ParsedTable, packageHead, readTable } from './cells';
import { parseOutputs } from './outputs';

/** True if the header of a results.csv has the column memory. */
export function hasMemory({ text }: Artifact): boolean {
  return /^[^\n]*,memory\s*(?:\n|$)/.test(text);
}

/** Rows of results.csv in file order, with all problems of the cells. Times in seconds. */
export function parseResults(artifact: Artifact): ParsedTable<ResultRow> {
  const parsed = readTable(artifact, hasMemory(artifact) ? RESULTS_WITH_MEMORY : RESULTS);
  if (parsed.rows.length + parsed.unread.length + parsed.problems.length === 0)
    parsed.problems.push(problem(artifact.path, 1, 'the file has no rows below its header', 'add one row per query'));
  return parsed;
}

/** The columns of an iterations.csv: with or without applications, by its header. */
export function iterationColumns({ text }: Artifact): typeof ITERATIONS | typeof ITERATIONS_OF_APPLICATIONS {
  return /^[^\n]*\bapplication\b/.test(text) ? ITERATIONS_OF_APPLICATIONS : ITERATIONS;
}

/** Rows of iterations.csv by query in natural order, then by iteration. Times in seconds. */
export function parseIterations(artifact: Artifact | undefined): ParsedTable<IterationRow> {
  const { rows, unread, problems } = readTable(artifact, artifact ? iterationColumns(artifact) : ITERATIONS);
  const sorted = rows.map(({ line: _, ...row }) => row);
  sorted.sort((a, b) => compareQueries(a.query, b.query) || a.iteration - b.iteration);
  return { rows: sorted, unread, problems };
}

/**
 * A result set from its validated package and CSV files; rows in natural order. `resultSet` is null if a CSV file has
 * an error, because a set with missing rows would compare wrongly. `readable` contains the parsed rows, for validation
 * only; `unread` lists the others.
 */
export function resultSetFromPackage(
  pkg: ResultSetPackage,
  results: Artifact,
  iterations: Artifact | null,
  outputs: Artifact | null = null,
) {
  const parsed = parseResults(results);
  const parsedIterations = parseIterations(iterations ?? undefined);
  const parsedOutputs = parseOutputs(outputs);
  const problems = [...parsed.problems, ...parsedIterations.problems, ...parsedOutputs.problems];
  const { createdCommit, snapshot, benchmark } = pkg;
  const rows = parsed.rows.sort((a, b) => compareQueries(a.query, b.query));
  const iterationRows = parsedIterations.rows;
  const dates = { ...(createdCommit ? { createdCommit } : {}), ...(snapshot ? { snapshot } : {}) };
  const own = { ...packageHead(pkg), ...dates };
  const readable = { ...own, ...benchmark, rows, iterationRows, outputs: parsedOutputs.rows };
  const unread = { results: parsed.unread, iterations: parsedIterations.unread };
  return { resultSet: problems.length > 0 ? null : readable, readable, unread, problems };
}
