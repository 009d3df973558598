import { bucketCounts } from './buckets';
import type { Comparison, MatchedQuery, VerdictCase } from './comparisonTypes';
import {
  capitalise,
  countWord,
  engineTitle,
  formatQueries,
  formatSeconds,
  formatSpeedup,
  formatSpeedupProse,
  formatTimeChange,
  listed,
} from './format';
import { sum } from './statistics';
import { topFaster, topSlower } from './tables';
import type { Side } from './types';

/** A saving counts among the "few queries" of the totals' title from this share of the baseline's total on. */
const LARGE_SHARE = 0.02;

/** "Comet 0.16.0" for a side. */
export function sideTitle(comparison: Comparison, side: Side): string {
  return engineTitle(comparison[side].engine);
}

/** "Four queries save 417 s; the whole suite saves 228 s"; with "cost" where the candidate takes more time. */
export function totals({ matched, baselineS, candidateS, names }: Comparison): string {
  const gapS = baselineS - candidateS;
  const direction = gapS >= 0 ? 1 : -1;
  const verb = gapS >= 0 ? 'save' : 'cost';
  const large = matched.map(({ savedS }) => savedS * direction).filter((seconds) => seconds >= LARGE_SHARE * baselineS);
  if (large.length === 0) {
    return `${capitalise(names.candidate)} takes ${formatSeconds(candidateS)} and ${names.baseline} ${formatSeconds(baselineS)}`;
  }
  const few = `${capitalise(countWord(large.length))} ${large.length === 1 ? `query ${verb}s` : `queries ${verb}`}`;
  return `${few} ${formatSeconds(sum(large), 0)}; the whole suite ${verb}s ${formatSeconds(Math.abs(gapS), 0)}`;
}

/** "18 queries are at least 1.25× as fast with Gluten + Velox, 32 with Comet". */
export function distribution({ matched, names }: Comparison): string {
  const counts = bucketCounts(matched, 'speedup').map(({ count }) => count);
  const first = counts[0] ?? 0;
  return `${formatQueries(first)} ${first === 1 ? 'is' : 'are'} at least 1.25× as fast with ${names.candidate}, ${counts.at(-1)} with ${names.baseline}`;
}

/** "18 queries take at least 20 % less time with Gluten + Velox, 39 at least 20 % more". */
export function timeChange({ matched, names }: Comparison): string {
  const counts = bucketCounts(matched, 'time-change').map(({ count }) => count);
  return `${formatQueries(counts[0] ?? 0)} take at least ${formatTimeChange(-20)} with ${names.candidate}, ${counts.at(-1)} at least ${formatTimeChange(20).replace(' time', '')}`;
}

/** "Up to 3.30× on q93 in one direction, and 5.96 times the time on q72 in the other". */
export function differences({ matched, names }: Comparison): string {
  const [best, worst] = [topFaster(matched)[0], topSlower(matched)[0]];
  const up = best && `${formatSpeedup(best.speedup)} on ${best.query}`;
  const down = worst && `${formatSpeedupProse(worst.speedup)} on ${worst.query}`;
  if (up && down) return `Up to ${up} in one direction, and ${down} in the other`;
  if (up) return `Up to ${up}; no query takes more time with ${names.candidate}`;
  return down ? `Up to ${down}; no query takes less time with ${names.candidate}` : 'Every query takes the same time';
}

/** "Gluten + Velox is clearly faster on 29 queries, Comet on 38; 36 show no clear difference"; without ranges nothing is clear. */
export function queries({ names, clear, matched, faster }: Comparison): string {
  if (matched.every(({ decidedBy }) => decidedBy === 'no-range'))
    return `${capitalise(names.candidate)} takes less time on ${faster} of ${formatQueries(matched.length)}; no ranges were published, so none of them is clear`;
  return `${capitalise(names.candidate)} is clearly faster on ${formatQueries(clear.faster)}, ${names.baseline} on ${clear.slower}; ${clear.none} ${clear.none === 1 ? 'shows' : 'show'} no clear difference`;
}

function largestLoss(matched: readonly MatchedQuery[]): MatchedQuery | undefined {
  return [...matched].sort((a, b) => a.savedS - b.savedS).find(({ savedS }) => savedS < 0);
}

/** "Gluten + Velox saves 600 s and gives back 372 s; q72 alone costs 161 s". */
export function gap({ matched, names }: Comparison): string {
  const savedS = sum(matched.map((query) => Math.max(0, query.savedS)));
  const lostS = sum(matched.map((query) => Math.max(0, -query.savedS)));
  const worst = largestLoss(matched);
  const name = capitalise(names.candidate);
  if (!worst) return `${name} saves ${formatSeconds(savedS, 0)} and gives nothing back`;
  return `${name} saves ${formatSeconds(savedS, 0)} and gives back ${formatSeconds(lostS, 0)}; ${worst.query} alone costs ${formatSeconds(-worst.savedS, 0)}`;
}

/** "q93 takes 47.7 s with Gluten + Velox and 157.1 s with Comet: 3.30×". */
export function iterations({ matched, names }: Comparison, query: string): string {
  const found = matched.find((entry) => entry.query === query);
  if (!found) return `${query} has no time on both sides`;
  const { baseline, candidate, speedup } = found;
  return `${query} takes ${formatSeconds(candidate.timeS)} with ${names.candidate} and ${formatSeconds(baseline.timeS)} with ${names.baseline}: ${formatSpeedupProse(speedup)}`;
}

/** One verdict on one or more candidates, without a capital: "Comet 0.16.0 and Comet 0.17.0 are faster than native Spark 3.5.8". */
export function verdictOn(found: VerdictCase, candidates: readonly string[], baseline: string): string {
  const they = listed(candidates);
  const are = candidates.length === 1 ? 'is' : 'are';
  const texts: Record<VerdictCase, string> = {
    faster: `${they} ${are} faster than ${baseline}`,
    ahead: `${they} ${are} ahead of ${baseline}, not clearly`,
    depends: `${they} against ${baseline}: it depends on the statistic`,
    'no-clear-difference': `no clear difference between ${they} and ${baseline}`,
    behind: `${they} ${are} behind ${baseline}, not clearly`,
    slower: `${they} ${are} slower than ${baseline}`,
  };
  return texts[found];
}
