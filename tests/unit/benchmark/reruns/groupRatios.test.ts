import { sfc32 } from '../../../../src/benchmark/model/statistics';
import { explainedShare, groupRatios, type QueryGroup } from '../../../../src/benchmark/reruns/groupRatios';
import { normalQuantile } from '../../../../src/benchmark/statistics/distributions';
import { expect, test } from '../../support/test';

/** A group with these logarithms of baseline ÷ candidate. */
function groupOf(name: string, logs: readonly number[]): QueryGroup {
  return { name, baselineS: logs.map(Math.exp), candidateS: logs.map(() => 1) };
}

test('the worked example of groupRatios: t = 5.97 with 10 degrees of freedom; a family doubles the p, swapping inverts the ratio', () => {
  const group = { name: 'joins', baselineS: [2, 2.2, 1.8], candidateS: [1, 1, 1] };
  const reruns = { variance: 0.01, df: 9 };
  const [alone] = groupRatios([group], reruns);
  expect(alone?.ratio).toBeCloseTo(1.9933, 4);
  // By numerical integration of the density of t.
  expect(alone?.p).toBeCloseTo(0.000137845, 8);
  const [first, second] = groupRatios([group, groupOf('scans', [0])], reruns);
  expect([first?.q, second?.p]).toEqual([2 * (first?.p ?? 0), 1]);
  const [swapped] = groupRatios([{ ...group, baselineS: group.candidateS, candidateS: group.baselineS }], reruns);
  expect(swapped?.ratio).toBeCloseTo(1 / 1.9933, 4);
  expect(swapped?.p).toBeCloseTo(alone?.p ?? 0, 12);
});

test('explainedShare is 1 for groups without spread, 0 for groups with equal means; by chance (k − 1) ÷ (n − 1)', () => {
  expect(explainedShare([groupOf('a', [0, 0]), groupOf('b', [1, 1])])).toEqual({ share: 1, byChance: 1 / 3 });
  expect(explainedShare([groupOf('a', [0, 1]), groupOf('b', [0, 1])]).share).toBe(0);
});

test('two equal engines whose reruns differ are told apart on any of ten patterns in about 5% of 200 rounds, not more', () => {
  const next = sfc32(52);
  const normal = () => normalQuantile((next() + 0.5) / 0x100000000);
  const [sd, df] = [0.055, 14];
  const rounds = 200;
  let separated = 0;
  for (let round = 0; round < rounds; round += 1) {
    const rerun = normal() * sd * Math.SQRT2;
    const estimated = Array.from({ length: df }, () => (normal() * sd) ** 2).reduce((all, square) => all + square, 0);
    const groups = [5, 5, 6, 9, 10, 10, 10, 11, 14, 23].map((size, index) =>
      groupOf(
        `pattern ${index}`,
        Array.from({ length: size }, () => rerun + 0.35 * normal()),
      ),
    );
    const found = groupRatios(groups, { variance: (2 * estimated) / df, df });
    if (found.some(({ q }) => q <= 0.05)) separated += 1;
  }
  expect(separated / rounds).toBeLessThan(0.1);
  expect(separated / rounds).toBeGreaterThan(0.01);
});
