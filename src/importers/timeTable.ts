import { groupBy } from '../benchmark/model/groupBy';
import { parseAmount } from '../benchmark/model/guards/numberText';
import { quoteValue } from '../benchmark/model/guards/plainText';
import { secondsFault } from '../benchmark/model/guards/seconds';
import { problem } from '../benchmark/model/problem';
import { type Note, OUTPUTS, type OutputRow, type Problem, type ResultRow } from '../benchmark/model/resultSet';
import { statisticOf } from '../benchmark/model/statistics';
import { CellFault } from '../benchmark/model/tables/columns';
import { unknownName } from '../benchmark/text/suggestName';
import { type Execution, fromExecutions } from './executions';
import { failedImport, type Imported, type ImportOptions, missingRow } from './imported';
import { duplicateExecutions, numberedName } from './iterations';
import type { Outcome } from './outcome';
import { QueryNames } from './queryNames';

/** One cell of a table of times, as written in the file. */
export interface TableCell {
  line: number;
  query: string;
  /** The engine's name as written; '' if the file names none. */
  engine: string;
  /** Counted from 1; null if the file does not number executions. */
  iteration: number | null;
  timeS: number | null;
  /** The reason why there is no time; '' for an empty cell, whose query counts as not run. */
  reason: string;
  /** What the reason is; failed if absent. */
  status?: Outcome['status'];
  /** Number and hash of the returned rows, as written; '' if the file has none. */
  rowCount?: string;
  resultHash?: string;
  /** Memory, as written; '' if the file has no column memory. */
  memory?: string;
  /** True if its time or iteration cannot be parsed, which has a problem in the table. */
  isBroken?: boolean;
}

/** A foreign file as a table of times, possibly of several engines. */
export interface TimeTable {
  cells: TableCell[];
  /** Engines in file order; a single '' if the file names none. */
  engines: string[];
  changes: string[];
  notes: Note[];
  problems: Problem[];
}

export function noTable(problems: Problem[]): TimeTable {
  return { cells: [], engines: [], changes: [], notes: [], problems };
}

