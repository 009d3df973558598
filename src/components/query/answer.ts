import { groupBy } from '../../benchmark/model/groupBy';
import { SAME_WITHIN } from '../../benchmark/model/statistics';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatNumber, formatRange, formatShare } from '../../benchmark/text/numbers';
import type { AnswerPart } from '../../figures/answers/spec';
import type { MeasuredPair } from './measuredPairs';

/** Pairs of one data size that have the query. */
export interface MeasuredSize {
  /** "3 TB". */
  text: string;
  pairs: MeasuredPair[];
}

/** An engine's share of the baseline's time at each data size. */
interface EngineShares {
  name: string;
  baseline: string;
  sizes: string[];
  shares: number[];
}

/** Largest number of engines in the sentence. */
const MAX_ENGINES = 3;
/** Factor between a share and 1, at least 1. */
function distance(share: number): number {
  return Math.max(share, 1 / share);
}

function engineShares(sizes: readonly MeasuredSize[]): EngineShares[] {
  const measured = sizes.flatMap(({ text, pairs }) => pairs.map((pair) => ({ text, ...pair })));
  return [...groupBy(measured, ({ candidate }) => candidate.engine.title).values()]
    .map((own) => ({
      name: own[0]?.candidate.engine.title ?? '',
      baseline: own[0]?.baseline.engine.title ?? '',
      sizes: own.map(({ text }) => text),
      shares: own.map(({ match }) => 1 / match.speedup),
    }))
    .sort((a, b) => Math.max(...b.shares.map(distance)) - Math.max(...a.shares.map(distance)));
}

/** "45% to 80%"; "45%" for one share. */
function shareText(low: number, high: number): string {
  const [least, most] = [formatShare(low, 0), formatShare(high, 0)];
  return least === most ? least : `${least} to ${most}`;
}

/** "takes 2.30–9.12× as long as vanilla Spark", "takes 80% of vanilla Spark’s time", "takes as long as …". */
function timeText({ shares, baseline }: EngineShares): string {
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  if (Math.max(distance(low), distance(high)) <= SAME_WITHIN) return `takes as long as ${baseline} (within 5%)`;
  if (high < 1) return `takes ${shareText(low, high)} of ${baseline}’s time`;
  const same = formatNumber(low, 2) === formatNumber(high, 2);
  return `takes ${same ? formatNumber(high, 2) : formatRange(low, high, 2)}× as long as ${baseline}`;
}

/** Engines' shares of the baseline’s time, the largest difference first and in bold; empty if no pair has the query. */
export function queryAnswer(sizes: readonly MeasuredSize[]): AnswerPart[] {
  const all = sizes.filter(({ pairs }) => pairs.length > 0).map(({ text }) => text);
  return engineShares(sizes)
    .slice(0, MAX_ENGINES)
    .flatMap((engine, index) => {
      const where = all.length > 1 && engine.sizes.length === all.length ? `all ${all.length} data sizes` : '';
      return [
        { text: `${index === 0 ? '' : ' '}${capitalise(engine.name)} ${timeText(engine)}`, strong: index === 0 },
        { text: ` at ${where === '' ? joinWords(engine.sizes) : where}.` },
      ];
    });
}
