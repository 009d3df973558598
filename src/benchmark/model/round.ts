import type { ResultSet, Source } from './resultSet';

/** Runs that were published together: engines, and the native Spark that each of them is held against. */
export interface Round {
  id: string;
  title: string;
  /** The day on which the last of its results was first published. */
  date: string;
  publisher: string;
  /** In the words that tell it from other machines; rounds with other words are another line. */
  machine: string;
  /** How the tables were made, where that is known to differ from other rounds of the publisher. */
  data?: string;
  sources: Source[];
  /** Ids, those of the baselines too. */
  resultSets: string[];
  /** The native Spark sets among them, one a suite, scale factor and table format. */
  baselines: string[];
  /** Second sets of an engine on one suite, and what was set otherwise. */
  variants?: { resultSet: string; what: string }[];
  /** What is known to differ from the round before, a sentence each. */
  differs: string[];
}

/** A release of an engine, or a build that was never released. */
export interface EngineRelease {
  version: string;
  /** Where a source states it. */
  date?: string;
  /** What a build is called in a sentence. */
  build?: string;
}

/** An engine, and all of its releases in their order, with or without results. */
export interface EngineRecord {
  id: string;
  /** As written in the middle of a sentence. */
  name: string;
  what: string;
  homepage: string;
  licence: string;
  releases: EngineRelease[];
  sources: Source[];
}

/** What must be equal of two sets that are held against each other, as one text. */
export function suiteKey({ suite }: Pick<ResultSet, 'suite'>): string {
  return [suite.name, suite.queryVersion, suite.scaleFactor, suite.tableFormat].join(' ');
}

/** The baseline of its round that a set is held against; undefined for a baseline and if there is none. */
export function baselineOf(
  set: ResultSet,
  { baselines }: Round,
  sets: ReadonlyMap<string, ResultSet>,
): ResultSet | undefined {
  if (baselines.includes(set.id)) return undefined;
  const found = baselines.map((id) => sets.get(id)).find((other) => other && suiteKey(other) === suiteKey(set));
  return found;
}
