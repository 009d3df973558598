import type { EngineFile } from '../schemas/engine';
import type { RoundFile } from '../schemas/round';
import type { ResultSet } from './resultSet';

/** Runs published together: engines, and the vanilla Spark baseline of each. */
export type Round = {
  id: string /** True if no file describes it: two runs on one environment. */;
  isImplied?: boolean;
} & RoundFile;

/** An engine and all its releases in order, with or without results. */
export type EngineRecord = {
  id: string /** True if no file describes it, so that it has no page. */;
  isImplied?: boolean;
} & EngineFile;
/** A release of an engine, or a build that was never released. */
export type EngineRelease = EngineFile['releases'][number];

/** Suite, query version, scale factor, and table format as one key; sets with equal keys can be compared. */
export function suiteKey({ suite }: Pick<ResultSet, 'suite'>): string {
  return [suite.name, suite.queryVersion, suite.scaleFactor, suite.tableFormat].join(' ');
}

/** The baseline of a set in its round; undefined for a baseline, or if there is none. */
export function baselineOf(
  set: ResultSet,
  { baselines }: Round,
  sets: ReadonlyMap<string, ResultSet>,
): ResultSet | undefined {
  if (baselines.includes(set.id)) return undefined;
  const found = baselines.map((id) => sets.get(id)).find((other) => other && suiteKey(other) === suiteKey(set));
  return found;
}
