import { validOutputs } from '../../benchmark/artifacts/outputs';
import type { Comparable } from '../../benchmark/model/comparable';
import type { ResultSet, Suite } from '../../benchmark/model/resultSet';
import { totalSeconds } from '../resultSet/listEntry';

/** One result set as the pickers show it. */
export interface IndexEntry extends Omit<Comparable, 'rows'> {
  engine: { id: string; title: string; version: string };
  environment: string;
  /** "r8gd.12xlarge"; absent if the set is not published. */
  machine?: string;
  /** How many of its queries have a time. */
  queries: number;
  /** The sum of all times in seconds, to two decimals; null where one is missing. */
  totalS: number | null;
  /** Date of publication, 2026-07-21. */
  created: string;
  /** What must stand next to one that is not published: "yours, not published". */
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
  origin: number,
  outputs: number,
];

/** The harness, and the sources if the query version is unknown: only then they decide what is comparable. */
type Origin = [harness: string, ...sources: string[]];

/** /data/compare-index.json: every result set in a form that stays small with a thousand of them. */
export interface CompareIndex {
  note: string;
  engines: [id: string, title: string][];
  /** A title has a suite of a team's own. */
  suites: [name: Suite['name'], queryVersion: string, scaleFactor: number, tableFormat: string, title?: string][];
  environments: [id: string, machine: string][];
  dates: string[];
  origins: Origin[];
  /** What queries returned; sets that agree share one list. */
  outputs: [query: string, rowCount: number | null, resultHash: string][][];
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
  const { id, engine, suite, environment, created, harness, sources } = set;
  const totalS = totalSeconds(set);
  return {
    id,
    engine,
    suite,
    environment,
    harness,
    sources,
    outputs: validOutputs(set),
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
  const [origins, outputs] = [new Places<Origin>(), new Places<CompareIndex['outputs'][number]>()];
  const sets = entries.map((entry): PackedEntry => {
    const { id, engine, suite, environment, machine = '', queries, totalS, created, harness } = entry;
    const title: [string?] = suite.title === undefined ? [] : [suite.title];
    const suitePlace = suites.of([suite.name, suite.queryVersion, suite.scaleFactor, suite.tableFormat, ...title]);
    const enginePlace = engines.of([engine.id, engine.title]);
    const where = environments.of([environment, machine]);
    const sources = suite.queryVersion === 'unknown' ? entry.sources.map(({ path }) => path) : [];
    const origin = origins.of([harness.name, ...sources]);
    const returned = outputs.of(entry.outputs.map((row) => [row.query, row.rowCount, row.resultHash]));
    return [id, enginePlace, engine.version, suitePlace, where, queries, totalS, dates.of(created), origin, returned];
  });
  return {
    note: 'The list behind the Compare page. Other programs should use /data/index.json.',
    engines: engines.values,
    suites: suites.values,
    environments: environments.values,
    dates: dates.values,
    origins: origins.values,
    outputs: outputs.values,
    sets,
  };
}

/** The entries that a file holds. */
export function unpackIndex({
  engines,
  suites,
  environments,
  dates,
  origins,
  outputs,
  sets,
}: CompareIndex): IndexEntry[] {
  return sets.map(([id, engine, version, suite, environment, queries, totalS, created, origin, returned]) => {
    const [name = 'tpcds', queryVersion = '', scaleFactor = 0, tableFormat = '', own] = suites[suite] ?? [];
    const [engineId = '', title = ''] = engines[engine] ?? [];
    const [environmentId = '', machine = ''] = environments[environment] ?? [];
    const [harness = 'unknown', ...sources] = origins[origin] ?? [];
    return {
      id,
      engine: { id: engineId, title, version },
      suite: { name, ...(own === undefined ? {} : { title: own }), queryVersion, scaleFactor, tableFormat },
      environment: environmentId,
      harness: { name: harness },
      sources: sources.map((path) => ({ path })),
      outputs: (outputs[returned] ?? []).map(([query, rowCount, resultHash]) => ({ query, rowCount, resultHash })),
      ...(machine === '' ? {} : { machine }),
      queries,
      totalS,
      created: dates[created] ?? '',
    };
  });
}
