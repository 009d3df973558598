import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment, Problem } from '../../../src/benchmark/model/resultSet';
import { checkPackage } from '../../../src/data/schemaCheck';
import { environmentText } from '../../../src/resultSet/eventLog/environmentFile';
import { type Place, setOfLogs } from '../../../src/resultSet/eventLog/logSet';
import { queriesOfLogs } from './import';
import type { EventlogRequest, NewSet } from './options';
import type { ReadLogs } from './readLogs';

/** What a value is when it is compared with that of another file: its facts, without words about them. */
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

/** The environment of the folder with the same facts, else the one given under an id that is free. */
function placed(environment: Environment, folder: string): Place {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const same = files.find((name) => {
    const other = readEnvironment(join(folder, name));
    return other !== null && factsOf(other) === factsOf(environment);
  });
  if (same) return { id: same.slice(0, -'.json'.length), isNew: false };
  const ids = [environment.id, ...files.map((_, index) => `${environment.id}-${index + 2}`)];
  return { id: ids.find((id) => !files.includes(`${id}.json`)) ?? environment.id, isNew: true };
}

/** The folder in which the environment of a new set is looked for, and written. */
function environmentsOf({ out }: Pick<NewSet, 'out'>): string {
  return join(out, '..', 'environments');
}

/** Where the environment of a new set is: the one that the user names, else one with the facts that the log tells. */
function placeOf(set: NewSet): (logged: Environment) => Place {
  const { environment } = set;
  if (environment !== undefined) return () => ({ id: environment, isNew: false });
  return (logged) => placed(logged, environmentsOf(set));
}

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
