import type { Role, TotalsSegment, TotalsSpec, WaterfallSpec } from './chartTypes';
import type { Comparison, MatchedQuery } from './comparisonTypes';
import { formatSeconds } from './format';
import { compareQueries } from './queries';
import { secondsAxis } from './scale';
import { sum } from './statistics';
import * as titles from './titles';
import type { Side } from './types';

/** A query stands on its own in the bars, and has a label in the waterfall, from this share of the baseline's total on. */
const NOTABLE_SHARE = 0.01;
/** At most so many savings and so many losses stand on their own. */
const MOST = 6;

/** Largest saving first, largest loss last; ties in query order. */
function bySaving(matched: readonly MatchedQuery[]): MatchedQuery[] {
  return [...matched].sort((a, b) => b.savedS - a.savedS || compareQueries(a.query, b.query));
}

interface Notable {
  savings: MatchedQuery[];
  losses: MatchedQuery[];
  rest: MatchedQuery[];
}

function notable({ matched, baselineS }: Comparison): Notable {
  const order = bySaving(matched);
  const enough = NOTABLE_SHARE * baselineS;
  const savings = order.filter(({ savedS }) => savedS >= enough).slice(0, MOST);
  const losses = order.filter(({ savedS }) => -savedS >= enough).slice(-MOST);
  return { savings, losses, rest: order.filter((query) => !savings.includes(query) && !losses.includes(query)) };
}

function segments({ savings, losses, rest }: Notable, side: Side): TotalsSegment[] {
  const role = (query: MatchedQuery): Role => (side === 'baseline' ? 'neutral' : query.verdict);
  const restS = sum(rest.map((query) => query[side].timeS));
  const parts = [
    ...savings.map((query) => ({
      label: query.query,
      query: query.query,
      seconds: query[side].timeS,
      role: role(query),
    })),
    {
      label: `other ${rest.length} queries ${formatSeconds(restS, 0)}`,
      query: null,
      seconds: restS,
      role: 'neutral' as const,
    },
    ...losses.map((query) => ({
      label: query.query,
      query: query.query,
      seconds: query[side].timeS,
      role: role(query),
    })),
  ];
  let fromS = 0;
  return parts.map(({ seconds, ...part }) => {
    const segment = { ...part, fromS, toS: fromS + seconds };
    fromS += seconds;
    return segment;
  });
}

function summed(queries: readonly MatchedQuery[]): { count: number; seconds: number } {
  return { count: queries.length, seconds: Math.abs(sum(queries.map(({ savedS }) => savedS))) };
}

/** Both totals, split by the queries that change most. Seconds. */
export function totalsSpec(comparison: Comparison): TotalsSpec {
  const split = notable(comparison);
  const { baselineS, candidateS } = comparison;
  const bar = (role: Side, totalS: number) => ({
    name: titles.sideTitle(comparison, role),
    role,
    totalS,
    segments: segments(split, role),
  });
  return {
    kind: 'totals',
    id: 'totals',
    title: titles.totals(comparison),
    description: `${titles.sideTitle(comparison, 'baseline')} ${formatSeconds(baselineS, 2)}, ${titles.sideTitle(comparison, 'candidate')} ${formatSeconds(candidateS, 2)}.`,
    axis: secondsAxis(`Total time of the ${comparison.matched.length} queries, s`, 0, Math.max(baselineS, candidateS)),
    bars: [bar('baseline', baselineS), bar('candidate', candidateS)],
    differenceS: candidateS - baselineS,
    savings: summed(split.savings),
    losses: summed(split.losses),
  };
}

/** The seconds saved, added up from the largest saving to the largest loss; the last step ends at the difference of the totals. */
export function waterfallSpec(comparison: Comparison): WaterfallSpec {
  const enough = NOTABLE_SHARE * comparison.baselineS;
  let reached = 0;
  const steps = bySaving(comparison.matched).map(({ query, savedS, verdict }) => {
    const fromS = reached;
    reached += savedS;
    return { query, fromS, toS: reached, savedS, verdict, label: Math.abs(savedS) >= enough };
  });
  const ends = steps.map(({ toS }) => toS);
  return {
    kind: 'waterfall',
    id: 'gap',
    title: titles.gap(comparison),
    description: `Seconds saved by the candidate, added up over ${steps.length} queries in order of saving.`,
    axis: secondsAxis(
      `Time saved by ${comparison.names.candidate}, cumulative, s`,
      Math.min(...ends),
      Math.max(...ends),
    ),
    names: comparison.names,
    steps,
    peakS: Math.max(0, ...ends),
    endS: reached,
    saving: comparison.faster,
    losing: comparison.slower,
  };
}
