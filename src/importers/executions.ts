import { groupBy } from '../benchmark/model/groupBy';
import { compareQueries } from '../benchmark/model/queries';
import type { OutputRow, ResultRow } from '../benchmark/model/resultSet';
import { completeRows, type Imported, type ImportOptions, inNaturalOrder, missingRow, nothing } from './imported';
import {
  byQuery,
  commonCount,
  computedChange,
  countProblems,
  iterationRows,
  summaryRow,
  type TimedRow,
} from './iterations';

/** One execution of a query in a foreign file: its time, or why it has none. */
export interface Execution {
  query: string;
  /** From 1, in the order of running. */
  iteration: number;
  line: number;
  timeS: number | null;
  /** Empty where there is a time. */
  reason: string;
  /** Whether it has none because its result was not the expected one. */
  wrongResult?: boolean;
}

/** The row of a query of which an execution failed: the whole query counts as failed, with the reasons. */
function failedRow(query: string, executions: readonly Execution[]): ResultRow {
  const failed = executions.filter(({ timeS }) => timeS === null);
  const reasons = [...new Set(failed.map(({ reason }) => reason))].join('; ');
  const some = `${failed.length} of ${executions.length} iterations failed: `;
  const status = failed.every(({ wrongResult }) => wrongResult) ? 'wrong_result' : 'failed';
  return missingRow(query, status, `${failed.length === executions.length ? '' : some}${reasons}`, executions[0]?.line);
}

function timed(executions: readonly Execution[]): TimedRow[] {
  return executions.flatMap(({ query, iteration, timeS, line }) =>
    timeS === null ? [] : [{ query, iteration, timeS, line }],
  );
}

/** What a format gives next to its executions. */
interface Beside {
  /** Queries that were not run, with the reason. */
  notRun?: ResultRow[];
  outputs?: OutputRow[];
}

/**
 * The executions of a file as rows: of several the statistic and the range are computed, one is taken as it is; a query of which
 * one failed is failed, with the reason. The iterations that gave a time are kept.
 */
export function fromExecutions(
  path: string,
  executions: readonly Execution[],
  options: ImportOptions,
  { notRun = [], outputs = [] }: Beside = {},
): Imported {
  const all = groupBy(executions, ({ query }) => query);
  const failed = [...all].filter(([, group]) => group.some(({ timeS }) => timeS === null));
  const failures = new Set(failed.map(([query]) => query));
  const whole = byQuery(timed(executions.filter(({ query }) => !failures.has(query))));
  const several = [...whole.values()].some((rows) => rows.length > 1);
  const rows = [
    ...[...whole].map(([query, group]) => summaryRow(query, group, options)),
    ...failed.map(([query, group]) => failedRow(query, group)),
    ...notRun,
  ];
  const complete = completeRows(path, rows, options);
  const sorted = timed(executions).sort((a, b) => compareQueries(a.query, b.query) || a.iteration - b.iteration);
  const ordered = inNaturalOrder([...all.keys()]);
  return {
    ...nothing([...(several ? countProblems(path, whole, options) : []), ...complete.problems]),
    rows: complete.rows,
    iterationRows: several ? iterationRows(sorted) : [],
    iterations: several ? commonCount(whole) : 'unknown',
    outputs: [...outputs].sort((a, b) => compareQueries(a.query, b.query)),
    changes: [...(ordered ? [] : ['natural order']), ...(several ? [computedChange(options)] : [])],
  };
}
