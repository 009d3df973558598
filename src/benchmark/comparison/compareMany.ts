import type { Comparison } from '../model/comparison';
import type { Environment, ResultSet } from '../model/resultSet';
import { compare } from './compare';
import { CompareError, type CompareOptions, matchQueries, pairReasons } from './match';

/** The queries that have a valid time in the baseline and in every candidate. */
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

/** Every reason why one of the candidates cannot be compared, each once. */
function refusals(baseline: ResultSet, candidates: readonly ResultSet[], options: CompareOptions): string[] {
  const reasons = candidates.flatMap((candidate) => pairReasons(baseline, candidate, options));
  return [...new Set(reasons)];
}

/**
 * Each candidate compared with one baseline, all over the same queries: those that every one of them ran. In the order of the
 * candidates. Throws CompareError with the reasons of every pair that must not be compared.
 */
export function compareMany(
  baseline: ResultSet,
  candidates: readonly ResultSet[],
  environments: readonly Environment[],
  options: CompareOptions = {},
): Comparison[] {
  const reasons = refusals(baseline, candidates, options);
  if (reasons.length > 0) throw new CompareError(reasons);
  const shared = sharedQueries(baseline, candidates, options);
  return candidates.map((candidate) => compare(baseline, candidate, environments, { ...options, shared }));
}
