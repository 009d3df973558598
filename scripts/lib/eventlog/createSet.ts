import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../../src/benchmark/model/problem';
import type { Environment, Problem } from '../../../src/benchmark/model/resultSet';
import { minorOf } from '../../../src/benchmark/trial/engineSettings';
import { checkPackage } from '../../../src/data/schemaCheck';
import { environmentText, type Place, setOfLogs } from '../../../src/resultSet/eventLog/logSet';
import { propertyLines, type ShownProperties } from '../../../src/resultSet/publishedPackage';
import { OK, PROBLEMS } from '../command';
import { addRelease } from '../import/addRelease';
import { askYes } from '../import/prompts';
import { print, printMessage } from '../print';
import { printErrors } from '../problems';
import { today } from '../today';
import { refuseExisting, uninterrupted, writeFile, writeFolder } from '../writeFolder';
import type { EventlogRequest, NewSet } from './options';
import { queriesOfLogs, type ReadLogs } from './readLogs';

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

/** A problem for each version of Spark in the logs other than the one of the environment that the user names. */
function sparkProblems({ counted }: ReadLogs, set: NewSet): Problem[] {
  const path = join(environmentsOf(set), `${set.environment}.json`);
  const expected = set.environment === undefined ? undefined : readEnvironment(path)?.spark;
  if (expected === undefined || expected === 'unknown') return [];
  const versions = [...new Set(counted.flatMap(({ application }) => application.spark ?? []))];
  return versions
    .filter((spark) => minorOf(spark) !== minorOf(expected))
    .map((spark) =>
      problem(
        path,
        null,
        `the environment has Spark ${expected}, and a log Spark ${spark}`,
        'import logs of that version',
      ),
    );
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
  const folder = join(set.out, set.id);
  const { queries, problems } = queriesOfLogs(logs, request, set.suite);
  const read = { logs: logs.counted, queries, unread: [...logs.problems, ...sparkProblems(logs, set)], problems };
  const making = { path: request.path, folder, place: placeOf(set), check: checkPackage, today };
  const { environment, ...made } = setOfLogs(set, read, making);
  const file = environment && join(environmentsOf(set), `${environment.id}.json`);
  return { ...made, folder, environment: file ? { path: file, text: environmentText(environment) } : null };
}

/** True to continue with the findings: prompts in a terminal, prints them otherwise. */
async function confirm(lines: readonly string[], request: EventlogRequest): Promise<boolean> {
  printMessage(`${lines.join('\n')}\n`);
  const inTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  return request.yes || !inTerminal || askYes('Write it?');
}

/** Creates a set, and its environment unless an equal one exists. */
export async function makeSet(logs: ReadLogs, request: EventlogRequest, set: NewSet): Promise<number> {
  const { folder, files, environment, understood, properties, problems } = importNewSet(logs, request, set, today());
  if (printErrors(problems)) return PROBLEMS;
  if (!(await confirm([...understood, ...propertyLines(properties)], request))) {
    printMessage('nothing written\n');
    return OK;
  }
  refuseExisting(folder, set.force);
  uninterrupted(() => {
    if (environment) writeFile(environment.path, environment.text);
    writeFolder(folder, files, set.force);
  });
  const written = [...(environment ? [environment.path] : []), ...[...files.keys()].map((name) => join(folder, name))];
  print(`${written.join('\n')}\n`);
  addRelease(set.out, files.get('datapackage.json') ?? '{}');
  return OK;
}
