import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compare } from '../../../../src/benchmark/comparison/compare';
import { compareEnvironments } from '../../../../src/benchmark/comparison/environment';
import { environmentSummary } from '../../../../src/benchmark/comparison/environmentSummary';
import { comparedSides } from '../../../../src/benchmark/comparison/side';
import type { Sameness } from '../../../../src/benchmark/model/comparison';
import type { Environment } from '../../../../src/benchmark/model/resultSet';
import { expect, test } from '../../support/test';
import { environment, other, pairs, resultSet, statement, type Times } from '../support';

/** Times of six queries; the candidate takes half of the baseline's time, and the ranges do not overlap. */
const times = (factor: number) =>
  Object.fromEntries(
    ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((query, index): [string, Times] => {
      const time = (10 + index) * factor;
      return [query, [time, time * 0.99, time * 1.01]];
    }),
  );
const baseline = resultSet(times(1));
const candidate = resultSet(times(0.5), other);

/** Statements on the node count of both sides, from one source per day unless `commit` distinguishes them. */
const both = (value: number, day: string) => statement(value, day);
const own = (value: number, day: string, id: string) => ({ ...statement(value, day, [id]), commit: id });
const history = (...statements: Environment['statements'] & object) => environment({ statements });

/** Cases: the environments, how well the node count is known to match, and the heading of a verdict of 2.00×. */
const CASES: [name: string, environments: Environment[], Sameness, string][] = [
  ['one source, one value', [environment()], 'stated', 'Gluten + Velox is faster'],
  [
    'one source, two values for both',
    [history(both(12, '2026-05-01'), both(4, '2026-06-01'))],
    'stated',
    'Gluten + Velox is faster†',
  ],
  [
    'separate sources agree in the end',
    [history(own(4, '2026-05-01', 'example'), own(12, '2026-05-02', 'example'), own(12, '2026-06-01', 'other'))],
    'inferred',
    'Gluten + Velox is faster†',
  ],
  ['not reported', [environment({ nodes: 'unknown' })], 'not reported', 'Gluten + Velox is faster†'],
  ['no environment known', [], 'not reported', 'Gluten + Velox is ahead, but not conclusively†'],
  [
    'the latest statements differ',
    [history(own(12, '2026-05-01', 'example'), own(4, '2026-06-01', 'other'))],
    'contradicted',
    'No verdict: conflicting sources',
  ],
];

for (const [name, environments, sameness, word] of CASES) {
  test(`how well the node count is known to match: ${name}: ${sameness}, ${word}`, () => {
    const found = compare(baseline, candidate, environments);
    expect([found.environment.sameness, found.verdict.word]).toEqual([sameness, word]);
  });
}

test('the dagger comes with the values and with the effect that the doubt would have to explain', () => {
  const { verdict } = compare(baseline, candidate, [history(both(12, '2026-05-01'), both(4, '2026-06-01'))]);
  expect(verdict.sentence).toMatch(
    /†Sources conflict on how many nodes Comet and Gluten \+ Velox ran on: 12 or 4, each time the same number for both sides\. To reverse this, the node count would have to explain a factor of 1\.75 with equal executors and cores\.$/,
  );
});

test('a withdrawn statement is not counted', () => {
  const withdrawn = { day: '2026-06-01', commit: 'abc', reason: 'Clarify and correct' };
  const corrected = history({ ...both(24, '2026-05-01'), withdrawn }, both(12, '2026-06-01'));
  const { environment: found, verdict } = compare(baseline, candidate, [corrected]);
  expect([found.same, found.dispute, verdict.word]).toEqual([true, '', 'Gluten + Velox is faster']);
  const last = { ...own(4, '2026-06-02', 'other'), withdrawn };
  const back = history(own(12, '2026-06-01', 'example'), own(12, '2026-06-01', 'other'), last);
  expect(compare(baseline, candidate, [back]).environment.sameness).toBe('inferred');
});

test('a result that the doubt could explain has no verdict, and describes the ratio', () => {
  const { verdict } = compare(baseline, resultSet(times(0.98), other), [environment({ nodes: 'unknown' })]);
  expect([verdict.case, verdict.word]).toEqual(['disputed', 'No verdict: node count not reported']);
  expect(verdict.sentence).toMatch(/^Gluten \+ Velox finishes the suite in 2% less time .* so there is no verdict\.$/);
});

test('a result that reruns explain has no verdict if a doubt remains, with and without iterations', () => {
  const { verdict } = compare(baseline, resultSet(times(1 / 1.105), other), [environment({ nodes: 'unknown' })]);
  expect(verdict.word).toBe('No verdict: node count not reported');
  expect(verdict.sentence).toMatch(/ Two runs of one engine have differed by up to \d+%\. How many nodes/);
  const silent = resultSet(times(1 / 1.105), { ...other, iterations: 'unknown' });
  expect(compare(baseline, silent, [environment({ nodes: 'unknown' })]).verdict.case).toBe('unclear');
});

test('silence never pays: nothing known about a side is at most ahead, and the note lists every missing field', () => {
  const { verdict } = compare(baseline, candidate, []);
  expect(verdict.case).toBe('ahead');
  expect(verdict.doubt).toMatch(
    /^The node count, the node type, the executor count, the number of cores per executor, and the memory per executor of Comet and Gluten \+ Velox are not reported\. To reverse this, the environment would/,
  );
  const one = compare(baseline, { ...candidate, environment: 'unknown' }, [environment()]);
  expect([one.verdict.case, one.environment.hasSilentSide]).toEqual(['ahead', true]);
});

test('one environment without a reported node count is not known to be the same', () => {
  const { environment: found } = compare(baseline, candidate, [
    environment({ nodes: 'unknown', executors: 'unknown' }),
  ]);
  expect([found.same, found.relation, found.doubted]).toEqual([false, 'not known', 'the environment']);
});

