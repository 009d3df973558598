import { groupBy } from '../../benchmark/model/groupBy';
import { warning } from '../../benchmark/model/problem';
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

/** Counted logs, sorted by the start of their application. */
interface CountedLogs {
  summaries: LogSummary[];
  /** Omitted attempts, as sentences without a period. */
  remarks: string[];
  /** Applications with duplicate logs, as sentences without a period. */
  doubles: string[];
}

/** A warning for each log without the end of its application. */
export function unfinishedLogs(logs: readonly LogSummary[], path: string): Problem[] {
  return logs
    .filter(({ application }) => application.endMs === null)
    .map(({ application: { id } }) => {
      const message = `the log has no end of application ${id ?? 'without ID'}, which still ran, or the log is cut off; the part before counts`;
      return warning(path, null, message);
    });
}

/** Counts one attempt per application: the last that ended, otherwise the last. Duplicate logs are reported. */
export function countedLogs(all: readonly LogSummary[]): CountedLogs {
  const found: CountedLogs = { summaries: [], remarks: [], doubles: [] };
  const groups = groupBy(all, (summary) => summary.application.id ?? `#${all.indexOf(summary)}`);
  for (const [id, attempts] of groups) {
    const kept = lastAttempt(attempts);
    const others = attempts.filter((attempt) => attempt !== kept);
    found.summaries.push(kept);
    if (others.some((other) => isSameAttempt(other, kept))) found.doubles.push(`duplicate log of application ${id}`);
    else if (others.length > 0) {
      const left = others.map(({ application }) => attemptText(application)).join(', ');
      const state = kept.application.endMs === null ? 'none has ended' : 'the last that ended';
      found.remarks.push(
        `${attempts.length} attempts at application ${id}: attempt ${attemptText(kept.application)} counts, ${state}; left out: ${left}`,
      );
    }
  }
  found.summaries.sort((a, b) => (a.application.startMs ?? 0) - (b.application.startMs ?? 0));
  return found;
}
