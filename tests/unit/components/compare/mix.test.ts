import { mixTimes } from '../../../../src/benchmark/mix/mix';
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

test('no side is named as faster within the band of reruns, or without a verdict', () => {
  const sides = {
    names: ['vanilla Spark', 'Comet', 'Velox'],
    compared: [1, 2],
    withheld: '',
  } as unknown;
  const words = (times: number[], changes = {}) =>
    mixAnswer({ ...(sides as MixSides), ...changes }, times, 1.145).conclusion;
  expect(words([1, 0.64, 0.61])).toBe('Comet and Velox are within what reruns explain (1.15×): measure both.');
  expect(words([1, 0.6, 0.75])).toBe('Comet is 1.25× as fast as Velox, beyond what reruns explain (1.15×).');
  expect(words([1, 0.6, 0.75], { withheld: 'conflicting sources' })).toBe(
    'No verdict on Comet and Velox: conflicting sources.',
  );
});
