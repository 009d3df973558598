import type { Comparison } from '../../../benchmark/model/comparison';
import type { PublishedComparison } from '../../../benchmark/model/published';
import type { EngineRecord } from '../../../benchmark/model/round';
import { newestPairs } from './newestPairs';
import { comparePair, enginePairs, type IdPair, type Pair, type PairInput, vanillaPairs } from './pairs';

export interface AnswersInput extends PairInput {
  engines: readonly EngineRecord[];
  /** Published comparisons; some measure a pair again. */
  published: readonly Pick<PublishedComparison, 'rerunOf' | 'totals'>[];
  /** Pages that show pairs, newest first. */
  shown: readonly { path: string; pairs: readonly IdPair[] }[];
}

/** Pairs on the home page. */
export interface Found extends AnswersInput {
  /** Newest release of each engine measured with vanilla Spark. */
  newest: Comparison[];
  /** Pairs of two engines that were measured together. */
  engineToEngine: readonly Pair[];
}

/** Finds the pairs that were measured together. */
export function findPairs(input: AnswersInput): Found {
  const newest = newestPairs(vanillaPairs(input)).map((pair) => comparePair(pair, input.environments));
  return { ...input, newest, engineToEngine: enginePairs(input) };
}
