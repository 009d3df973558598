import type { ResultSet } from '../model/resultSet';
import { countNoun, formatMonth } from './numbers';
import { publicationDay } from './publicationDay';
import { ofOnePublisher } from './publisher';

type Published = Pick<ResultSet, 'created' | 'createdCommit' | 'snapshot' | 'sources'>;
type Pair = Record<'baseline' | 'candidate', Published>;

/** True if one publisher published both runs on one day. A round may reuse vanilla Spark of an earlier one. */
export function areOfOneRound(a: Published, b: Published): boolean {
  return a.created === b.created && ofOnePublisher(a, b);
}

/** The round of a baseline as seen from the candidate: "in the same round", or "in another round (April 2026)". */
export function roundText(baseline: Published, candidate: Published): string {
  if (areOfOneRound(baseline, candidate)) return 'in the same round';
  return `in another round (${publicationDay(baseline, formatMonth)})`;
}

/** Pairs whose vanilla Spark was measured in another round. */
function ofOtherRounds(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(({ baseline, candidate }) => !areOfOneRound(baseline, candidate));
}

/** "vanilla Spark in the same round"; "vanilla Spark" if a pair is of two rounds. */
export function vanillaOf(pairs: readonly Pair[]): string {
  return ofOtherRounds(pairs).length === 0 ? 'vanilla Spark in the same round' : 'vanilla Spark';
}

/** " In 9 comparisons, vanilla Spark was measured in another round."; '' for none. */
export function otherRoundsText(pairs: readonly Pair[]): string {
  const count = ofOtherRounds(pairs).length;
  return count === 0 ? '' : ` In ${countNoun(count, 'comparison')}, vanilla Spark was measured in another round.`;
}
