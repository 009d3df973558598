import { decidingQuery } from '../../../../src/benchmark/comparison/influence';
import type { Comparison, VerdictCase } from '../../../../src/benchmark/model/comparison';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { multiCandidateParts } from '../../../../src/components/multiCandidate/data';
import { engineSuite } from '../../../../src/components/multiCandidate/suites';
import { multiCandidateValues } from '../../../../src/components/multiCandidate/values';
import { multiCandidateVerdict } from '../../../../src/components/multiCandidate/verdict';
import { blocksCaption } from '../../../../src/figures/blocks/spec';
import { leaderOf } from '../../../../src/figures/shared/suite';
import { environment, resultSet, type Times } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const once = { statistic: 'single', iterations: 1 } as const;

function side(id: string, title: string, times: Record<string, number>, changes: Partial<ResultSet> = {}): ResultSet {
  const rows = Object.fromEntries(Object.entries(times).map(([query, timeS]): [string, Times] => [query, [timeS]]));
  return resultSet(rows, { id, engine: { id, title, version: '1.0' }, ...once, ...changes });
}

/** 60 s with the baseline. Even: 2× on every query. Odd: 2× on all except q3, which takes 9 times as long. */
const SPARK = side('spark', 'vanilla Spark', { q1: 10, q2: 10, q3: 10, q4: 10, q5: 10, q6: 10 });
const EVEN = side('even', 'Even', { q1: 5, q2: 5, q3: 5, q4: 5, q5: 5, q6: 5 });
const ODD = side('odd', 'Odd', { q1: 4, q2: 4, q3: 90, q4: 4, q5: 4, q6: 4 });

const suite = (key: string, candidates: ResultSet[]) =>
  engineSuite({ key, baseline: SPARK, candidates }, [], [environment()]);
const OF_TWO = suite('tpcds', [EVEN, ODD]);

test('the deciding query is one whose exclusion puts the total on the other side of 1', () => {
  const [even, odd] = OF_TWO.comparisons.map(decidingQuery);
  expect(odd).toMatchObject({ query: 'q3', baselineS: 10, candidateS: 90, flips: true });
  expect(odd?.total).toBeCloseTo(60 / 110, 12);
  expect(odd?.without).toBe(2.5);
  expect(odd?.geometricMeanWithout).toBeCloseTo(2.5, 12);
  expect(even).toMatchObject({ query: 'q1', total: 2, without: 2, flips: false });
});

test('a query that reverses the total by a little comes before a query that changes it more without reversing it', () => {
  const candidate = side('near', 'Near', { q1: 1, q2: 24, q3: 10, q4: 10, q5: 10, q6: 10 });
  const deciding = decidingQuery(suite('tpcds', [EVEN, candidate]).comparisons[1] as never);
  // 60 ÷ 65 is below 1. Without q2 it is 50 ÷ 41, above 1; without q1 50 ÷ 64, below 1 and not farther away.
  expect(deciding).toMatchObject({ query: 'q2', flips: true });
  expect(deciding?.without).toBeCloseTo(50 / 41, 12);
});

test('the title of the totals contains the query, both times, and both results of the exclusion', () => {
  const { figures } = multiCandidateParts([OF_TWO]);
  expect(figures['tpcds-split']?.title).toBe(
    'q3 alone (10\u202Fs with vanilla Spark, 90\u202Fs with Odd) turns Odd’s 2.50× speedup into 0.55×',
  );
  expect(figures['tpcds-queries']?.title).toBe('Odd’s geometric mean of 1.49× is 2.50× without q3, one of 6 queries');
});

/** Odd's geometric mean is the sixth root of 2.5⁵ ÷ 9. */
test('the totals have one row per side: total, the query, the others, and the ratio with and without it', () => {
  expect(multiCandidateParts([OF_TWO]).figures['tpcds-split']?.table.rows).toEqual([
    ['Vanilla Spark 1.0', 60, 10, 50, null, null, null],
    ['Even 1.0', 30, 5, 25, 2, 2, 2],
    ['Odd 1.0', 110, 90, 20, expect.closeTo(60 / 110, 12), 2.5, expect.closeTo((2.5 ** 5 / 9) ** (1 / 6), 12)],
  ]);
});

