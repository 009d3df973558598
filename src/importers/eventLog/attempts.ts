import { groupBy } from '../../benchmark/model/groupBy';
import { problem, warning } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import type { ApplicationSummary, LogSummary } from './summary/logSummary';

function attemptText({ attempt, startMs }: ApplicationSummary): string {
  if (attempt !== null) return attempt;
  return startMs === null ? 'without number' : `of ${new Date(startMs).toISOString()}`;
}

/** The attempt that counts: the last that ended, otherwise the last; sorted by start, then by number. */
function lastAttempt(attempts: readonly LogSummary[]): LogSummary {
  const ended = attempts.filter(({ application }) => application.endMs !== null);
  const candidates = ended.length > 0 ? ended : attempts;
  const order = (a: LogSummary, b: LogSummary) =>
    (a.application.startMs ?? 0) - (b.application.startMs ?? 0) ||
    Number(a.application.attempt ?? 0) - Number(b.application.attempt ?? 0);
  return [...candidates].sort(order).at(-1) as LogSummary;
}

function isSameAttempt(a: LogSummary, b: LogSummary): boolean {
  return a.application.attempt === b.application.attempt && a.application.startMs === b.application.startMs;
}

/**
 * A warning for each log without the end of its application. It is no error: the log of a driver that was killed is
 * whole, and each execution that ended has its end in it.
 */
export function unfinishedLogs(logs: readonly LogSummary[], path: string): Problem[] {
  return logs
    .filter(({ application }) => application.endMs === null)
    .map(({ application: { id, attempt } }) => {
      const name = `${id ?? 'without ID'}${attempt === null ? '' : `, attempt ${attempt}`}`;
      const message = `the log has no end of application ${name}, which still ran, or the log is cut off; the part before counts`;
      return warning(path, null, message);
    });
}

/** The problem of logs of one application that do not all count: a duplicate, or attempts that are left out. */
function attemptProblem(id: string, attempts: readonly LogSummary[], kept: LogSummary, path: string): Problem[] {
  const others = attempts.filter((attempt) => attempt !== kept);
  if (others.some((other) => isSameAttempt(other, kept)))
    return [problem(path, null, `duplicate log of application ${id}`, 'give each log once')];
  if (others.length === 0) return [];
  const left = others.map(({ application }) => attemptText(application)).join(', ');
  const state = kept.application.endMs === null ? 'none has ended' : 'the last that ended';
  const message = `${attempts.length} attempts at application ${id}: attempt ${attemptText(kept.application)} counts, ${state}; left out: ${left}`;
  return [warning(path, null, message)];
}

/**
 * Counts one attempt per application: the last that ended, otherwise the last; sorted by the start of the application.
 * Problems name duplicate logs, attempts that are left out, and logs without an end; `path` is theirs.
 */
export function countedLogs(
  all: readonly LogSummary[],
  path: string,
): { summaries: LogSummary[]; problems: Problem[] } {
  const groups = groupBy(all, (summary) => summary.application.id ?? `#${all.indexOf(summary)}`);
  const kept = [...groups].map(([id, attempts]) => ({ id, attempts, summary: lastAttempt(attempts) }));
  const summaries = kept.map(({ summary }) => summary);
  summaries.sort((a, b) => (a.application.startMs ?? 0) - (b.application.startMs ?? 0));
  const ofAttempts = kept.flatMap(({ id, attempts, summary }) => attemptProblem(id, attempts, summary, path));
  return { summaries, problems: [...ofAttempts, ...unfinishedLogs(summaries, path)] };
}
