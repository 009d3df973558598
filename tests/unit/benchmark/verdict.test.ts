import { expect, test } from '@playwright/test';
import type { Figure, Verdict } from '../../../src/benchmark/comparisonTypes';
import { comparisonVerdict, rangeVerdict, type VerdictInput, verdictCase } from '../../../src/benchmark/verdict';

function figure(speedup: number, verdict: Verdict): Figure {
  return { speedup, low: speedup, high: speedup, verdict };
}

function input(figures: [Figure, Figure, Figure], changes: Partial<VerdictInput> = {}): VerdictInput {
  const [total, geometricMean, median] = figures;
  return {
    names: { baseline: 'Comet', candidate: 'Gluten + Velox' },
    total,
    geometricMean,
    median,
    timeChangePct: (1 / total.speedup - 1) * 100,
    matched: 100,
    faster: 60,
    slower: 40,
    clear: { faster: 50, slower: 30, none: 20 },
    decided: true,
    ...changes,
  };
}

const of = (...values: [number, Verdict][]) =>
  values.map(([speedup, verdict]) => figure(speedup, verdict)) as [Figure, Figure, Figure];

test('a range above 1 is faster, below 1 slower, one that touches 1 is unclear', () => {
  expect([rangeVerdict(1.01, 2), rangeVerdict(0.5, 0.99), rangeVerdict(1, 2), rangeVerdict(0.5, 1)]).toEqual([
    'faster',
    'slower',
    'unclear',
    'unclear',
  ]);
});

test('all three unclear and within 1/1.05–1.05: no clear difference, even when the directions differ', () => {
  expect(verdictCase(input(of([1.05, 'unclear'], [0.96, 'unclear'], [1, 'unclear'])))).toBe('no-clear-difference');
});

test('directions that differ: it depends on the statistic, however clear one of them is', () => {
  expect(verdictCase(input(of([1.1, 'unclear'], [0.98, 'unclear'], [0.95, 'unclear'])))).toBe('depends');
  expect(verdictCase(input(of([1.2, 'faster'], [0.9, 'slower'], [0.9, 'slower'])))).toBe('depends');
});

test('all three clear and alike, and half of the queries clear that way: faster; one query fewer: ahead', () => {
  const figures = of([1.5, 'faster'], [1.4, 'faster'], [1.3, 'faster']);
  expect(verdictCase(input(figures))).toBe('faster');
  expect(verdictCase(input(figures, { clear: { faster: 49, slower: 0, none: 51 } }))).toBe('ahead');
});

test('all three alike but one unclear: ahead or behind, not clearly', () => {
  expect(verdictCase(input(of([1.5, 'faster'], [1.4, 'unclear'], [1.3, 'faster'])))).toBe('ahead');
  expect(verdictCase(input(of([0.7, 'slower'], [0.8, 'unclear'], [0.9, 'slower'])))).toBe('behind');
  expect(
    verdictCase(
      input(of([0.7, 'slower'], [0.8, 'slower'], [0.9, 'slower']), { clear: { faster: 0, slower: 80, none: 20 } }),
    ),
  ).toBe('slower');
});

test('the sentence of a split verdict gives total, count with clear count, and the figure that disagrees', () => {
  const { word, sentence } = comparisonVerdict(
    input(of([1.1, 'unclear'], [0.98, 'unclear'], [0.91, 'slower']), {
      faster: 45,
      slower: 58,
      matched: 103,
      clear: { faster: 29, slower: 38, none: 36 },
    }),
  );
  expect(word).toBe('It depends on the statistic');
  expect(sentence).toBe(
    'Gluten + Velox finishes the suite in 9\u202F% less time, but Comet is faster on 58 of 103 queries (clearly on 38); median speedup 0.91×, clearly slower.',
  );
});

test('the sentence of a clear verdict gives the three figures and both counts', () => {
  const { sentence } = comparisonVerdict(input(of([1.51, 'faster'], [1.5, 'faster'], [1.44, 'faster'])));
  expect(sentence).toBe(
    'Gluten + Velox is faster than Comet by all three figures: 1.51×, 1.50× and 1.44×; it takes less time on 60 of 100 queries (clearly on 50).',
  );
});

test('comparisonVerdict(input) without a published spread says that no query can be called clear, and counts none', () => {
  const undecided = input(of([1.64, 'faster'], [1.8, 'faster'], [1.79, 'faster']), {
    clear: { faster: 0, slower: 0, none: 100 },
    decided: false,
  });
  expect(comparisonVerdict(undecided).sentence).toBe(
    'Gluten + Velox is ahead of Comet, not clearly: 1.64×, 1.80× and 1.79×; it takes less time on 60 of 100 queries (no spread was published, so none can be called clear).',
  );
});
