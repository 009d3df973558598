import type { Comparison, MatchedQuery, Verdict, VerdictCounts } from '../model/comparison';
import type { Environment, ResultSet } from '../model/resultSet';
import { publishedOn } from '../text/publicationDay';
import { comparability } from './comparability';
import { compareEnvironments } from './environment';
import { estimatesOf } from './estimates';
import { finalVerdict } from './finalVerdict';
import { largestDifferences } from './influence';
import { intentionalDifferences } from './intentionalDifferences';
import { EXCLUDED_REASON, matchQueries, type QueryOptions } from './match';
import { comparisonNotes } from './notes';
import { CompareError, type PairOptions, pairReasons } from './pairFaults';
import { expectedByChance } from './queryTests';
import { comparedSides } from './side';

export type CompareOptions = PairOptions & QueryOptions;

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
    beyondReruns: {
      faster: having(({ beyondReruns, speedup }) => beyondReruns && speedup > 1),
      slower: having(({ beyondReruns, speedup }) => beyondReruns && speedup < 1),
    },
  };
}

/** Time change of the candidate in %; negative is less time. */
export function timeChangePct({ baselineS, candidateS }: Pick<Comparison, 'baselineS' | 'candidateS'>): number {
  return ((candidateS - baselineS) / baselineS) * 100;
}

function nothingMatched(unmatched: Comparison['unmatched']): string {
  const chosen = unmatched.some(({ reason }) => reason === EXCLUDED_REASON);
  return chosen
    ? 'no query that has a valid time on both sides is left; take some in again'
    : 'no query has a valid time on both sides';
}

/**
 * Compares two result sets over the queries that both ran. Throws CompareError if suite or query version differ, if
 * scale factor or table format differ without permission, and if no query matches.
 */
export function compare(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
  options: CompareOptions = {},
): Comparison {
  const reasons = pairReasons(baseline, candidate, options);
  if (reasons.length > 0) throw new CompareError(reasons);
  const { vary = [], weights = null } = options;
  const sides = comparedSides(baseline, candidate, environments, vary);
  const found = matchQueries(sides, options);
  const { matched, unmatched, reruns } = found;
  if (matched.length === 0) throw new CompareError([nothingMatched(unmatched)]);
  const names = { baseline: sides[0].name, candidate: sides[1].name };
  const estimates = estimatesOf(sides, found, weights);
  const { weighting } = estimates;
  const totals = weighting ?? estimates;
  const results = {
    names,
    matched,
    unmatched,
    reruns,
    ...estimates,
    ...counts(matched),
    byChance: expectedByChance(matched),
    ...largestDifferences(matched, totals, weighting?.weights ?? null),
  };
  const environment = compareEnvironments(sides, vary);
  const settings = comparability(sides);
  const { varied, note } = intentionalDifferences(sides, { comparability: settings, environment }, vary);
  const published = { baseline: publishedOn(baseline), candidate: publishedOn(candidate) };
  const input = { ...results, timeChangePct: timeChangePct(totals), published };
  return {
    baseline,
    candidate,
    ...results,
    notes: comparisonNotes(sides, found, { given: weights, weighting, vary, varied: note }),
    verdict: finalVerdict(input, environment, [baseline, candidate]),
    environment,
    comparability: settings,
    varied,
  };
}

/** Queries with a time in the baseline and in every candidate, of those that the options include. */
function sharedQueries(
  baseline: ResultSet,
  candidates: readonly ResultSet[],
  options: CompareOptions,
): ReadonlySet<string> {
  const [first = [], ...others] = candidates.map((candidate) =>
    matchQueries(comparedSides(baseline, candidate, []), options).matched.map(({ query }) => query),
  );
  const sets = others.map((queries) => new Set(queries));
  return new Set(first.filter((query) => sets.every((queries) => queries.has(query))));
}

/**
 * Compares each candidate with one baseline, over the queries that all of them ran, in the order of the candidates.
 * Throws CompareError with the reasons of every pair that cannot be compared.
 */
export function compareCandidates(
  baseline: ResultSet,
  candidates: readonly ResultSet[],
  environments: readonly Environment[],
  options: CompareOptions = {},
): Comparison[] {
  const reasons = candidates.flatMap((candidate) => pairReasons(baseline, candidate, options));
  if (reasons.length > 0) throw new CompareError([...new Set(reasons)]);
  const shared = sharedQueries(baseline, candidates, options);
  return candidates.map((candidate) => compare(baseline, candidate, environments, { ...options, shared }));
}

/**
 * Compares each two candidates of `compareCandidates`, the earlier one as the baseline, over the queries that all of them
 * ran. Pairs that cannot be compared are left out; empty for one candidate.
 */
export function comparePairs(
  comparisons: readonly Comparison[],
  environments: readonly Environment[],
  options: CompareOptions = {},
): Comparison[] {
  const shared = new Set(comparisons[0]?.matched.map(({ query }) => query));
  return comparisons.flatMap(({ candidate: one }, at) =>
    comparisons
      .slice(at + 1)
      .filter(({ candidate: other }) => pairReasons(one, other, options).length === 0)
      .map(({ candidate: other }) => compare(one, other, environments, { ...options, shared })),
  );
}
