import type { ComparisonVerdict, MatchedQuery, Unmatched, Weighting } from '../../model/comparison';
import { effectiveCount, weightedSum } from '../../statistics/weighted';
import { joinWords } from '../../text/names';
import { formatNumber, formatQueries } from '../../text/numbers';
import { printWeights, type QueryWeights } from '../../text/queryWeights';
import { EXCLUDED_REASON } from '../match';

/** Longest list of weights to print. */
const MAX_SHOWN_CHARS = 120;
/** Up to this number, queries without a time are listed one by one. */
const MAX_LISTED_QUERIES = 6;

/** Weights of the matched queries in the estimates; null if they are equal. Each is above 0. */
export function weightingOf(matched: readonly MatchedQuery[], given: QueryWeights | null): Weighting | null {
  if (!given) return null;
  const weights = matched.map(({ query }) => given.get(query) ?? 0);
  if (weights.every((weight) => weight === weights[0])) return null;
  const seconds = (side: 'baseline' | 'candidate') => matched.map((query) => query[side].timeS);
  return {
    weights,
    baselineS: weightedSum(seconds('baseline'), weights),
    candidateS: weightedSum(seconds('candidate'), weights),
    effective: effectiveCount(weights, matched.length),
  };
}

/** The verdict, with a mention of the weights if there are any. */
export function weightedVerdict<V extends Pick<ComparisonVerdict, 'word' | 'sentence'>>(
  verdict: V,
  weighting: Weighting | null,
): V {
  if (!weighting) return verdict;
  return { ...verdict, word: `${verdict.word}, weighted`, sentence: `With your query weights: ${verdict.sentence}` };
}

/** "q72 and q14a have a weight and no time on both sides."; '' if every weighted query was compared. */
function queriesWithoutTime(unmatched: readonly Unmatched[], given: QueryWeights): string {
  const names = unmatched.flatMap(({ query, reason }) =>
    given.get(query) && reason !== EXCLUDED_REASON ? [query] : [],
  );
  if (names.length === 0) return '';
  const text = names.length <= MAX_LISTED_QUERIES ? joinWords(names) : formatQueries(names.length);
  return ` ${text} ${names.length === 1 ? 'has' : 'have'} a weight and no time on both sides.`;
}

/** Note next to weighted estimates: the weights, and what does not use them; '' without weights. */
export function weightingNote(
  { matched, unmatched }: { matched: readonly MatchedQuery[]; unmatched: readonly Unmatched[] },
  given: QueryWeights | null,
): string {
  const weighting = weightingOf(matched, given);
  if (!given) return '';
  if (!weighting) return queriesWithoutTime(unmatched, given).trim();
  const { weights, effective } = weighting;
  const names = [...matched.map(({ query }) => query), ...unmatched.map(({ query }) => query)];
  const text = printWeights(given, names).replaceAll(',', ', ').replaceAll(':', ': ');
  const which = text.length <= MAX_SHOWN_CHARS ? ` (${text})` : '';
  const extremes = `from ${Math.min(...weights)} to ${Math.max(...weights)}`;
  const rests = `They carry as much information as ${formatNumber(effective, 1)} queries of equal weight.`;
  return `Weighted. The three metrics and their intervals use the weights of ${formatQueries(matched.length)}, ${extremes}${which}. ${rests} Counts, charts of queries, totals in charts, and costs count each query once.${queriesWithoutTime(unmatched, given)}`;
}
