import { join } from 'node:path';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { checkPackage } from '../../../src/data/schemaCheck';
import { environmentText } from '../../../src/resultSet/eventLog/environmentFile';
import { setOfLogs } from '../../../src/resultSet/eventLog/logSet';
import { queriesOfLogs } from './import';
import type { EventlogRequest, NewSet } from './options';
import { environmentsOf, placeOf } from './place';
import type { ReadLogs } from './readLogs';

/** A set made of logs: its files, none where a problem is an error, and the environment that goes with it. */
interface NewSetOutcome {
  folder: string;
  files: Map<string, string>;
  /** A new file of environments/; null where the set names one that is there, or none. */
  environment: { path: string; text: string } | null;
  /** What was understood, a line each, to be confirmed. */
  understood: string[];
  problems: Problem[];
}

/** A result set from logs alone, with every problem. Writes nothing. */
export function importNewSet(logs: ReadLogs, request: EventlogRequest, set: NewSet, today: string): NewSetOutcome {
  const path = request.paths[0] ?? request.summaries[0] ?? '';
  const folder = join(set.out, set.id);
  const { queries, problems } = queriesOfLogs(logs, request, set.suite);
  const read = { logs: logs.counted, queries, unread: logs.problems, problems };
  const making = { path, folder, place: placeOf(set), check: checkPackage, today };
  const { environment, ...made } = setOfLogs(set, read, making);
  const file = environment && join(environmentsOf(set), `${environment.id}.json`);
  return { ...made, folder, environment: file ? { path: file, text: environmentText(environment) } : null };
}
