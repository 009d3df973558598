import { capitalise, joinWords } from '../../benchmark/text/names';
import { countWord } from '../../benchmark/text/numbers';
import { timeShare, timeShareRange } from '../../benchmark/text/timeShare';
import { verdictWord } from '../../benchmark/text/verdictWords';
import type { AnswerPart } from '../../figures/answers/spec';
import { baselineName, type MeasuredPair } from './measuredPairs';
import type { QuerySize } from './suites';

/** Pairs of one data size and table format that have the query. */
export interface MeasuredSize extends QuerySize {
  pairs: MeasuredPair[];
}

function shareOf({ match }: MeasuredPair): number {
  return 1 / match.speedup;
}

/** Distance of a result from the baseline. */
function distance(pair: MeasuredPair): number {
  return Math.abs(Math.log(shareOf(pair)));
}

/** " On smaller data, six results are from 79% of vanilla Spark’s time to 9.13× as long as vanilla Spark; none is clear."; '' for no result. */
function smallerText(pairs: readonly MeasuredPair[], baseline: string): string {
  const shares = pairs.map(shareOf);
  const clear = pairs.filter(({ verdict }) => verdict === 'faster' || verdict === 'slower').length;
  if (pairs.length === 0) return '';
  const known = `${clear === 0 ? 'none' : countWord(clear)} ${clear > 1 ? 'are' : 'is'} clear`;
  const results = pairs.length === 1 ? 'one result is' : `${countWord(pairs.length)} results are`;
  const range = timeShareRange(Math.min(...shares), Math.max(...shares), baseline);
  return ` On smaller data, ${results} ${range}; ${known}.`;
}

/** "At 3 TB, Comet takes 1.11× as long as vanilla Spark (clearly slower).": the largest difference first. */
function sizeParts(size: MeasuredSize): AnswerPart[] {
  const pairs = [...size.pairs].sort((a, b) => distance(b) - distance(a));
  const [first, ...others] = pairs as [MeasuredPair, ...MeasuredPair[]];
  const baseline = baselineName(first);
  const named = (pair: MeasuredPair) =>
    `${capitalise(pair.candidate.engine.title)} takes ${timeShare(shareOf(pair), baseline)}`;
  const isApart = pairs.some((pair) => pair.baseline !== first.baseline);
  const apart = isApart ? ' They ran in different rounds, which do not show which engine is faster.' : '';
  const rest = others.map((pair) => `${named(pair)} (${verdictWord(pair.verdict)})`);
  return [
    { text: `At ${size.text}, ` },
    { text: named(first), strong: true },
    { text: ` (${verdictWord(first.verdict)})${rest.length === 0 ? '' : `; ${joinWords(rest)}`}.${apart}` },
  ];
}

/**
 * The time of each engine on the largest data in each table format, each with its verdict; then the range of the results
 * on smaller data. Empty if no pair has the query.
 */
export function queryAnswer(sizes: readonly MeasuredSize[]): AnswerPart[] {
  const measured = sizes.filter(({ pairs }) => pairs.length > 0);
  const [first] = measured;
  const [pair] = first?.pairs ?? [];
  if (!first || !pair) return [];
  const largest = measured.filter(({ scaleFactor }) => scaleFactor === first.scaleFactor);
  const smaller = measured.slice(largest.length).flatMap(({ pairs }) => pairs);
  const parts = largest.map(sizeParts).flatMap((own, index) => (index === 0 ? own : [{ text: ' ' }, ...own]));
  return [...parts, { text: smallerText(smaller, baselineName(pair)) }];
}
