import type { Comparison } from '../../../benchmark/model/comparison';
import type { EngineRecord } from '../../../benchmark/model/round';
import { newestPairs } from './newest';
import { comparePair, enginePairs, type IdPair, nativePairs, type Pair, type PairInput } from './pairs';

/** What the answers are made of. */
export interface AnswersInput extends PairInput {
  engines: readonly EngineRecord[];
  /** The pages that show pairs, newest first. */
  shown: readonly { path: string; pairs: readonly IdPair[] }[];
}

/** The pairs that the home page shows. */
export interface Found extends AnswersInput {
  /** The newest measured release of each engine with vanilla Spark. */
  newest: Comparison[];
  /** Pairs of two engines that were measured together. */
  engineToEngine: readonly Pair[];
}

/** The pairs that were measured together. */
export function findPairs(input: AnswersInput): Found {
  const newest = newestPairs(nativePairs(input)).map((pair) => comparePair(pair, input.environments));
  return { ...input, newest, engineToEngine: enginePairs(input) };
}