/** The engine whose times are used: the only one, or the one in options.column; otherwise the problem. */
function engineOf(path: string, { engines }: TimeTable, { column }: ImportOptions): string | Problem {
  const named = engines.filter((engine) => engine !== '');
  const found = named.find((engine) => engine === column) ?? named.find((engine) => sameName(engine, column ?? ''));
  if (column !== undefined && found === undefined)
    return problem(
      path,
      1,
      named.length === 0 ? 'the file names no engines; leave {--column} out' : unknownName('column', column, named),
    );
  const [first = '', second] = engines;
  if (found !== undefined || second === undefined) return found ?? first;
  const message = `the file holds the times of ${named.length} engines: ${named.map(quoteValue).join(', ')}`;
  return problem(
    path,
    1,
    message,
    `take one with {--column} ${JSON.stringify(first)}, or all, each with {--set} "${first}: ENGINE VERSION"`,
  );
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function duplicateColumns(path: string, executions: readonly Execution[], numbered: boolean): Problem[] {
  if (numbered) return duplicateExecutions(path, executions, numberedName);
  const cure = 'name the column that tells them apart: {--iteration-column} or {--engine-column}';
  return duplicateExecutions(path, executions, ({ query }) => query, { cure });
}

/** Queries whose only cell is empty. */
function emptyRows(cells: readonly (TableCell & { name: string })[]): ResultRow[] {
  return [...groupBy(cells, ({ name }) => name)].flatMap(([query, own]) =>
    own.every(({ timeS, reason }) => timeS === null && reason === '')
      ? [missingRow(query, 'not_run', 'the source file has no time', own[0]?.line)]
      : [],
  );
}

/** Problems of times that are not valid seconds, in any unit of the file. */
function secondsProblems(path: string, cells: readonly TableCell[]): Problem[] {
  return cells.flatMap(({ line, query, timeS }) => {
    const fault = timeS === null ? null : secondsFault(timeS);
    return fault === null ? [] : [problem(path, line, `the time of ${quoteValue(query)} ${fault}`)];
  });
}

/** The output of each query; a problem if its executions differ. */
function outputsOf(path: string, cells: readonly (TableCell & { name: string })[], problems: Problem[]): OutputRow[] {
  const field = (query: string, own: readonly TableCell[], name: string, of: (cell: TableCell) => string) => {
    const [value = '', other] = [...new Set(own.map(of).filter((text) => text !== ''))];
    if (other === undefined) return value;
    const message = `iterations of ${query} differ in ${name}: ${quoteValue(value)}, ${quoteValue(other)}`;
    problems.push(problem(path, own[0]?.line ?? null, message, 'a query must return the same in every iteration'));
    return '';
  };
  return [...groupBy(cells, ({ name }) => name)].flatMap(([query, own]) => {
    const line = own[0]?.line ?? 0;
    const count = field(query, own, 'row_count', ({ rowCount = '' }) => rowCount);
    const resultHash = field(query, own, 'result_hash', ({ resultHash: hash = '' }) => hash);
    const rowCount = OUTPUTS.rowCount.parse(count, 'row_count');
    const hash = OUTPUTS.resultHash.parse(resultHash, 'result_hash');
    for (const value of [rowCount, hash])
      if (value instanceof CellFault) problems.push(problem(path, line, value.message));
    if (rowCount instanceof CellFault || hash instanceof CellFault || (count === '' && hash === '')) return [];
    return [{ query, rowCount, resultHash: hash, line }];
  });
}

/**
 * Memory of each query: the statistic of its executions; empty if the user does not define it. Adds problems of cells,
 * and of a file without the column.
 */
function memoryOf(
  path: string,
  cells: readonly (TableCell & { name: string })[],
  { memory, statistic }: ImportOptions,
  problems: Problem[],
): Map<string, number> {
  const told = cells.filter(({ memory: text = '' }) => text !== '');
  if (!memory) return new Map();
  if (told.length === 0) {
    const cure = 'name the column with the values memory, or leave {--memory} out';
    problems.push(problem(path, 1, 'the file has no column memory', cure));
  }
  const amounts = told.flatMap(({ name, line, memory: text = '' }) => {
    const amount = parseAmount(text);
    if (amount !== null) return [{ name, amount }];
    problems.push(problem(path, line, `memory must be a number of at least 0, got ${quoteValue(text)}`));
    return [];
  });
  return new Map(
    [...groupBy(amounts, ({ name }) => name)].map(([name, own]) => [
      name,
      statisticOf(
        statistic,
        own.map(({ amount }) => amount),
      ),
    ]),
  );
}

function withMemory(rows: readonly ResultRow[], amounts: ReadonlyMap<string, number>): ResultRow[] {
  return rows.map((row) => {
    const memory = amounts.get(row.query);
    return row.status === 'ok' && memory !== undefined ? { ...row, memory } : row;
  });
}

function asExecution({ name, line, iteration, timeS, reason, status }: TableCell & { name: string }): Execution {
  const own = { query: name, line, iteration: iteration ?? 1, timeS, reason };
  return status && status !== 'not_run' ? { ...own, status } : own;
}

/** The rows of one engine: statistic and range if executions are numbered, otherwise the time as is. */
export function fromTable(path: string, table: TimeTable, options: ImportOptions): Imported {
  if (table.cells.length === 0 && table.problems.length > 0) return failedImport(table.problems);
  const engine = engineOf(path, table, options);
  if (typeof engine !== 'string') return failedImport([...table.problems, engine]);
  const names = new QueryNames(path, options);
  const own = table.cells
    .filter((cell) => cell.engine === engine)
    .flatMap((cell) => {
      const name = names.read(cell.query, cell.line);
      return name === null ? [] : [{ ...cell, name }];
    });
  const whole = own.filter(({ isBroken }) => !isBroken);
  const notRun = emptyRows(whole);
  const numbered = own.some(({ iteration }) => iteration !== null);
  const ran = ({ timeS, reason }: TableCell) => timeS !== null || reason !== '';
  const executions = whole.filter(ran).map(asExecution);
  const placed = own.filter((cell) => (cell.isBroken ? !numbered || cell.iteration !== null : ran(cell)));
  const problems = [
    ...table.problems,
    ...names.problems,
    ...names.versionProblems(),
    ...duplicateColumns(path, placed.map(asExecution), numbered),
    ...secondsProblems(path, own),
  ];
  const outputs = outputsOf(path, whole, problems);
  const amounts = memoryOf(path, whole, options, problems);
  if (own.length + problems.length === 0) problems.push(problem(path, 1, 'the file holds no query'));
  if (problems.length > 0) return failedImport(problems);
  const imported = fromExecutions(path, executions, options, { notRun, outputs });
  const others = table.engines.filter((name) => name !== engine);
  const omitted = !options.memory && own.some(({ memory = '' }) => memory !== '') ? ['columns left out: memory'] : [];
  const left = others.length > 0 ? [`times of ${others.join(', ')} left out`] : [];
  return {
    ...imported,
    rows: withMemory(imported.rows, amounts),
    changes: [...table.changes, ...omitted, ...left, ...names.changes(), ...imported.changes],
    notes: table.notes,
  };
}
