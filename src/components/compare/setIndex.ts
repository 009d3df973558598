import { validOutputs } from '../../benchmark/artifacts/outputs';
import type { Comparable } from '../../benchmark/model/comparable';
import { groupBy } from '../../benchmark/model/groupBy';
import type { ResultSet, Suite } from '../../benchmark/model/resultSet';
import { totalSeconds } from '../resultSet/listEntry';

/** A result set in the pickers. */
export interface IndexEntry extends Omit<Comparable, 'rows'> {
  engine: { id: string; title: string; version: string };
  environment: string;
  /** "r8gd.12xlarge"; absent for an unpublished set. */
  machine?: string;
  /** Number of queries with a time. */
  queries: number;
  /** Sum of all times in seconds, to two decimals; null if one is missing. */
  totalS: number | null;
  /** Day of publication, "2026-07-21". */
  created: string;
  /** Label of an unpublished set: "yours, not published". */
  mark?: string;
}

/** An entry with indexes instead of repeated texts. */
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

/** The harness, and, only if the query version is unknown, the sources; both then decide comparability. */
type Origin = [harness: string, ...sources: string[]];

/** The result sets of one suite and scale factor, in a separate file. */
export interface IndexShard {
  suite: string;
  scaleFactor: number;
  /** Number of result sets. */
  count: number;
  /** Path of a CompareIndex, without a leading slash. */
  path: string;
}

/** /data/compare-index.json: every result set, or, for many, the files that list those of one suite and scale factor. */
export interface CompareIndex {
  note: string;
  engines: [id: string, title: string][];
  /** Only custom suites have a title. */
  suites: [name: Suite['name'], queryVersion: string, scaleFactor: number, tableFormat: string, title?: string][];
  environments: [id: string, machine: string][];
  dates: string[];
  origins: Origin[];
  /** Outputs of queries; equal lists are shared. */
  outputs: [query: string, rowCount: number | null, resultHash: string][][];
  sets: PackedEntry[];
  shards: IndexShard[];
}

/** A list of distinct values with their indexes. */
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

/** The entry of a result set, without its machine. */
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

/** Packs entries for the file; the inverse of `unpackIndex`. */
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
    shards: [],
  };
}

/** Up to this number of result sets, one file lists all. */
const MAX_UNSHARDED = 1000;

/** The files of the list by path, the root first. */
export function indexFiles(entries: readonly IndexEntry[]): { path: string; index: CompareIndex }[] {
  const root = 'data/compare-index.json';
  if (entries.length <= MAX_UNSHARDED) return [{ path: root, index: packIndex(entries) }];
  const files = [...groupBy(entries, ({ suite }) => `${suite.name}-sf${suite.scaleFactor}`)].map(([name, own]) => {
    const { name: suite, scaleFactor } = (own[0] as IndexEntry).suite;
    const path = `data/compare-index/${name}.json`;
    return { path, shard: { suite, scaleFactor, count: own.length, path }, index: packIndex(own) };
  });
  return [{ path: root, index: { ...packIndex([]), shards: files.map(({ shard }) => shard) } }, ...files];
}

/** The files that may list these result sets: by their ids, which usually begin with suite and scale factor, otherwise all. */
export function shardsOf(shards: readonly IndexShard[], ids: readonly string[]): readonly IndexShard[] {
  const holds = ({ suite, scaleFactor }: IndexShard, id: string) => id.startsWith(`${suite}-sf${scaleFactor}-`);
  const isPlaced = ids.every((id) => shards.some((shard) => holds(shard, id)));
  return isPlaced ? shards.filter((shard) => ids.some((id) => holds(shard, id))) : shards;
}

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
