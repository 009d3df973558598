import { mixTimes } from '../../../../src/benchmark/mix/mix';
import type { MixEstimate } from '../../../../src/benchmark/mix/mixEstimate';
import type { MixSides } from '../../../../src/benchmark/mix/mixSides';
import { chosenMix, mixPresets, printShares } from '../../../../src/components/compare/Mix/mixChoice';
import { mixAnswer } from '../../../../src/components/compare/Mix/mixWords';
import { expect, test } from '../../support/test';

const QUERIES = [
  { query: 'q1', pattern: 'star join', times: [30, 15] },
  { query: 'q2', pattern: 'rollup', times: [5, 10] },
  { query: 'q3', pattern: 'rollup', times: [5, 10] },
];
const timeOf = (choice: string) => mixTimes(chosenMix(choice, QUERIES).mix)[1];

test('a choice in the URL is the suite as it is, a preset, or shares; what it prints is parsed again', () => {
  expect([timeOf(''), timeOf('under-10s'), timeOf('rollup:50,star-join:50')]).toEqual([35 / 40, 2, 1.25]);
  expect(printShares(new Map(Object.entries({ 'star join': 33.33, rollup: 66.67, window: 0 })))).toBe(
    'star-join:33.3,rollup:66.7',
  );
  expect(mixPresets(QUERIES, 'TPC-DS').map(({ choice }) => choice)).toEqual(['', 'under-10s']);
});

test('an invalid choice is reported, and the suite counts as it is', () => {
  for (const [choice, problem] of [
    ['joins', /no pattern or preset joins; choose from star-join, rollup/],
    ['rollup:many', /rollup: expected a share from 0 to 100/],
    ['rollup:0', /no pattern has a share above 0/],
  ] as const) {
    expect(chosenMix(choice, QUERIES).problems).toEqual([expect.stringMatching(problem)]);
    expect(timeOf(choice)).toBe(35 / 40);
  }
});

test('the faster side is named with its interval, and only with a verdict that iterations and reruns allow', () => {
  const sides = { names: ['vanilla Spark', 'Comet', 'Velox'], compared: [1, 2], withheld: '' } as unknown as MixSides;
  const words = (estimate: Partial<MixEstimate>, withheld = '') => {
    const deciding = { low: 0.625, high: 0.91 };
    const all: MixEstimate = { speedup: 0.8, deciding, verdict: 'slower', isFew: false, decider: null, ...estimate };
    return mixAnswer({ ...sides, withheld }, [1, 0.6, 0.75], all).conclusion;
  };
  expect(words({})).toBe('Comet is 1.25× as fast as Velox (1.10–1.60× with reruns).');
  expect(words({ verdict: 'separated-slower' })).toMatch(/^Comet is ahead of Velox, but not conclusively: 1\.25×/);
  const close = { verdict: 'unclear', deciding: { low: 0.7, high: 1.02 } } as const;
  expect(words(close)).toBe(
    'Comet and Velox are closer than reruns differ (Comet over Velox: 1.25×, 0.98–1.43× with reruns): measure both.',
  );
  expect(words({ verdict: 'same' })).toMatch(/within 5% of each other/);
  expect(words({}, 'conflicting sources')).toBe('No verdict on Comet and Velox: conflicting sources.');
  expect(words({ decider: 'q72' })).toBe(
    'Only q72 separates Comet and Velox (1.25×, 1.10–1.60× with reruns): measure both.',
  );
  expect(words({ verdict: 'unclear', isFew: true })).toMatch(/^Fewer than five queries decide this mix/);
});
