import { wholeFamily } from '../../benchmark/comparison/match';
import type { Verdict } from '../../benchmark/model/comparison';
import { comparePath } from '../../benchmark/model/paths';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { engineName } from '../../benchmark/text/names';
import { formatQueries, formatSpeedup } from '../../benchmark/text/numbers';
import { scalePosition, scaleTicks } from '../../figures/shared/scale';
import { type SectionBlock, section, text } from '../page/page';
import { baselineName, type MeasuredPair, queryScale } from './measuredPairs';

/** A query among all queries of one comparison. */
export interface QueryPlace {
  /** "Of 103 queries, q72 is slowed down most". */
  title: string;
  caption: string;
  /** "q72 0.17×". */
  label: string;
  /** In % of the scale. */
  at: number;
  verdict: Verdict | null;
  /** The other queries, in % of the scale. */
  others: number[];
  ticks: { label: string; at: number }[];
  /** Labels of the faster side left and right of 1×. */
  sides: [left: string, right: string];
  path: string;
}

interface Ranked extends MeasuredPair {
  speedups: number[];
  /** From 1, the fastest first. */
  rank: number;
}

function ranked(pair: MeasuredPair): Ranked {
  const speedups = wholeFamily(pair.baseline, pair.candidate).map(({ speedup }) => speedup);
  return { ...pair, speedups, rank: 1 + speedups.filter((speedup) => speedup > pair.match.speedup).length };
}

/** 0 for the first or the last of all queries, 0.5 for the median query. */
function fromEnd({ rank, speedups }: Ranked): number {
  return Math.min(rank - 1, speedups.length - rank) / speedups.length;
}

function title({ rank, speedups, match }: Ranked): string {
  const all = `Of ${formatQueries(speedups.length)}, ${match.query}`;
  const isSlower = match.speedup < 1;
  if (rank === 1) return `${all} ${isSlower ? 'is slowed down least' : 'has the largest speedup'}`;
  if (rank === speedups.length) return `${all} ${isSlower ? 'is slowed down most' : 'has the smallest speedup'}`;
  return `${all} is number ${rank} by speedup`;
}

/** The comparison in which a query has the most extreme rank; null without one of at least three queries. */
function queryPlace(pairs: readonly MeasuredPair[]): QueryPlace | null {
  const [first] = pairs
    .map(ranked)
    .filter(({ speedups }) => speedups.length > 2)
    .sort((a, b) => fromEnd(a) - fromEnd(b));
  if (!first) return null;
  const { baseline, candidate, match, speedups, verdict } = first;
  const isItself = baseline.engine.id === candidate.engine.id;
  const scale = queryScale(speedups);
  return {
    title: title(first),
    caption: `Speedup of ${engineName(candidate.engine)} over ${isItself ? baselineName(first) : engineName(baseline.engine)} on ${suiteAtSize(candidate.suite)}, one line for each query, log scale.`,
    label: `${match.query} ${formatSpeedup(match.speedup)}`,
    at: scalePosition(match.speedup, scale),
    verdict,
    others: speedups.filter((speedup) => speedup !== match.speedup).map((speedup) => scalePosition(speedup, scale)),
    ticks: scaleTicks(scale),
    sides: [`← ${baselineName(first)} faster`, `${candidate.engine.title} faster →`],
    path: comparePath(baseline.id, [candidate.id]),
  };
}

/** The rank of a query among all queries of one comparison; empty without one of at least three queries. */
export function placeSections(pairs: readonly MeasuredPair[]): SectionBlock[] {
  const place = queryPlace(pairs);
  if (!place) return [];
  const { title, caption, label, path } = place;
  return [
    section(
      'place',
      title,
      { ...text(caption, { text: ' ' }, { text: 'Compare', path }), role: 'caption' },
      { kind: 'drawing', name: 'place', data: place, instead: [text(`${label}.`)] },
    ),
  ];
}
