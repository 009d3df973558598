import type { ResultSet, Suite } from '../../model/resultSet';
import { totalSeconds } from '../resultSet/listEntry';

/** One result set as the pickers show it. */
export interface IndexEntry {
  id: string;
  engine: { id: string; title: string; version: string };
  suite: Suite;
  environment: string;
  /** "r8gd.12xlarge"; absent if the set is not published. */
  machine?: string;
  /** How many of its queries have a time. */
  queries: number;
  /** The sum of all times in seconds, to two decimals; null where one is missing. */
  totalS: number | null;
  /** Date of publication, 2026-07-21. */
  created: string;
  /** What must stand beside one that is not published: "yours, not published". */
  mark?: string;
}

/** Texts that repeat stand once; an entry names them by their place. */
type PackedEntry = [
  id: string,
  engine: number,
  version: string,
  suite: number,
  environment: number,
  queries: number,
  totalS: number | null,
  created: number,
];

/** /data/compare-index.json: every result set in a form that stays small with a thousand of them. */
export interface CompareIndex {
  note: string;
  engines: [id: string, title: string][];
  /** A title has a suite of a team's own. */
  suites: [name: Suite['name'], queryVersion: string, scaleFactor: number, tableFormat: string, title?: string][];
  environments: [id: string, machine: string][];
  dates: string[];
  sets: PackedEntry[];
}

/** A list of distinct values, and the place of each. */
class Places<Value> {
  readonly values: Value[] = [];
  private readonly keys = new Map<string, number>();

  of(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    this.keys.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** What the pickers show of a result set, but for its machine. */
export function indexEntry(set: ResultSet): IndexEntry {
  const { id, engine, suite, environment, created } = set;
  const totalS = totalSeconds(set);
  return {
    id,
    engine,
    suite,
    environment,
    queries: set.rows.filter(({ status }) => status === 'ok').length,
    totalS: totalS === null ? null : Number(totalS.toFixed(2)),
    created,
  };
}

/** The entries as the file holds them. `unpackIndex` gives them back. */
export function packIndex(entries: readonly IndexEntry[]): CompareIndex {
  const engines = new Places<[string, string]>();
  const suites = new Places<CompareIndex['suites'][number]>();
  const [environments, dates] = [new Places<[string, string]>(), new Places<string>()];
  const sets = entries.map(
    ({ id, engine, suite, environment, machine = '', queries, totalS, created }): PackedEntry => {
      const title: [string?] = suite.title === undefined ? [] : [suite.title];
      const suitePlace = suites.of([suite.name, suite.queryVersion, suite.scaleFactor, suite.tableFormat, ...title]);
      const enginePlace = engines.of([engine.id, engine.title]);
      const where = environments.of([environment, machine]);
      return [id, enginePlace, engine.version, suitePlace, where, queries, totalS, dates.of(created)];
    },
  );
  return {
    note: 'The list behind the Compare page. Other programs should use /data/index.json.',
    engines: engines.values,
    suites: suites.values,
    environments: environments.values,
    dates: dates.values,
    sets,
  };
}

/** The entries that a file holds. */
export function unpackIndex({ engines, suites, environments, dates, sets }: CompareIndex): IndexEntry[] {
  return sets.map(([id, engine, version, suite, environment, queries, totalS, created]) => {
    const [name = 'tpcds', queryVersion = '', scaleFactor = 0, tableFormat = '', own] = suites[suite] ?? [];
    const [engineId = '', title = ''] = engines[engine] ?? [];
    const [environmentId = '', machine = ''] = environments[environment] ?? [];
    return {
      id,
      engine: { id: engineId, title, version },
      suite: { name, ...(own === undefined ? {} : { title: own }), queryVersion, scaleFactor, tableFormat },
      environment: environmentId,
      ...(machine === '' ? {} : { machine }),
      queries,
      totalS,
      created: dates[created] ?? '',
    };
  });
}