test('a conflict on one side is listed next to what the other side does not report', () => {
  const own = history(statement(12, '2026-05-01', ['example']), statement(4, '2026-06-01', ['example']));
  const elsewhere = { ...environment({ nodes: 'unknown' }), id: 'two' };
  const { doubt } = compare(baseline, { ...candidate, environment: 'two' }, [own, elsewhere]).verdict;
  expect(doubt).toMatch(
    /^How many nodes Gluten \+ Velox ran on is not reported; sources conflict on how many nodes Comet ran on: 12 or 4\./,
  );
});

test('a failure stays in the sentence if the verdict is withheld', () => {
  const failed = { ...times(0.98), q1: [1] as Times };
  const set = resultSet(failed, other);
  const rows = set.rows.map((entry) =>
    entry.query === 'q1' ? { ...entry, status: 'failed' as const, timeS: null } : entry,
  );
  const more = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [`q${index + 20}`, [10, 9.9, 10.1] as Times]),
  );
  const { verdict } = compare(
    resultSet({ ...times(1), ...more }),
    { ...resultSet({ ...failed, ...more }, other), rows: [...rows, ...resultSet(more).rows] },
    [environment({ nodes: 'unknown' })],
  );
  expect(verdict.sentence).toContain('Gluten + Velox has no time for q1, which Comet ran.');
  expect(verdict.sentence).not.toContain('finishes the suite');
});

test('an inconclusive comparison names the doubt, and not what it would have to explain', () => {
  const wide = (factor: number) =>
    Object.fromEntries([1, 2, 3, 4, 5, 6].map((n): [string, Times] => [`q${n}`, [factor, factor / 3, factor * 3]]));
  const { verdict } = compare(resultSet(wide(12)), resultSet(wide(10), other), [environment({ nodes: 'unknown' })]);
  expect(verdict.word).toBe('Inconclusive');
  expect(verdict.sentence).toMatch(/ran on is not reported\.$/);
});

test('a run that its publisher restricts names no winner', () => {
  const note = { about: 'scope', text: 'This run is no evidence about speed.' };
  const { verdict } = compare(baseline, { ...candidate, notes: [note] }, [environment()]);
  expect([verdict.case, verdict.word]).toEqual(['ahead', 'Gluten + Velox is ahead in this run']);
  expect(verdict.sentence).toMatch(/ This run is no evidence about speed\.$/);
});

test('hardware that one side does not report earns a dagger, unless both share one environment', () => {
  const elsewhere = { ...environment({ instanceType: 'unknown' }), id: 'two' };
  const found = compare(baseline, { ...candidate, environment: 'two' }, [environment(), elsewhere]);
  expect(found.verdict.word).toBe('Gluten + Velox is faster†');
  expect(found.verdict.doubt).toMatch(
    /^The node type of Gluten \+ Velox is not reported; that both sides ran with the same nodes is inferred from separate sources\. To reverse this, the environment/,
  );
  expect(found.environment.reason).toBe('node type not reported');
});

test('different hardware prevents a verdict, unless it differs on purpose', () => {
  const elsewhere = { ...environment({ nodes: 4 }), id: 'two' };
  const sets = [baseline, { ...candidate, environment: 'two' }, [environment(), elsewhere]] as const;
  expect(compare(...sets).verdict.word).toBe('No verdict: different hardware');
  expect(compare(...sets, { vary: ['environment'] }).verdict.word).toBe('Gluten + Velox (4 nodes) is faster');
});

test('property: swapping the sides swaps the doubt, and missing values earn no stronger heading than two values', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom('example', 'other'), (sets, id) => {
      const found = [history(own(24, '2026-04-29', id), own(4, '2026-06-01', id))];
      const [there, back] = [
        compare(sets.baseline, sets.candidate, found),
        compare(sets.candidate, sets.baseline, found),
      ];
      assert.equal(back.environment.sameness, there.environment.sameness);
      assert.equal(back.verdict.case === 'disputed', there.verdict.case === 'disputed');
      const silent = compare(sets.baseline, sets.candidate, [environment({ nodes: 'unknown' })]);
      const twice = compare(sets.baseline, sets.candidate, [history(both(24, '2026-04-29'), both(4, '2026-06-01'))]);
      assert.equal(silent.verdict.case, twice.verdict.case);
    }),
    { numRuns: 25 },
  );
});

test('repeated equal statements are not a conflict, and values appear in the order of their first statement', () => {
  const said = (...values: number[]) =>
    environment({ statements: values.map((value, index) => statement(value, `2026-0${values.length - index}-01`)) });
  expect(compareEnvironments(comparedSides(baseline, candidate, [said(12, 12)])).same).toBe(true);
  expect(environmentSummary(said(12, 4, 24), baseline)).toMatch(/^24, 4, or 12 nodes \(conflicting sources\) r8gd/);
});

test('a Spark property with conflicting sources is shown as conflicting, and prevents no verdict', () => {
  const field = 'configuration.spark.memory.offHeap.size';
  const history = environment({
    statements: [
      { ...statement(0, '2026-04-29', ['example']), field, value: '32g' },
      { ...statement(0, '2026-06-08', ['example']), field, value: 'Default' },
    ],
  });
  const own = { 'spark.memory.offHeap.size': '32g' };
  const found = compare({ ...baseline, configuration: own }, { ...candidate, configuration: own }, [history]);
  expect(found.verdict.case).toBe('faster');
  expect(found.environment.settings[0]).toMatchObject({
    baseline: '32g or Default',
    candidate: '32g',
    relation: 'disputed',
  });
});
