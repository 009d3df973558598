import { compareText } from '../../../../scripts/lib/compareText';
import { compare } from '../../../../src/benchmark/comparison/compare';
import type { IterationRow, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { median } from '../../../../src/benchmark/model/statistics';
import { tQuantile } from '../../../../src/benchmark/statistics/distributions';
import { forest, strip } from '../../../../src/figures/forest/spec';
import { expect, test } from '../../support/test';
import { environment, other, resultSet, type Times } from '../support';

const QUERIES = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];

/** A set of applications, of which each multiplies all times by its factors, one for each iteration. */
function ofApplications(factors: number[][], scale: number, changes: Partial<ResultSet> = {}): ResultSet {
  const each = factors[0]?.length ?? 0;
  const iterationRows = QUERIES.flatMap((query, index) =>
    factors.flatMap((passes, application) =>
      passes.map(
        (factor, pass): IterationRow => ({
          query,
          iteration: application * each + pass + 1,
          application: application + 1,
          timeS: scale * (index + 1) * factor,
        }),
      ),
    ),
  );
  const times = QUERIES.map((query) => {
    const own = iterationRows.filter((row) => row.query === query).map(({ timeS }) => timeS);
    const range: Times = [median(own), Math.min(...own), Math.max(...own)];
    return [query, range] as const;
  });
  const iterations = factors.length * each;
  const rest = { iterations, applications: factors.length, iterationRows, ...changes };
  return resultSet(Object.fromEntries(times), rest);
}

const A = [
  [1.02, 1],
  [1.01, 0.99],
  [1.03, 1.01],
];
const B = [
  [1.01, 1],
  [1.04, 1.01],
  [1.02, 1.02],
];

/** Variance of the logarithm of the medians of both sides, pooled; of two iterations, the median is the mean. */
function pooledVariance(...sides: number[][][]): number {
  const squares = sides.map((side) => {
    const logs = side.map((passes) => Math.log(median(passes)));
    const middle = logs.reduce((all, log) => all + log, 0) / logs.length;
    return logs.reduce((all, log) => all + (log - middle) ** 2, 0);
  });
  return squares.reduce((all, one) => all + one, 0) / sides.reduce((all, side) => all + side.length - 1, 0);
}

const compared = (baseline: ResultSet, candidate: ResultSet) => compare(baseline, candidate, [environment()]);

test('the interval that decides is the t interval of the applications, and iterations do not widen it again', () => {
  const { total, reruns, notes } = compared(ofApplications(A, 1.1), ofApplications(B, 1, other));
  const halfWidth = tQuantile(4) * Math.sqrt((pooledVariance(A, B) * 2) / 3);
  expect(Math.log(total.deciding.high / total.speedup)).toBeCloseTo(halfWidth, 12);
  expect(Math.log(total.speedup / total.deciding.low)).toBeCloseTo(halfWidth, 12);
  expect([total.verdict, reruns.own?.baseline, reruns.own?.candidate]).toEqual(['faster', 3, 3]);
  const share = Math.round(100 * (reruns.own?.iterationShare ?? 0));
  expect(notes.join()).toContain(
    `The interval that decides rests on how much 3 applications of each side differ. Of the variance of total time, ${share}% is between iterations of one application, and ${100 - share}% is between applications.`,
  );
});

test('where both intervals are shown, a sentence explains why the one that does not decide can be wider', () => {
  const apart = compared(ofApplications(A, 1.1), ofApplications(B, 1, other));
  const { applications: _, ...one } = ofApplications(B, 1, other);
  const iterationRows = one.iterationRows.map(({ application: __, ...row }) => row);
  const together = compared(ofApplications(A, 1.1), { ...one, iterationRows });
  for (const [comparison, isExplained] of [
    [apart, true],
    [together, false],
  ] as const) {
    const around = forest.around?.(strip(comparison), comparison);
    const shown = [around?.caption ?? '', compareText(comparison, 'speedup')];
    expect(shown.map((text) => text.includes('The interval over iterations can be wider'))).toEqual([
      isExplained,
      isExplained,
    ]);
    expect(around?.notes?.[0]?.includes('One run of each engine')).toBe(!isExplained);
  }
});

test('applications that differ only by their first iteration have no noise of iterations', () => {
  const even = [1, 1.05, 1.1].map((factor) => [1.2 * factor, factor]);
  expect(compared(ofApplications(even, 1.1), ofApplications(even, 1, other)).reruns.own?.iterationShare).toBeCloseTo(
    0,
    12,
  );
});

test('runs of different days, one application, and sets without the column rest on the estimate for all runs', () => {
  const whole = ofApplications(A, 1.1);
  const bare = { ...whole, iterationRows: whole.iterationRows.map(({ application: _, ...row }) => row) };
  const [first = []] = A;
  for (const candidate of [
    ofApplications(B, 1, { ...other, created: '2020-01-01' }),
    ofApplications([first], 1, other),
    { ...bare, ...other },
  ])
    expect(compared(whole, candidate).reruns.own).toBeUndefined();
});
