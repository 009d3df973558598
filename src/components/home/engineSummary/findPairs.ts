import type { PublishedSummary } from '../../../benchmark/history/publishedTotals';
import type { Comparison } from '../../../benchmark/model/comparison';
import type { EngineRecord } from '../../../benchmark/model/round';
import { newestPairs } from './newestPairs';
import { comparePair, type EnginePair, enginePairs, type PairInput, type ShownPairs, vanillaPairs } from './pairs';

export interface AnswersInput extends PairInput {
  engines: readonly EngineRecord[];
  /** Published comparisons; some measure a pair again or a newer release. */
  published: readonly PublishedSummary[];
  /** Pages that show pairs, newest first. */
  shown: readonly ShownPairs[];
}

/** Pairs on the home page. */
export interface Found extends AnswersInput {
  /** Newest release of each engine measured with vanilla Spark. */
  newest: Comparison[];
  /** Pairs of two engines on one suite. */
  engineToEngine: readonly EnginePair[];
}

/** Finds the pairs of each engine with vanilla Spark, and of two engines. */
export function findPairs(input: AnswersInput): Found {
  const newest = newestPairs(vanillaPairs(input)).map((pair) => comparePair(pair, input.environments));
  return { ...input, newest, engineToEngine: enginePairs(input) };
}
