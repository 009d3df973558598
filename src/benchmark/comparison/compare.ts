import type { Comparison, Figure, MatchedQuery, Verdict, VerdictCounts } from '../model/comparison';
import { compareQueries } from '../model/queries';
import type { Environment, ResultSet } from '../model/resultSet';
import { geometricMean, medianRatio, sum } from '../model/statistics';
import { mixIntervals } from '../statistics/mixIntervals';
import { repeatIntervals, worstCase } from '../statistics/repeatIntervals';
import type { SuiteIntervals } from '../statistics/resampled';
import { compareEnvironments } from './environment';
import { figureVerdict } from './figureVerdict';
import { BY_CHOICE, CompareError, type CompareOptions, type MatchedQueries, matchQueries } from './match';
import { comparisonNotes, LEAST_QUERIES } from './notes';
import { pairNames } from './pairNames';
import { partiesOf } from './party';
import { expectedByChance } from './queryTests';
import { receipt } from './receipt/receipt';
import { variedNotes, variedText } from './varied/text';
import { comparisonVerdict } from './verdict';
import { verdictUnlessDisputed } from './withheld';

const LARGEST = 5;
const LEFT_OUT = 3;

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

function counts(matched: readonly MatchedQuery[]): Pick<Comparison, 'faster' | 'slower' | 'equal'> & VerdictCounts {
  const having = (test: (query: MatchedQuery) => boolean) => matched.filter(test).length;
  const called = (wanted: Verdict) => having(({ verdict }) => verdict === wanted);
  return {
    faster: having(({ speedup }) => speedup > 1),
    slower: having(({ speedup }) => speedup < 1),
    equal: having(({ speedup }) => speedup === 1),
    clear: { faster: called('faster'), slower: called('slower'), none: called('unclear') },
    separated: { faster: called('separated-faster'), slower: called('separated-slower') },
    same: called('same'),
  };
}

/** The three estimates, each with its intervals and the verdict of its repeat interval; of too few queries there is none. */
function headlineFigures({ matched, samples }: MatchedQueries, baselineS: number, candidateS: number) {
  const speedups = matched.map(({ speedup }) => speedup);
  const [repeat, worst] = [repeatIntervals(samples), worstCase(samples)];
  const mix = mixIntervals(
    matched.map(({ baseline }) => baseline.timeS),
    matched.map(({ candidate }) => candidate.timeS),
  );
  const figure = (name: keyof SuiteIntervals, speedup: number): Figure => {
    const interval = repeat?.[name] ?? null;
    return {
      speedup,
      verdict: matched.length < LEAST_QUERIES ? 'unclear' : figureVerdict(interval, samples),
      repeat: interval,
      worst: worst?.[name] ?? null,
      mix: mix?.[name] ?? { low: speedup, high: speedup },
    };
  };
  return {
    total: figure('total', baselineS / candidateS),
    geometricMean: figure('geometricMean', geometricMean(speedups)),
    median: figure('median', medianRatio(speedups)),
  };
}

function nothingMatched(unmatched: Comparison['unmatched']): string {
  const chosen = unmatched.some(({ reason }) => reason === BY_CHOICE);
  return chosen
    ? 'no query that has a valid time on both sides is left; take some in again'
    : 'no query has a valid time on both sides';
}

/**
 * The whole comparison of two result sets over the queries that both ran: speedups and tests, the three headline figures with intervals
 * over iterations and over queries, verdicts, and what differs between the environments. Throws CompareError for a pair of different suite or query version, of
 * different scale factor or table format unless allowed or meant to differ, and for a pair without a matched query.
 */
export function compare(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
  options: CompareOptions = {},
): Comparison {
  const found = matchQueries(baseline, candidate, options);
  const { matched, unmatched } = found;
  if (matched.length === 0) throw new CompareError([nothingMatched(unmatched)]);
  const baselineS = sum(matched.map((query) => query.baseline.timeS));
  const candidateS = sum(matched.map((query) => query.candidate.timeS));
  const { vary = [] } = options;
  const parties = partiesOf(baseline, candidate, environments);
  const names = pairNames(parties, vary);
  const figures = headlineFigures(found, baselineS, candidateS);
  const counted = counts(matched);
  const environment = compareEnvironments(baseline, candidate, environments, vary);
  const settings = receipt(baseline, candidate, environments, vary);
  const timeChangePct = ((candidateS - baselineS) / baselineS) * 100;
  const judged = { names, ...figures, ...counted, timeChangePct, matched };
  return {
    baseline,
    candidate,
    names,
    matched,
    unmatched,
    notes: [...variedNotes(parties, vary, environment), ...comparisonNotes(baseline, candidate, found, vary)],
    baselineS,
    candidateS,
    ...figures,
    verdict: verdictUnlessDisputed(comparisonVerdict(judged), environment, judged),
    ...counted,
    byChance: expectedByChance(matched),
    largestShare: largestShare(matched),
    without: leaveOneOut(matched, baselineS, candidateS),
    environment,
    receipt: settings,
    varied: variedText(parties, { receipt: settings, environment }, vary),
  };
}
