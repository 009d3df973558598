import { validOutputs } from '../../benchmark/artifacts/outputs';
import type { Comparable } from '../../benchmark/model/comparable';
import { groupBy } from '../../benchmark/model/groupBy';
import type { ResultSet } from '../../benchmark/model/resultSet';
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
  /** ID of the vanilla Spark that was measured with it; absent for none. */
  vanilla?: string;
  /** Day of publication, "2026-07-21". */
  created: string;
  /** Present if the publisher withdrew the result. */
  withdrawn?: true;
  /** Label of an unpublished set: "yours, not published". */
  mark?: string;
  /** The reader's file, with the engine's name in it if it has several; absent for a published set. */
  file?: string;
}

/** The result sets of one suite and scale factor, in a separate file. */
interface IndexShard {
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
  sets: readonly IndexEntry[];
  shards: IndexShard[];
}

/** The entry of a result set, without its machine. Its sources decide comparability only if the query version is unknown. */
export function indexEntry(set: ResultSet): IndexEntry {
  const { id, engine, suite, environment, created, harness, sources } = set;
  const totalS = totalSeconds(set);
  return {
    id,
    engine: { id: engine.id, title: engine.title, version: engine.version },
    suite,
    environment,
    harness: { name: harness.name },
    sources: suite.queryVersion === 'unknown' ? sources.map(({ path }) => ({ path })) : [],
    outputs: validOutputs(set),
    queries: set.rows.filter(({ status }) => status === 'ok').length,
    totalS: totalS === null ? null : Number(totalS.toFixed(2)),
    created,
    ...(set.withdrawn ? { withdrawn: true } : {}),
  };
}

/** Up to this number of result sets, one file lists all. */
const MAX_UNSHARDED = 1000;

const NOTE = 'The list behind the Compare page. Other programs should use /data/index.json.';

/** The files of the list by path, the root first. */
export function indexFiles(entries: readonly IndexEntry[]): { path: string; index: CompareIndex }[] {
  const root = 'data/compare-index.json';
  if (entries.length <= MAX_UNSHARDED) return [{ path: root, index: { note: NOTE, sets: entries, shards: [] } }];
  const files = [...groupBy(entries, ({ suite }) => `${suite.name}-sf${suite.scaleFactor}`)].map(([name, own]) => {
    const { name: suite, scaleFactor } = (own[0] as IndexEntry).suite;
    const path = `data/compare-index/${name}.json`;
    return {
      path,
      shard: { suite, scaleFactor, count: own.length, path },
      index: { note: NOTE, sets: own, shards: [] },
    };
  });
  return [{ path: root, index: { note: NOTE, sets: [], shards: files.map(({ shard }) => shard) } }, ...files];
}

/** The files that may list these result sets: by their ids, which usually begin with suite and scale factor, otherwise all. */
export function shardsOf(shards: readonly IndexShard[], ids: readonly string[]): readonly IndexShard[] {
  const holds = ({ suite, scaleFactor }: IndexShard, id: string) => id.startsWith(`${suite}-sf${scaleFactor}-`);
  const isPlaced = ids.every((id) => shards.some((shard) => holds(shard, id)));
  return isPlaced ? shards.filter((shard) => ids.some((id) => holds(shard, id))) : shards;
}
