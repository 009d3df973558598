import { compare, compareCandidates } from '../../../../src/benchmark/comparison/compare';
import { multiCandidateParts } from '../../../../src/components/multiCandidate/data';
import { comparisonJson } from '../../../../src/components/report/headline';
import type { SideName } from '../../../../src/figures/shared/suite';
import { expect, test } from '../../support/test';
import { other, resultSet, type Times } from '../support';

/** Six queries in which the candidate takes half the time, and q7, in which it takes ten times as long. */
const BASELINE: Record<string, Times> = Object.fromEntries(
  ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7'].map((query) => [query, [10, 9.9, 10.1]]),
);
const CANDIDATE: Record<string, Times> = { ...BASELINE };
for (const query of ['q1', 'q2', 'q3', 'q4', 'q5', 'q6']) CANDIDATE[query] = [5, 4.9, 5.1];
CANDIDATE.q7 = [100, 99, 101];

const [baseline, candidate] = [resultSet(BASELINE), resultSet(CANDIDATE, other)];
const weighted = (weights: Record<string, number>) =>
  compare(baseline, candidate, [], { weights: new Map(Object.entries(weights)) });
const ALL_ONE = Object.fromEntries(Object.keys(BASELINE).map((query) => [query, 1]));

test('compare(…, weights): 60 queries of 10 s vs. 5 s and one of 100 s make the total 610/400', () => {
  const { total, geometricMean, median, weighting } = weighted({ ...ALL_ONE, q1: 55 });
  expect(total.speedup).toBeCloseTo(610 / 400, 12);
  expect(geometricMean.speedup).toBeCloseTo((2 ** 60 / 10) ** (1 / 61), 12);
  expect(median.speedup).toBeCloseTo(2, 12);
  expect(weighting).toMatchObject({ baselineS: 610, candidateS: 400 });
});

test('compare(…, weights): equal weights are no weights', () => {
  const [plain, same] = [compare(baseline, candidate, []), weighted({ ...ALL_ONE, ...mapped(3) })];
  expect(same).toEqual(plain);
  expect(same.weighting).toBeNull();
});

function mapped(weight: number): Record<string, number> {
  return Object.fromEntries(Object.keys(BASELINE).map((query) => [query, weight]));
}

test('compare(…, weights): a query with the weight 0, or without a weight, is excluded by choice', () => {
  const only = new Set(['q1', 'q2', 'q3', 'q4', 'q5']);
  const left = compare(baseline, candidate, [], { only });
  const weights = Object.fromEntries([...only].map((query) => [query, 1]));
  expect(weighted(weights)).toEqual(left);
  expect(weighted({ ...weights, q7: 0 })).toEqual(left);
  expect(left.notes).toEqual(['2 of 7 queries left out by choice: q6, q7.']);
});

test('weights can reverse a verdict, and the verdict and its notes describe the weights', () => {
  const plain = compare(baseline, candidate, []);
  const turned = weighted({ ...ALL_ONE, q1: 20, q2: 20, q3: 20, q4: 20, q5: 20 });
  expect(plain.verdict.case).toBe('depends');
  expect(turned.verdict).toMatchObject({
    case: 'ahead',
    word: 'Gluten + Velox is ahead, but not conclusively†, weighted',
  });
  expect(turned.verdict.sentence).toMatch(/^With your query weights: Gluten \+ Velox finishes the suite in/);
  expect(turned.notes[0]).toMatch(
    /^Weighted\. The three metrics and their intervals use the weights of 7 queries, from 1 to 20 \(q6: 1, q7: 1, \*: 20\)\. They carry as much information as 5\.2 queries of equal weight\./,
  );
});

test('weights equivalent to fewer than five equally weighted queries give no verdict', () => {
  const { verdict, total, notes } = weighted({ ...ALL_ONE, q1: 100 });
  expect(verdict.case).toBe('unclear');
  expect(total.verdict).toBe('unclear');
  expect(notes.join(' ')).toContain('Too few queries for a verdict: 7 queries, by their weights as much as 1.1.');
});

test('a query with a weight but without a time on both sides is reported', () => {
  const { q7: _, ...rest } = CANDIDATE;
  const { notes } = compare(baseline, resultSet(rest, other), [], {
    weights: new Map(Object.entries({ ...ALL_ONE, q1: 2 })),
  });
  expect(notes[0]).toMatch(/q7 has a weight and no time on both sides\.$/);
});

test('excluding a query, and the share of the largest differences, use the weights', () => {
  const { without, largestShare } = weighted({ ...ALL_ONE, q1: 55 });
  expect(without[0]?.query).toBe('q1');
  expect(without[0]?.speedup).toBeCloseTo(60 / 125, 12);
  expect(largestShare).toBeCloseTo((275 + 90 + 5 + 5 + 5) / (275 + 90 + 25), 12);
});

test('the JSON of a weighted comparison contains the weights and weighted seconds; without weights it does not', () => {
  const json = comparisonJson(weighted({ ...ALL_ONE, q1: 55 }), 'speedup');
  expect(json.weights).toEqual({ ...ALL_ONE, q1: 55 });
  expect(json.total).toMatchObject({ baseline_s: 610, candidate_s: 400 });
  expect(comparisonJson(compare(baseline, candidate, []), 'speedup')).not.toHaveProperty('weights');
});

test('several candidates use the same weights, and the verdict mentions them', () => {
  const third = resultSet(CANDIDATE, { ...other, id: 'third', engine: { id: 'sail', title: 'Sail', version: '1' } });
  const weights = new Map(Object.entries({ ...ALL_ONE, q1: 20, q2: 20, q3: 20, q4: 20, q5: 20 }));
  const comparisons = compareCandidates(baseline, [candidate, third], [], { weights });
  const [first, ...others] = ['A', 'B', 'C'].map((title) => ({ title, name: title })) as [SideName, ...SideName[]];
  const { verdict, notes } = multiCandidateParts([
    { key: 'all', comparisons, pairs: [], baseline: first, candidates: others },
  ]).data;
  expect(verdict.sentence).toMatch(/^With your query weights: /);
  expect(notes.filter((note) => note.startsWith('Weighted. '))).toHaveLength(1);
});
