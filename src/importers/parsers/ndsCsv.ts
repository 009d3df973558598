import type { CsvLine } from '../../benchmark/artifacts/csv';
import { quoteValue } from '../../benchmark/model/guards/plainText';
import { secondsFault } from '../../benchmark/model/guards/seconds';
import { problem } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import { type Execution, fromExecutions } from '../executions';
import { failedImport, type Imported, type ImportOptions } from '../imported';
import { duplicateExecutions } from '../iterations';
import { QueryNames } from '../queryNames';

const COLUMNS = ['application_id', 'query', 'time/milliseconds'];

const NOTE = {
  about: 'results.time_s',
  text: 'The source also has a time for a query that failed, and does not show which queries failed. The JSON summaries of the run do.',
};

export function isNdsHeader(fields: readonly string[]): boolean {
  return fields.length === COLUMNS.length && fields.every((field, index) => field === COLUMNS[index]);
}

/** A row as an execution, or null with a problem; each application is a separate pass, numbered in file order. */
function execution(
  path: string,
  { line, cells }: CsvLine,
  names: QueryNames,
  passes: Map<string, number>,
  problems: Problem[],
): Execution | null {
  const [application = '', name = '', time = ''] = cells;
  const query = names.read(name, line);
  const iteration = passes.get(application) ?? passes.size + 1;
  passes.set(application, iteration);
  const isTime = /^\d+(\.\d+)?$/.test(time) && secondsFault(Number(time) / 1000) === null;
  if (!isTime)
    problems.push(
      problem(path, line, `the time of ${quoteValue(name)} must be milliseconds above 0, got ${quoteValue(time)}`),
    );
  if (query === null || !isTime) return null;
  return { query, iteration, line, timeS: Number(time) / 1000, reason: '' };
}

/**
 * The power run of NVIDIA's NDS: application, query, and milliseconds; rows with sums are omitted. Several applications
 * in one file are iterations.
 */
export function importNdsCsv(path: string, [head, ...body]: readonly CsvLine[], options: ImportOptions): Imported {
  if (!head || !isNdsHeader(head.cells))
    return failedImport([problem(path, head?.line ?? 1, `the header must be ${COLUMNS.join(',')}`)]);
  const wide = body
    .filter(({ cells }) => cells.length !== COLUMNS.length)
    .map(({ line, cells }) =>
      problem(path, line, `the row has ${cells.length} fields, the header has ${COLUMNS.length}`),
    );
  const names = new QueryNames(path, options);
  const found: Problem[] = [];
  const passes = new Map<string, number>();
  const queries = body.filter(({ cells }) => cells.length === COLUMNS.length && /^query\s?\d/i.test(cells[1] ?? ''));
  const executions = queries.map((row) => execution(path, row, names, passes, found)).filter((one) => one !== null);
  const twice = duplicateExecutions(path, executions, ({ query }) => query, { more: ', of the same application' });
  const problems = [...wide, ...found, ...twice, ...names.problems, ...names.versionProblems()];
  if (executions.length + problems.length === 0) problems.push(problem(path, head.line, 'the file holds no query'));
  if (problems.length > 0) return failedImport(problems);
  const imported = fromExecutions(path, executions, options);
  const sums = queries.length < body.length ? ['skipped rows that are not queries'] : [];
  const changes = ['milliseconds to seconds', ...names.changes(), ...sums, ...imported.changes];
  return { ...imported, changes, notes: [NOTE] };
}
