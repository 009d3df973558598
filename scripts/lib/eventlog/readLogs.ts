import { hasErrors, problem } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { countedLogs, unfinishedLogs } from '../../../src/importers/eventLog/attempts';
import { UNREADABLE_CURE } from '../../../src/importers/eventLog/codecs/packing';
import { EventLog } from '../../../src/importers/eventLog/eventLog';
import { loggedQueries } from '../../../src/importers/eventLog/loggedQueries';
import type { ReadProgress } from '../../../src/importers/eventLog/reading/readPieces';
import type { LogSummary } from '../../../src/importers/eventLog/summary/logSummary';
import { ownSuite } from '../suites';
import { type LogFiles, readLogFiles } from './logFiles';
import type { EventlogRequest, LogSource } from './options';
import { readSummaries } from './summaries';

/** Every attempt in the logs, the counted ones, and every problem. */
export interface ReadLogs {
  /** In the order of the files. */
  all: LogSummary[];
  /** One per application, the last attempt that ended; sorted by the start of the application. */
  counted: LogSummary[];
  problems: Problem[];
}

type LogRequest = LogSource & Partial<Pick<EventlogRequest, 'id' | 'newSet' | 'summaryOut'>>;

/** Reads the logs and summaries of a request; `found` lists the files of its paths. */
export async function readLogs(request: LogRequest, found: LogFiles, progress: ReadProgress): Promise<ReadLogs> {
  const level = request.allowBroken ? 'warning' : 'error';
  const log = new EventLog();
  const { mostUnpacked, path, id, newSet, summaryOut } = request;
  const problems = [...found.problems, ...(await readLogFiles(found.files, log, { level, mostUnpacked }, progress))];
  const given = request.summaries.map(readSummaries);
  problems.push(...given.flatMap((one) => one.problems));
  const all = [...log.summaries(), ...given.flatMap(({ summaries }) => summaries)];
  const { summaries: counted, problems: ofCounted } = countedLogs(all, path);
  // Summaries are written of every attempt.
  const isImport = Boolean(id || newSet || !summaryOut);
  if (!hasErrors(problems)) problems.push(...(isImport ? ofCounted : unfinishedLogs(all, path)));
  if (counted.length === 0 && !hasErrors(problems))
    problems.push(problem(path, null, 'the log holds no event', UNREADABLE_CURE));
  return { all, counted, problems };
}

/** Executions of queries in logs, and remarks; a problem if there are none. */
export function queriesOfLogs(logs: ReadLogs, request: LogSource, suite: string) {
  const own = ownSuite(request.data, suite).ownSuite;
  const naming = {
    suite,
    pattern: request.pattern,
    own: own ? new Set(own.queries) : null,
    names: request.names,
    planned: request.planned,
  };
  return loggedQueries(logs, naming, request.path);
}
