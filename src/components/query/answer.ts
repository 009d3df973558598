import { groupBy } from '../../benchmark/model/groupBy';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatNumber, formatShare } from '../../benchmark/text/numbers';
import { verdictWord } from '../../benchmark/text/verdictWords';
import type { AnswerPart } from '../../figures/answers/spec';
import type { MeasuredPair } from './measuredPairs';

/** Pairs of one data size that have the query. */
export interface MeasuredSize {
  /** "3 TB". */
  text: string;
  pairs: MeasuredPair[];
}

/** "80% of the time at 3 TB (clearly faster)", then "2.30× as long at 1 TB (inconclusive)" or "75% at 1 TB (…)". */
function resultText({ match, verdict }: MeasuredPair, size: string, isFirst: boolean): string {
  const share = 1 / match.speedup;
  const of = isFirst ? ' of the time' : '';
  const time = share > 1 ? `${formatNumber(share, 2)}× as long` : `${formatShare(share, 0)}${of}`;
  return `${time} at ${size} (${verdictWord(verdict)})`;
}

/**
 * Share of the baseline’s time by engine, in the order of names: results of different rounds have no order. The verdict
 * of each follows in parentheses. Empty if no pair has the query.
 */
export function queryAnswer(sizes: readonly MeasuredSize[]): AnswerPart[] {
  const measured = sizes.flatMap(({ text, pairs }) => pairs.map((pair) => ({ text, pair })));
  const [first] = measured;
  if (!first) return [];
  const engines = [...groupBy(measured, ({ pair }) => pair.candidate.engine.title)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const sentences = engines.map(
    ([name, own]) => `${name} takes ${joinWords(own.map(({ pair, text }, at) => resultText(pair, text, at === 0)))}.`,
  );
  const rounds = new Set(measured.map(({ pair }) => pair.baseline.id)).size;
  const apart = 'The rounds are of different machines, so they do not show which engine is faster.';
  return [
    { text: `Compared with ${first.pair.baseline.engine.title}${rounds > 1 ? ' in the same round' : ''}, ` },
    { text: sentences[0] ?? '' },
    ...sentences.slice(1).map((text) => ({ text: ` ${capitalise(text)}` })),
    ...(rounds > 1 && engines.length > 1 ? [{ text: ` ${apart}` }] : []),
  ];
}
