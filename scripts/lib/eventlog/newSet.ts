import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment, Problem } from '../../../src/benchmark/model/resultSet';
import { checkPackage } from '../../../src/data/schemaCheck';
import { environmentText } from '../../../src/resultSet/eventLog/environmentFile';
import { type Place, setOfLogs } from '../../../src/resultSet/eventLog/logSet';
import type { ShownProperties } from '../../../src/resultSet/publishedPackage';
import { queriesOfLogs } from './import';
import type { EventlogRequest, NewSet } from './options';
import type { ReadLogs } from './readLogs';

/** A comparable text of an environment's facts, without titles and notes. */
function factsOf({ title: _t, notes: _n, sources: _s, id: _i, ...facts }: Environment): string {
  return JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readEnvironment(path: string): Environment | null {
  try {
    const { $schema: _, ...value } = JSON.parse(readFileSync(path, 'utf8')) as Environment & { $schema?: string };
    return value;
  } catch {
    return null;
  }
}

/** The environment in the folder with the same facts, otherwise the given one under an unused id. */
function environmentPlace(environment: Environment, folder: string): Place {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const same = files.find((name) => {
    const other = readEnvironment(join(folder, name));
    return other !== null && factsOf(other) === factsOf(environment);
  });
  if (same) return { id: same.slice(0, -'.json'.length), isNew: false };
  const ids = [environment.id, ...files.map((_, index) => `${environment.id}-${index + 2}`)];
  return { id: ids.find((id) => !files.includes(`${id}.json`)) ?? environment.id, isNew: true };
}

/** The folder in which the environment of a new set is searched and written. */
function environmentsOf({ out }: Pick<NewSet, 'out'>): string {
  return join(out, '..', 'environments');
}

/** The environment of a new set: the one that the user names, otherwise one with the facts in the log. */
function placeOf(set: NewSet): (logged: Environment) => Place {
  const { environment } = set;
  if (environment !== undefined) return () => ({ id: environment, isNew: false });
  return (logged) => environmentPlace(logged, environmentsOf(set));
}

/** A set made from logs: its files, none if there is an error, and its environment. */
interface NewSetOutcome {
  folder: string;
  files: Map<string, string>;
  /** A new file in environments/; null if the set names an existing one or none. */
  environment: { path: string; text: string } | null;
  /** Findings to be confirmed, one line each. */
  understood: string[];
  /** What is and what is not published of the Spark properties. */
  properties: ShownProperties;
  problems: Problem[];
}

/** Writes nothing. */
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
