import { REDACTION } from '../../../benchmark/artifacts/secrets';
import { type Execution, fromExecutions } from '../../executions';
import { type Imported, type ImportOptions, reasonText } from '../../imported';
import { endedRuns, wallS } from '../metricsOf';
import type { QueryRun } from '../queryRuns';

function reasonOf({ error, ended }: QueryRun): string {
  if (!ended) return 'the event log ends before the execution does';
  if (error === '') return 'the execution failed; the event log does not say why';
  return error === REDACTION ? 'the execution failed; its message looks like it holds a secret' : reasonText(error);
}

/** Runs without the first executions of each query in each application, which begins cold; runs without jobs stay. */
export function withoutWarmups(runs: readonly QueryRun[], warmup: number): QueryRun[] {
  const seen = new Map<string, number>();
  return runs.filter((run) => {
    if (run.ended && run.jobs === 0 && !run.failed) return true;
    const key = `${run.application} ${run.query}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before >= warmup;
  });
}

/** Executions without an end in the log, as failed, unless a later execution of the same query ended. */
function unfinishedRuns(runs: readonly QueryRun[], ended: readonly Execution[]): Execution[] {
  return runs
    .filter((run) => !run.ended && run.jobs > 0)
    .map((run) => {
      const iteration = ended.filter(({ query }) => query === run.query).length + 1;
      return { query: run.query, iteration, line: 0, timeS: null, reason: reasonOf(run) };
    });
}

/** Rows of a result set from the runs of its queries, in seconds. `path` is for messages. */
export function resultsOf(path: string, runs: readonly QueryRun[], options: ImportOptions): Imported {
  const counted = endedRuns(runs);
  const several = new Set(counted.map(({ run }) => run.application)).size > 1;
  const ended = counted.map(({ query, iteration, run }): Execution => {
    const timeS = run.failed ? null : wallS(run);
    const application = several ? { application: run.application + 1 } : {};
    return { query, iteration, ...application, line: 0, timeS, reason: run.failed ? reasonOf(run) : run.timeFault };
  });
  return fromExecutions(path, [...ended, ...unfinishedRuns(runs, ended)], options);
}
