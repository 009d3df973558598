import { comparisonNotes, LEAST_QUERIES } from './comparisonNotes';
import type { Comparison, Figure, MatchedQuery } from './comparisonTypes';
import { compareEnvironments } from './environment';
import { engineNames } from './format';
import { BY_CHOICE, CompareError, type CompareOptions, isDecided, matchQueries } from './match';
import { compareQueries } from './queries';
import { geometricMean, type Interval, medianRatio, suiteIntervals, sum } from './statistics';
import type { Environment, ResultSet } from './types';
import { comparisonVerdict, rangeVerdict } from './verdict';

const LARGEST = 5;
const LEFT_OUT = 3;

function figure(speedup: number, interval: Interval, queries: number): Figure {
  const verdict = queries < LEAST_QUERIES ? 'unclear' : rangeVerdict(interval.low, interval.high);
  return { speedup, ...interval, verdict };
}

/** By the size of the difference in seconds, largest first; ties in query order. */
function byDifference(matched: readonly MatchedQuery[]): MatchedQuery[] {
  return [...matched].sort((a, b) => Math.abs(b.savedS) - Math.abs(a.savedS) || compareQueries(a.query, b.query));
}

function largestShare(matched: readonly MatchedQuery[]): number {
  const seconds = byDifference(matched).map(({ savedS }) => Math.abs(savedS));
  const all = sum(seconds);
  return all === 0 ? 0 : sum(seconds.slice(0, LARGEST)) / all;
}

function leaveOneOut(matched: readonly MatchedQuery[], baselineS: number, candidateS: number): Comparison['without'] {
  if (matched.length < 2) return [];
  return byDifference(matched)
    .slice(0, LEFT_OUT)
    .map(({ query, baseline, candidate }) => ({
      query,
      speedup: (baselineS - baseline.timeS) / (candidateS - candidate.timeS),
    }));
}

function counts(matched: readonly MatchedQuery[]): Pick<Comparison, 'faster' | 'slower' | 'equal' | 'clear'> {
  const having = (test: (query: MatchedQuery) => boolean) => matched.filter(test).length;
  return {
    faster: having(({ speedup }) => speedup > 1),
    slower: having(({ speedup }) => speedup < 1),
    equal: having(({ speedup }) => speedup === 1),
    clear: {
      faster: having(({ verdict }) => verdict === 'faster'),
      slower: having(({ verdict }) => verdict === 'slower'),
      none: having(({ verdict }) => verdict === 'unclear'),
    },
  };
}

function headlineFigures(matched: readonly MatchedQuery[], baselineS: number, candidateS: number) {
  const speedups = matched.map(({ speedup }) => speedup);
  const intervals = suiteIntervals(
    matched.map(({ baseline }) => baseline.timeS),
    matched.map(({ candidate }) => candidate.timeS),
  );
  return {
    total: figure(baselineS / candidateS, intervals.total, matched.length),
    geometricMean: figure(geometricMean(speedups), intervals.geometricMean, matched.length),
    median: figure(medianRatio(speedups), intervals.median, matched.length),
  };
}

function nothingMatched(unmatched: Comparison['unmatched']): string {
  const chosen = unmatched.some(({ reason }) => reason === BY_CHOICE);
  return chosen
    ? 'no query that has a valid time on both sides is left; take some in again'
    : 'no query has a valid time on both sides';
}

/**
 * The whole comparison of two result sets over the queries that both ran: speedups, the three headline figures with 95 % intervals over
 * queries, verdicts, and what differs between the environments. Throws CompareError for a pair of different suite or query version, of
 * different scale factor or table format unless allowed, and for a pair without a matched query.
 */
export function compare(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
  options: CompareOptions = {},
): Comparison {
  const { matched, unmatched } = matchQueries(baseline, candidate, options);
  if (matched.length === 0) throw new CompareError([nothingMatched(unmatched)]);
  const baselineS = sum(matched.map((query) => query.baseline.timeS));
  const candidateS = sum(matched.map((query) => query.candidate.timeS));
  const names = engineNames(baseline.engine, candidate.engine);
  const figures = headlineFigures(matched, baselineS, candidateS);
  const counted = counts(matched);
  const timeChangePct = ((candidateS - baselineS) / baselineS) * 100;
  return {
    baseline,
    candidate,
    names,
    matched,
    unmatched,
    notes: comparisonNotes(baseline, candidate, { matched, unmatched }),
    baselineS,
    candidateS,
    ...figures,
    verdict: comparisonVerdict({
      names,
      ...figures,
      ...counted,
      timeChangePct,
      matched: matched.length,
      decided: matched.some(isDecided),
    }),
    ...counted,
    largestShare: largestShare(matched),
    without: leaveOneOut(matched, baselineS, candidateS),
    environment: compareEnvironments(baseline, candidate, environments),
  };
}
