import type { ResultSet, Source } from './resultSet';

/** Runs published together: engines, and the vanilla Spark baseline of each. */
export interface Round {
  id: string;
  title: string;
  /** Day on which the last of its results was first published. */
  date: string;
  publisher: string;
  /** Distinguishes it from other machines; rounds with a different text form another line. */
  machine: string;
  /** How the tables were made, if that is known to differ from other rounds of the publisher. */
  data?: string;
  /** Day on which the publisher removed results of it; absent if it did not. */
  withdrawn?: string;
  sources: Source[];
  /** Ids, baselines included. */
  resultSets: string[];
  /** The vanilla Spark sets among them, one per suite, scale factor, and table format. */
  baselines: string[];
  /** Second sets of an engine on one suite, with the setting that differs. */
  variants?: { resultSet: string; what: string }[];
  /** Known differences from the previous round, one sentence each. */
  differs: string[];
}

/** A release of an engine, or a build that was never released. */
export interface EngineRelease {
  version: string;
  /** Absent if no source states it. */
  date?: string;
  /** Name of a build in a sentence. */
  build?: string;
}

/** An engine and all its releases in order, with or without results. */
export interface EngineRecord {
  id: string;
  /** As written within a sentence. */
  name: string;
  what: string;
  homepage: string;
  licence: string;
  releases: EngineRelease[];
  sources: Source[];
}

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
