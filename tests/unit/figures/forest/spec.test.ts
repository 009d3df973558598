import { compare } from '../../../../src/benchmark/comparison/compare';
import { strip } from '../../../../src/figures/forest/spec';
import { other, resultSet, type Times } from '../../benchmark/support';
import { expect, test } from '../../support/test';

/** Forest plot of six queries that take `baseline` and `candidate` seconds, each ±1%. */
function stripOf(baseline: number, candidate: number) {
  const times = (seconds: number) =>
    Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`q${index + 1}`, [seconds, seconds * 0.99, seconds * 1.01] as Times]),
    );
  return strip(compare(resultSet(times(baseline)), resultSet(times(candidate), other), []));
}

test('every interval over iterations has three decimals if one bound would read 1.00', () => {
  const texts = stripOf(10.01, 10).rows.map(({ repeatText }) => repeatText);
  for (const text of texts) expect(text).toMatch(/^\d\.\d{3}–\d\.\d{3}×$/);
});

test('intervals over iterations away from 1 have two decimals', () => {
  const texts = stripOf(20, 10).rows.map(({ repeatText }) => repeatText);
  for (const text of texts) expect(text).toMatch(/^\d\.\d\d–\d\.\d\d×$/);
});

test('the band within 5% is around the middle of the scale', () => {
  const { band } = stripOf(20, 10);
  expect(band.at + band.width / 2).toBeCloseTo(50, 1);
  // The scale ends at 3, and log 1.05 ÷ log 3 is 0.0444 of a half.
  expect(band.width).toBeCloseTo(4.4, 1);
});

test('the scale reaches as far as the interval of a slower candidate', () => {
  for (const { deciding } of stripOf(10, 28).rows) expect(deciding.low).toBeGreaterThan(0);
});

test('the key gives the basis of both intervals, and that the one with reruns decides', () => {
  const { repeat, deciding } = stripOf(20, 10).questions;
  expect(`${repeat.question} ${repeat.role} ${repeat.basis}`).toBe(
    'Would more iterations agree? Part of the other interval. 95% confidence interval estimated from the fastest, reported, and slowest of 5 iterations; assumes independent iterations. One run of each engine.',
  );
  expect(`${deciding.question} ${deciding.role} ${deciding.basis}`).toMatch(
    /^Would a rerun agree\? Used for the verdict\. 95% interval over iterations and reruns\. Two runs of one engine in one round differ by less than 1\.\d\d× in total time/,
  );
});

test('for single runs the key states that a rerun is unknown, and no interval is drawn for it', () => {
  const times = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`q${index + 1}`, [1 + index] as Times]));
  const single = { statistic: 'single', iterations: 1 } as const;
  const { questions, rows, worst } = strip(
    compare(resultSet(times, single), resultSet(times, { ...other, ...single }), []),
  );
  expect(`${questions.repeat.role} ${questions.repeat.basis}`).toBe('Unknown. Each query ran only once.');
  expect(rows.map(({ repeat, repeatText }) => [repeat, repeatText])).toEqual([
    [null, ''],
    [null, ''],
    [null, ''],
  ]);
  expect(worst).toBe('');
});
