import type { Comparison } from '../model/comparison';
import type { Environment, ResultSet } from '../model/resultSet';
import { compare } from './compare';
import { CompareError, type CompareOptions, matchQueries, pairReasons } from './match';

/** Queries with a valid time in the baseline and in every candidate. */
function sharedQueries(
  baseline: ResultSet,
  candidates: readonly ResultSet[],
  options: CompareOptions,
): ReadonlySet<string> {
  const [first = [], ...others] = candidates.map((candidate) =>
    matchQueries(baseline, candidate, options).matched.map(({ query }) => query),
  );
  const sets = others.map((queries) => new Set(queries));
  return new Set(first.filter((query) => sets.every((queries) => queries.has(query))));
}

/** Distinct reasons why a candidate cannot be compared. */
function refusalReasons(baseline: ResultSet, candidates: readonly ResultSet[], options: CompareOptions): string[] {
  const reasons = candidates.flatMap((candidate) => pairReasons(baseline, candidate, options));
  return [...new Set(reasons)];
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
  const reasons = refusalReasons(baseline, candidates, options);
  if (reasons.length > 0) throw new CompareError(reasons);
  const shared = sharedQueries(baseline, candidates, options);
  return candidates.map((candidate) => compare(baseline, candidate, environments, { ...options, shared }));
}
