import { type Comparable, shareHarness } from '../model/comparable';
import { quoteValue } from '../model/guards/plainText';
import { duplicateRows, problem } from '../model/problem';
import { compareQueries, isQueryOf } from '../model/queries';
import { type Artifact, OUTPUTS, type OutputRow, type Problem, type ResultSet } from '../model/resultSet';
import { readTable } from './cells';

/** Rows of outputs.csv by query in natural order, with all problems of the cells; empty without a file. */
export function parseOutputs(artifact: Artifact | null): { rows: OutputRow[]; problems: Problem[] } {
  const { rows, problems } = readTable(artifact ?? undefined, OUTPUTS);
  return { rows: rows.sort((a, b) => compareQueries(a.query, b.query)), problems };
}

/** Problems of rows whose query is unknown or a duplicate. `path` is the path of outputs.csv. */
export function validateOutputs({ outputs, suite }: ResultSet, path: string): Problem[] {
  const inFileOrder = [...outputs].sort((a, b) => a.line - b.line);
  const named = inFileOrder.filter(({ query }) => query !== '');
  const unknown = inFileOrder.filter(({ query }) => !isQueryOf(suite.name, query));
  return [
    ...duplicateRows(path, named, ({ query }) => query),
    ...unknown.map(({ query, line }) => problem(path, line, `${quoteValue(query)} is not a query of ${suite.name}`)),
  ];
}

function sameData(baseline: Comparable, candidate: Comparable): boolean {
  const [a, b] = [baseline.suite, candidate.suite];
  return a.name === b.name && a.queryVersion === b.queryVersion && a.scaleFactor === b.scaleFactor;
}

type Output = Comparable['outputs'][number];

interface OutputPair {
  query: string;
  baseline: Output;
  candidate: Output;
}

/** Outputs of queries with a valid time. */
export function validOutputs({ rows, outputs }: Comparable): readonly Output[] {
  if (!rows || outputs.length === 0) return outputs;
  const timed = new Set(rows.filter(({ status }) => status === 'ok').map(({ query }) => query));
  return outputs.filter(({ query }) => timed.has(query));
}

/** Outputs of queries that have one on both sides. */
function outputPairs(baseline: Comparable, candidate: Comparable): OutputPair[] {
  if (baseline.outputs.length === 0) return [];
  const others = new Map(validOutputs(candidate).map((row) => [row.query, row]));
  return validOutputs(baseline).flatMap((row) => {
    const other = others.get(row.query);
    return other ? [{ query: row.query, baseline: row, candidate: other }] : [];
  });
}

function countText(pairs: readonly OutputPair[], baseline: Comparable, candidate: Comparable): string[] {
  const differing = pairs.filter(
    ({ baseline: a, candidate: b }) => a.rowCount !== null && b.rowCount !== null && a.rowCount !== b.rowCount,
  );
  if (differing.length === 0) return [];
  const counts = differing.map(({ query, baseline: a, candidate: b }) => `${query} ${a.rowCount} and ${b.rowCount}`);
  return [`the row counts of results differ between ${baseline.id} and ${candidate.id}: ${counts.join(', ')}`];
}

/** Queries with different result hashes; empty across suites, query versions, or scale factors. */
export function differingHashes(baseline: Comparable, candidate: Comparable): string[] {
  if (!sameData(baseline, candidate)) return [];
  return outputPairs(baseline, candidate)
    .filter(
      ({ baseline: a, candidate: b }) => a.resultHash !== '' && b.resultHash !== '' && a.resultHash !== b.resultHash,
    )
    .map(({ query }) => query);
}

function hashText(baseline: Comparable, candidate: Comparable): string[] {
  if (!shareHarness(baseline, candidate)) return [];
  const differing = differingHashes(baseline, candidate);
  if (differing.length === 0) return [];
  const queries = differing.join(', ');
  return [
    `the result hashes differ between ${baseline.id} and ${candidate.id}, both by ${baseline.harness.name}: ${queries}`,
  ];
}

/**
 * Differences between the results of two sets, one sentence each; empty if none is known. Row counts are compared if
 * both sides have them, hashes only within one known harness, because hash functions of different harnesses are not
 * comparable. Nothing is compared across suites, query versions, or scale factors: docs/methodology.mdx, What is
 * checked.
 */
export function outputProblems(baseline: Comparable, candidate: Comparable): string[] {
  if (!sameData(baseline, candidate)) return [];
  const pairs = outputPairs(baseline, candidate);
  return [...countText(pairs, baseline, candidate), ...hashText(baseline, candidate)];
}
