import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compare } from '../../../../src/benchmark/comparison/compare';
import { compareEnvironments } from '../../../../src/benchmark/comparison/environment';
import { environmentLine } from '../../../../src/benchmark/comparison/environmentLine';
import { verdictUnlessDisputed } from '../../../../src/benchmark/comparison/withheld';
import type { ComparisonVerdict } from '../../../../src/benchmark/model/comparison';
import { expect, test } from '../../support/test';
import { environment, other, pairs, resultSet, statement, type Times } from '../support';

/** The candidate takes half of the baseline's time on each of six queries, with ranges that do not meet. */
const times = (factor: number) =>
  Object.fromEntries(
    ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((query, index): [string, Times] => {
      const time = (10 + index) * factor;
      return [query, [time, time * 0.99, time * 1.01]];
    }),
  );
const baseline = resultSet(times(1));
const candidate = resultSet(times(0.5), other);

const open = environment({
  statements: [statement(24, '2026-04-29', ['example']), statement(12, '2026-06-01', ['example'])],
});

test('a winner becomes "no verdict" where sources gave one side two numbers of nodes; the three figures stay', () => {
  expect(compare(baseline, candidate, [environment()]).verdict.case).toBe('faster');
  const { verdict, environment: found } = compare(baseline, candidate, [open]);
  expect(verdict).toEqual({
    case: 'disputed',
    word: 'No verdict: conflicting sources',
    sentence:
      'The three figures of Gluten + Velox against Comet are 2.00×, 2.00× and 2.00×, but how many nodes ran Comet is disputed: 24 or 12.',
  });
  expect([found.relation, found.same]).toEqual(['disputed', false]);
  expect(found.note).toMatch(
    /^How many nodes ran Comet is disputed: 24 or 12\. .* not known to share an environment\./,
  );
});

test('swapping the sides withholds the verdict all the same, and says the same of the nodes', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom('example', 'other'), (sets, id) => {
      const history = environment({
        statements: [statement(24, '2026-04-29', [id]), statement(4, '2026-06-01', [id])],
      });
      const there = compare(sets.baseline, sets.candidate, [history]);
      const back = compare(sets.candidate, sets.baseline, [history]);
      assert.equal(back.verdict.case, there.verdict.case);
      assert.ok(['disputed', 'depends'].includes(there.verdict.case));
      assert.equal(back.environment.dispute, there.environment.dispute);
    }),
    { numRuns: 25 },
  );
});

test('every verdict that names a winner, or says that there is none, is withheld; "it depends" names none', () => {
  const mix = { low: 1.2, high: 1.8 };
  const figure = { speedup: 1.5, verdict: 'faster' as const, repeat: null, worst: null, mix };
  const input = { names: { baseline: 'A', candidate: 'B' }, total: figure, geometricMean: figure, median: figure };
  const after = (found: ComparisonVerdict['case']) =>
    verdictUnlessDisputed({ case: found, word: '', sentence: '' }, { dispute: 'something' }, input).case;
  const cases = ['faster', 'slower', 'ahead', 'behind', 'same', 'unclear'] as const;
  expect(cases.map(after)).toEqual(cases.map(() => 'disputed'));
  expect(after('depends')).toBe('depends');
});

test('a statement about one result set leaves the others undisputed; one about none is about all', () => {
  const relation = (about: string[] | undefined) => {
    const history = environment({
      statements: [statement(24, '2026-04-29', about), statement(12, '2026-06-01', about)],
    });
    return compareEnvironments(baseline, candidate, [history]);
  };
  expect(relation(['elsewhere']).relation).toBe('same');
  const nodes = (about: string[] | undefined) => relation(about).settings.find(({ name }) => name === 'Nodes');
  expect(nodes(['example'])).toMatchObject({ baseline: '24 or 12', candidate: '12', relation: 'disputed' });
  expect(nodes(undefined)).toMatchObject({ baseline: '24 or 12', candidate: '24 or 12', relation: 'disputed' });
  expect(relation(undefined).dispute).toBe('how many nodes ran Comet and Gluten + Velox is disputed: 24 or 12');
});

test('the same said twice is no dispute, and values stand in the order in which they were first said', () => {
  const history = (...values: number[]) =>
    environment({ statements: values.map((value, index) => statement(value, `2026-0${values.length - index}-01`)) });
  expect(compareEnvironments(baseline, candidate, [history(12, 12)]).same).toBe(true);
  expect(environmentLine(history(12, 4, 24), baseline)).toMatch(/^24, 4 or 12 nodes \(disputed\) r8gd/);
});

test('environments that are known to differ keep their verdict, with the note that says in what', () => {
  const elsewhere = { ...environment({ java: 'OpenJDK 21' }), id: 'two' };
  const { verdict, environment: found } = compare(baseline, { ...candidate, environment: 'two' }, [open, elsewhere]);
  expect([verdict.case, found.relation]).toEqual(['faster', 'different']);
  expect(found.note).toMatch(/^The environments differ: java OpenJDK 17 against OpenJDK 21\./);
});

test('a Spark property of which sources differ is shown as disputed, and withholds no verdict', () => {
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
