import { querySteps, type StepRound } from '../../../../src/benchmark/history/steps';
import { stepView } from '../../../../src/components/history/stepText';
import { expect, test } from '../../support/test';

const round = (id: string, total: number, times: StepRound['times'], single = false): StepRound => ({
  id,
  release: id,
  single,
  total,
  times,
});
const LINE = { queries: ['q1', 'q2', 'q3', 'q4'], rounds: [] };
/** Speedups 2, 1, and 4; then 1, 3, and none. q4 has no time in the first round. */
const BEFORE = round('0.9', 2, [[10, 5], [6, 6], [8, 2], null]);
const AFTER = round('0.11', 1.5, [[20, 20], [9, 3], null, [1, 1]]);

test('a step is the ratio of two speedups, for the queries in both rounds, most seconds lost first', () => {
  expect(
    querySteps(LINE, BEFORE, AFTER).map(({ query, before, after, ratio, lostS }) => [
      query,
      before,
      after,
      ratio,
      lostS,
    ]),
  ).toEqual([
    ['q1', 2, 1, 0.5, 10],
    ['q2', 1, 3, 3, -6],
  ]);
});

test('swapping the two rounds inverts every ratio', () => {
  const [there, back] = [querySteps(LINE, BEFORE, AFTER), querySteps(LINE, AFTER, BEFORE)];
  for (const { query, ratio } of there)
    expect(back.find((step) => step.query === query)?.ratio).toBeCloseTo(1 / ratio, 12);
});

test('the sentence gives both totals, the numbers of falls and rises, and the leading queries; single runs are mentioned', () => {
  const view = stepView(LINE, 'Comet', BEFORE, AFTER);
  expect(view.sentence).toBe(
    'From 0.9 to 0.11 the total-time ratio went from 2.00× to 1.50×; the speedup fell on one of 2 queries and rose on one. Largest steps back: q1 (10.0\u202Fs). Largest steps ahead: q2 (6.0\u202Fs).',
  );
  expect(view.note).toBe('');
  expect(view.table.rows[0]).toEqual(['q1', 2, 1, 0.5, 10, 10, 5, 20, 20]);
  expect(stepView(LINE, 'Comet', BEFORE, { ...AFTER, single: true }).note).toContain(
    'ran each query once or does not report how often, so the step may be noise',
  );
});
