import { compareText } from '../../../../scripts/lib/compareText';
import { compare, compareCandidates } from '../../../../src/benchmark/comparison/compare';
import { evidenceOf } from '../../../../src/benchmark/comparison/evidence';
import type { Comparison } from '../../../../src/benchmark/model/comparison';
import type { ResultSet, Withdrawal } from '../../../../src/benchmark/model/resultSet';
import { multiCandidateVerdict } from '../../../../src/components/multiCandidate/verdict';
import { comparisonData } from '../../../../src/components/report/comparisonData';
import { partners } from '../../../../src/components/resultSet/partners';
import { conflictsText } from '../../../../src/figures/shared/captions';
import { sideNames } from '../../../../src/figures/shared/suite';
import { comparedVerdict } from '../../../../src/plugin/output/verdictFile';
import { expect, test } from '../../support/test';
import { environment, resultSet } from '../support';

const set = (engine: string, title: string, factor: number, withdrawn?: Withdrawal): ResultSet => {
  const times = [10, 20, 30, 40, 50, 60].map((time, index) => [`q${index + 1}`, [time * factor]] as [string, [number]]);
  return resultSet(Object.fromEntries(times), {
    id: engine,
    engine: { id: engine, title, version: '1.0' },
    ...(withdrawn ? { withdrawn } : {}),
  });
};
const removed = { day: '2026-04-20', reason: 'Data on EKS removed the file.', path: 'https://example.org/commit/1' };
const later = { ...removed, day: '2026-04-29' };
const [spark, comet, blaze] = [
  set('native-spark', 'vanilla Spark', 1),
  set('comet', 'Comet', 3),
  set('blaze', 'Blaze', 0.3),
];
const compared = (baseline: ResultSet, candidate: ResultSet): Comparison =>
  compare(baseline, candidate, [environment()]);

for (const [what, baseline, candidate, said] of [
  ['the candidate', spark, set('comet', 'Comet', 3, removed), 'the result of Comet on 20 April 2026'],
  [
    'the baseline',
    set('native-spark', 'vanilla Spark', 1, later),
    comet,
    'the result of vanilla Spark on 29 April 2026',
  ],
  [
    'both sides',
    set('native-spark', 'vanilla Spark', 1, removed),
    set('comet', 'Comet', 3, removed),
    'the results of vanilla Spark and Comet on 20 April 2026',
  ],
] as const)
  test(`a withdrawn result of ${what} leaves no verdict, in either direction and wherever the comparison is shown`, () => {
    const comparison = compared(baseline, candidate);
    const sentence = `The publisher withdrew ${said}. Data on EKS removed the file.`;
    const word = 'No verdict: withdrawn by the publisher';
    expect(comparison.verdict).toMatchObject({ case: 'disputed', word, withheld: 'withdrawn by the publisher' });
    expect(comparison.verdict.sentence).toContain(`${sentence} A withdrawn result has no verdict.`);
    expect(conflictsText([comparison])).toBe(`${sentence} No verdict.`);
    const text = compareText(comparison, 'speedup');
    expect([text.includes(`${word}.`), text.includes(sentence), /clearly slower\W*$/m.test(text)]).toEqual([
      true,
      true,
      false,
    ]);
    const { verdict, metrics } = comparedVerdict(comparison);
    expect(verdict).toMatchObject({ case: 'disputed', word });
    expect(Object.values(metrics ?? {}).map((metric) => metric.verdict)).toEqual([null, null, null]);
    const page = comparisonData(comparison, [environment()], false);
    expect(page.verdict.word).toBe(word);
    expect(page.withdrawals.map(({ label, path }) => [label, path])).toEqual(
      [baseline, candidate].flatMap(({ withdrawn, engine }) =>
        withdrawn ? [[`Withdrawal of ${engine.title}`, withdrawn.path]] : [],
      ),
    );
    const swapped = compared(candidate, baseline);
    expect([comparison, swapped].map((own) => evidenceOf(own).strength)).toEqual(['none', 'none']);
    expect(swapped.verdict.case).toBe('disputed');
    const [partner] = partners(candidate, {
      resultSets: [baseline, candidate],
      environments: [environment()],
      rounds: [],
    });
    expect(partner).toMatchObject({ word: 'no verdict: withdrawn by the publisher', bar: { strength: 'none' } });
  });

test('sides withdrawn on two days are two sentences, and a pair without a withdrawn result has its verdict', () => {
  const both = compared(set('native-spark', 'vanilla Spark', 1, later), set('comet', 'Comet', 3, removed));
  expect(both.verdict.sentence).toContain(
    'The publisher withdrew the result of vanilla Spark on 29 April 2026. Data on EKS removed the file. The publisher withdrew the result of Comet on 20 April 2026.',
  );
  expect(compared(spark, comet).verdict.withheld).toBe(undefined);
  expect(conflictsText([compared(spark, comet)])).toBe('');
});

test('of several candidates, only the withdrawn one has no verdict, and together they have none', () => {
  const candidates = [blaze, set('comet', 'Comet', 3, removed)];
  const comparisons = compareCandidates(spark, candidates, [environment()]);
  expect(comparisons.map(({ verdict }) => verdict.withheld)).toEqual([undefined, 'withdrawn by the publisher']);
  const [first, ...others] = sideNames([spark, ...candidates].map((own) => ({ set: own, name: '' })));
  if (!first) throw new Error('no side');
  const all = multiCandidateVerdict([{ key: 'tpcds', comparisons, pairs: [], baseline: first, candidates: others }]);
  expect(all.word).toBe('No verdict: withdrawn by the publisher');
  expect(all.sentence).toContain('The publisher withdrew the result of Comet on 20 April 2026.');
});
