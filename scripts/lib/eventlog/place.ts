import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../../src/benchmark/model/resultSet';
import type { NewSet } from './options';

/** What a value is when it is compared with that of another file: its facts, without words about them. */
function factsOf({ title: _t, notes: _n, sources: _s, id: _i, ...facts }: Environment): string {
  return JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The text of an environment's file. */
export function environmentText({ id: _, ...environment }: Environment): string {
  return `${JSON.stringify({ $schema: '../../schemas/environment.schema.json', ...environment }, null, 2)}\n`;
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
function placed(environment: Environment, folder: string): { id: string; isNew: boolean } {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const same = files.find((name) => {
    const other = readEnvironment(join(folder, name));
    return other !== null && factsOf(other) === factsOf(environment);
  });
  if (same) return { id: same.slice(0, -'.json'.length), isNew: false };
  const ids = [environment.id, ...files.map((_, index) => `${environment.id}-${index + 2}`)];
  return { id: ids.find((id) => !files.includes(`${id}.json`)) ?? environment.id, isNew: true };
}

/** Where the set's environment is told: in a file that is there, or in one that is to be written. */
export interface Place {
  id: string;
  isNew: boolean;
  logged: Environment;
  folder: string;
}

/** Where the environment of a new set is: the one that the user names, else one with the facts that the log tells. */
export function placeOf(set: NewSet, logged: Environment): Place {
  const folder = join(set.out, '..', 'environments');
  if (set.environment !== undefined) return { id: set.environment, isNew: false, logged, folder };
  return { ...placed(logged, folder), logged, folder };
}