test('if no query reverses a total, the title says so and contains the query that changes one most', () => {
  const late = side('late', 'Late', { q1: 5, q2: 5, q3: 5, q4: 5, q5: 5, q6: 1 });
  const { figures, data } = multiCandidateParts([suite('tpcds', [EVEN, late])]);
  // 60 ÷ 26 with q6, 50 ÷ 25 without.
  expect(figures['tpcds-split']?.title).toBe(
    'No single query reverses a total; q6 matters most (Late: 2.31× with it, 2.00× without)',
  );
  expect(data.suites[0]?.heading).toBe('TPC-DS: speedup by query');
});

test('the verdict depends on a query that reverses a total, and names the side whose count and total disagree', () => {
  expect(multiCandidateVerdict([OF_TWO])).toEqual({
    word: 'One query decides',
    sentence:
      'It is unknown which of the two is faster on TPC-DS (inconclusive): total time and geometric mean favor Even 1.0; median favors Odd 1.0. On TPC-DS, Odd takes 1.83× as long as vanilla Spark in total, though it is faster on 5 of 6 queries. Because each query ran only once, it is unknown whether a rerun would agree.',
  });
});

test('the verdict depends on the suite if a different candidate finishes first in each', () => {
  const [slow, fast] = [9, 2].map((time) =>
    side('odd', 'Odd', { q1: time, q2: time, q3: time, q4: time, q5: time, q6: time }),
  ) as [ResultSet, ResultSet];
  const found = multiCandidateVerdict([suite('tpcds', [EVEN, slow]), suite('tpch', [EVEN, fast])]);
  expect(found.word).toBe('No overall winner: it depends on the suite');
  expect(found.sentence).toMatch(/^Even 1\.0 finishes first on TPC-DS \(2\.00×\), and Odd 1\.0 on TPC-DS \(5\.00×\)\./);
});

const ORDERED: readonly VerdictCase[] = ['faster', 'slower', 'ahead', 'behind'];

for (const found of ['depends', 'same', 'within-reruns', 'unclear', 'disputed', ...ORDERED] as const)
  test(`candidates have ${ORDERED.includes(found) ? 'an' : 'no'} order if their own comparison is ${found}`, () => {
    const late = side('late', 'Late', { q1: 4, q2: 4, q3: 4, q4: 4, q5: 4, q6: 4 });
    const two = suite('tpcds', [EVEN, late]);
    const pairs = two.pairs.map((pair) => ({ ...pair, verdict: { ...pair.verdict, case: found } }));
    const known = { ...two, pairs };
    const { data, figures } = multiCandidateParts([known]);
    const first = found === 'faster' || found === 'ahead' ? 'Late 1.0' : 'Even 1.0';
    const texts = [data.verdict.word, data.verdict.sentence, ...Object.values(figures).map(({ title }) => title)];
    const isRanked = texts.map((text) => /first|fastest|highest/i.test(text));
    if (ORDERED.includes(found)) {
      expect(data.verdict.sentence).toContain(`On TPC-DS, ${first} finishes first`);
      expect(isRanked).toContain(true);
    } else {
      expect(isRanked).not.toContain(true);
      expect(data.verdict.sentence).toContain('It is unknown which of the two is faster on TPC-DS');
      expect(figures.forest?.title).toBe(
        'Total-time ratios over vanilla Spark: Even (2.00×) and Late (2.50×) on TPC-DS',
      );
    }
  });

test('a candidate that leads only some of the others is not first, and a pair that cannot be compared has no order', () => {
  const [late, later] = [4, 3].map((time) =>
    side(`at-${time}`, `At ${time}`, { q1: time, q2: time, q3: time, q4: time, q5: time, q6: time }),
  ) as [ResultSet, ResultSet];
  const three = suite('tpcds', [EVEN, late, later]);
  expect(leaderOf(three)).toBe(2);
  for (const missing of three.pairs.filter(({ candidate }) => candidate.id === 'at-3'))
    expect(leaderOf({ ...three, pairs: three.pairs.filter((pair) => pair !== missing) })).toBe(null);
});

