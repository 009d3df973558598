import { groupBy } from '../benchmark/model/groupBy';
import { compareQueries } from '../benchmark/model/queries';
import type { OutputRow, ResultRow } from '../benchmark/model/resultSet';
import {
  completeRows,
  type FailureStatus,
  failedImport,
  type Imported,
  type ImportOptions,
  missingRow,
  sortNaturally,
} from './imported';
import {
  byQuery,
  commonCount,
  computedChange,
  countProblems,
  iterationRows,
  summaryRow,
  type TimedRow,
} from './iterations';

/** One execution of a query in a foreign file, with its time or the reason why it has none. */
export interface Execution {
  query: string;
  /** Counted from 1, in execution order. */
  iteration: number;
  /** Counted from 1; absent if the file does not keep applications apart. */
  application?: number;
  line: number;
  timeS: number | null;
  /** Empty if there is a time. */
  reason: string;
  /** How it failed; failed if absent. */
  status?: FailureStatus;
}

/** The row of a query with a failed execution: the whole query counts as failed, with the reasons. */
function failedRow(query: string, executions: readonly Execution[]): ResultRow {
  const failed = executions.filter(({ timeS }) => timeS === null);
  const reasons = [...new Set(failed.map(({ reason }) => reason))].join('; ');
  const some = `${failed.length} of ${executions.length} iterations failed: `;
  const statuses = new Set(failed.map(({ status: own = 'failed' }) => own));
  const [first = 'failed'] = statuses;
  const status = statuses.size === 1 ? first : 'failed';
  return missingRow(query, status, `${failed.length === executions.length ? '' : some}${reasons}`, executions[0]?.line);
}

function timed(executions: readonly Execution[]): TimedRow[] {
  return executions.flatMap(({ query, iteration, application, timeS, line }) =>
    timeS === null ? [] : [{ query, iteration, ...(application === undefined ? {} : { application }), timeS, line }],
  );
}

/** Data of a format other than executions. */
interface ExecutionParts {
  notRun?: ResultRow[];
  outputs?: OutputRow[];
}

/**
 * The executions of a file as rows. Statistic and range are computed from several executions; a single time is used as
 * is. A query with a failed execution is failed, with the reason. Iterations with a time are kept.
 */
export function fromExecutions(
  path: string,
  executions: readonly Execution[],
  options: ImportOptions,
  { notRun = [], outputs = [] }: ExecutionParts = {},
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
  const wrong = several ? countProblems(path, whole, options) : [];
  if (wrong.length > 0 && (options.statistic === 'single' || options.statistic === 'unknown'))
    return failedImport(wrong);
  const complete = completeRows(path, rows, options);
  const sorted = timed(executions).sort((a, b) => compareQueries(a.query, b.query) || a.iteration - b.iteration);
  const ordered = sortNaturally([...all.keys()]);
  return {
    ...failedImport([...wrong, ...complete.problems]),
    rows: complete.rows,
    iterationRows: several ? iterationRows(sorted) : [],
    iterations: several ? commonCount(whole) : 'unknown',
    outputs: [...outputs].sort((a, b) => compareQueries(a.query, b.query)),
    changes: [...(ordered ? [] : ['natural order']), ...(several ? [computedChange(options)] : [])],
  };
}