test('the doubts of all candidates are one note, and a doubt of some names them', () => {
  const two = suite('tpcds', [EVEN, ODD]);
  const doubted = (dispute: string, at: number): Comparison => {
    const own = two.comparisons[at] as Comparison;
    return {
      ...own,
      verdict: { ...own.verdict, word: 'Even is ahead†' },
      environment: { ...own.environment, dispute },
    };
  };
  const comparisons = [doubted('sources conflict; java is not reported', 0), doubted('sources conflict', 1)];
  const { word, sentence, doubt } = multiCandidateVerdict([{ ...two, comparisons }]);
  expect(doubt).toBe('Sources conflict. Java is not reported (Even 1.0).');
  expect([word.endsWith('†'), sentence.endsWith(` †${doubt}`)]).toEqual([true, true]);
});

test('if all candidates have the same result in every suite, the word covers all of them', () => {
  const late = side('late', 'Late', { q1: 4, q2: 4, q3: 4, q4: 4, q5: 4, q6: 4 });
  expect(multiCandidateVerdict([suite('tpcds', [EVEN, late])]).word).toBe(
    'Both are ahead of vanilla Spark, but not conclusively',
  );
});

test('for single runs the intervals are over reruns only, and no metric is clear', () => {
  const [blocks] = multiCandidateParts([OF_TWO]).charts;
  const cells = blocks?.kind === 'blocks' ? blocks.blocks.map(({ rows }) => rows.map((row) => row.cells[0])) : [];
  expect(cells[0]?.map((cell) => [cell?.verdict, cell?.over])).toEqual([
    ['separated-faster', 'reruns'],
    ['separated-faster', 'reruns'],
    ['separated-faster', 'reruns'],
  ]);
  expect(cells[1]?.[0]).toMatchObject({ verdict: 'separated-slower', value: '0.55×' });
  expect(blocksCaption([OF_TWO])).toContain(
    'Intervals are over reruns of one engine; with one run per query, the noise of iterations is unknown.',
  );
});

test('a remark names a side for which a different version is also reported', () => {
  const notes = [{ about: 'engine.version', text: 'As the jar says; the name of the file says 0.5.0.' }];
  const { data } = multiCandidateParts([suite('tpcds', [EVEN, { ...ODD, notes }])]);
  expect(data.remarks).toEqual([
    'Odd: the sources report two versions. 1.0: As the jar says; the name of the file says 0.5.0.',
  ]);
  const same = [{ about: 'engine.version', text: 'As the jar says, odd-1.0.jar.' }];
  expect(multiCandidateParts([suite('tpcds', [EVEN, { ...ODD, notes: same }])]).data.remarks).toEqual([]);
});

test('values have paths with suite and candidate', () => {
  const values = multiCandidateValues([OF_TWO], ['even', 'odd']);
  expect(values['tpcds.odd.total.speedup']).toBe('0.55×');
  expect(values['tpcds.odd.total.prose']).toBe('1.83× as long');
  expect(values['tpcds.odd.deciding.times']).toBe('9.0');
  expect(values['tpcds.odd.q3.time_s']).toBe('90.0\u202Fs');
  expect(values['tpcds.baseline.q3.time_s']).toBe('10.0\u202Fs');
  expect(values['tpcds.deciding.candidate']).toBe('Odd');
});

test('candidates of one engine and version are distinguished by the names in the report', () => {
  const [first, second] = [
    { ...EVEN, id: 'a' },
    { ...EVEN, id: 'b' },
  ];
  const named = ['Graviton2', 'Graviton3', 'Graviton4'].map((name) => ({ name }));
  const found = engineSuite({ key: 'tpcds', baseline: SPARK, candidates: [first, second] }, named, []);
  expect([found.baseline, ...found.candidates].map(({ title }) => title)).toEqual([
    'Graviton2',
    'Graviton3',
    'Graviton4',
  ]);
});
