import { figureVerdict } from '../../../../src/benchmark/comparison/estimates/figureVerdict';
import { comparisonVerdict, type VerdictInput } from '../../../../src/benchmark/comparison/verdict';
import { pointing, verdictCase } from '../../../../src/benchmark/comparison/verdictCase';
import type { Figure, QueryTest, Rule, Verdict } from '../../../../src/benchmark/model/comparison';
import type { SamplePair } from '../../../../src/benchmark/statistics/repeatIntervals';
import { expect, test } from '../../support/test';
import { ranged } from '../statistics/support';

type Brief = [speedup: number, verdict: Verdict];

/** An estimate whose intervals over queries hold 1 unless `mix` says otherwise. */
function figure([speedup, verdict]: Brief, mix = { low: 0.5, high: 2 }): Figure {
  return { speedup, verdict, repeat: { low: speedup, high: speedup }, worst: null, mix };
}

function figures(...briefs: [Brief, Brief, Brief]): Pick<VerdictInput, 'total' | 'geometricMean' | 'median'> {
  const [total, geometricMean, median] = briefs.map((brief) => figure(brief)) as [Figure, Figure, Figure];
  return { total, geometricMean, median };
}

function queries(count: number, rule: Rule): { test: QueryTest }[] {
  const test = { rule } as QueryTest;
  return Array.from({ length: count }, () => ({ test }));
}

function input(all: ReturnType<typeof figures>, changes: Partial<VerdictInput> = {}): VerdictInput {
  return {
    names: { baseline: 'Comet', candidate: 'Gluten + Velox' },
    ...all,
    timeChangePct: (1 / all.total.speedup - 1) * 100,
    matched: queries(100, 'ranges'),
    faster: 60,
    slower: 40,
    clear: { faster: 50, slower: 30, none: 20 },
    separated: { faster: 0, slower: 0 },
    same: 0,
    ...changes,
  };
}

function unrepeated(speedup: number, mix: { low: number; high: number }): Figure {
  return { ...figure([speedup, 'unclear'], mix), repeat: null };
}

const five: SamplePair = { baseline: ranged(2, 1.9, 2.1, 5), candidate: ranged(1, 0.9, 1.1, 5) };
const three: SamplePair = { ...five, candidate: ranged(1, 0.9, 1.1, 3) };

test('figureVerdict(interval, pairs): above 1 faster, below 1 slower, touching 1 cannot be told, without an interval neither', () => {
  const of = (low: number, high: number) => figureVerdict({ low, high }, [five]);
  expect([of(1.01, 2), of(0.5, 0.99), of(1, 2), of(0.5, 1)]).toEqual(['faster', 'slower', 'unclear', 'unclear']);
  expect(figureVerdict(null, [five])).toBe('unclear');
});

test('figureVerdict(interval, pairs): within 5 % is the same, also where the interval leaves 1 out; 1.05 itself is outside', () => {
  expect(figureVerdict({ low: 0.964, high: 0.996 }, [five])).toBe('same');
  expect(figureVerdict({ low: 1.01, high: 1.05 }, [five])).toBe('faster');
});

test('figureVerdict(interval, pairs): with three iterations on one side of one query it is only separated', () => {
  expect(figureVerdict({ low: 1.5, high: 2 }, [five, three])).toBe('separated-faster');
  expect(figureVerdict({ low: 0.5, high: 0.7 }, [three])).toBe('separated-slower');
});

test('pointing(verdict) is 1 for faster, −1 for slower, clear or separated, and 0 for the others', () => {
  const all: Verdict[] = ['faster', 'separated-faster', 'slower', 'separated-slower', 'same', 'unclear'];
  expect(all.map(pointing)).toEqual([1, 1, -1, -1, 0, 0]);
});

test('verdictCase(figures, queries): all three the same: the same; none faster or slower: it cannot be told', () => {
  expect(verdictCase(figures([1.01, 'same'], [0.99, 'same'], [1, 'same']), 100)).toBe('same');
  expect(verdictCase(figures([1.1, 'unclear'], [0.98, 'same'], [0.9, 'unclear']), 100)).toBe('unclear');
});

test('verdictCase(figures, queries): one faster and another slower or on the other side of 1: it depends', () => {
  expect(verdictCase(figures([1.1, 'faster'], [0.98, 'same'], [0.95, 'slower']), 100)).toBe('depends');
  expect(verdictCase(figures([1.1, 'faster'], [1, 'same'], [1.06, 'faster']), 100)).toBe('depends');
  expect(verdictCase(figures([1.1, 'faster'], [0.97, 'unclear'], [1.06, 'faster']), 100)).toBe('depends');
});

test('verdictCase(figures, queries): all three clear: faster or slower; one that cannot be told, or only separated: ahead or behind', () => {
  expect(verdictCase(figures([1.5, 'faster'], [1.4, 'faster'], [1.3, 'faster']), 100)).toBe('faster');
  expect(verdictCase(figures([0.7, 'slower'], [0.8, 'slower'], [0.9, 'slower']), 100)).toBe('slower');
  expect(verdictCase(figures([1.5, 'faster'], [1.4, 'unclear'], [1.3, 'faster']), 100)).toBe('ahead');
  const separated = figures([0.7, 'separated-slower'], [0.8, 'separated-slower'], [0.9, 'separated-slower']);
  expect(verdictCase(separated, 100)).toBe('behind');
});

test('verdictCase(figures, queries): two clear and one the same on their side of 1: ahead, or behind', () => {
  expect(verdictCase(figures([1.02, 'same'], [1.05, 'faster'], [1.04, 'faster']), 100)).toBe('ahead');
  expect(verdictCase(figures([0.98, 'same'], [0.95, 'slower'], [0.96, 'slower']), 100)).toBe('behind');
});

test('the sentence of estimates that point one way says by which of them the two are the same', () => {
  const { word, sentence } = comparisonVerdict(
    input(figures([1.02, 'same'], [1.05, 'faster'], [1.04, 'faster']), {
      faster: 86,
      slower: 17,
      matched: queries(103, 'ranges'),
      clear: { faster: 0, slower: 0, none: 103 },
    }),
  );
  expect(word).toBe('Gluten + Velox is ahead, not by all three figures');
  expect(sentence).toBe(
    'Gluten + Velox is ahead of Comet: 1.02×, 1.05× and 1.04×; it takes less time on 86 of 103 queries (clearly on 0). By the total the two are the same within 5\u202F%.',
  );
});

test('verdictCase(figures, queries): of fewer than five queries it cannot be told', () => {
  expect(verdictCase(figures([1.5, 'faster'], [1.4, 'faster'], [1.3, 'faster']), 4)).toBe('unclear');
});

test('verdictCase(figures, queries) of single runs: the intervals over queries decide, if they all leave 1 out', () => {
  const [far, near] = [unrepeated(2.2, { low: 1.9, high: 2.5 }), unrepeated(1.1, { low: 0.9, high: 1.3 })];
  expect(verdictCase({ total: far, geometricMean: far, median: far }, 103)).toBe('faster');
  expect(verdictCase({ total: far, geometricMean: near, median: far }, 103)).toBe('ahead');
  const less = unrepeated(0.9, { low: 0.8, high: 1.1 });
  expect(verdictCase({ total: far, geometricMean: less, median: far }, 103)).toBe('depends');
});

test('the sentence of a split verdict gives total, count, the estimate that disagrees, and what the iterations bear out', () => {
  const { word, sentence } = comparisonVerdict(
    input(figures([1.1, 'faster'], [0.98, 'same'], [0.95, 'slower']), {
      faster: 45,
      slower: 58,
      matched: queries(103, 'ranges'),
      clear: { faster: 29, slower: 38, none: 36 },
    }),
  );
  expect(word).toBe('It depends on the statistic');
  expect(sentence).toBe(
    'Gluten + Velox finishes the suite in 9\u202F% less time, but Comet is faster on 58 of 103 queries (clearly on 38); median speedup 0.95×, clearly slower. By their iterations both directions hold; with other queries the total could favour either.',
  );
});

test('the sentence of a clear verdict gives the three figures and both counts', () => {
  const { sentence } = comparisonVerdict(input(figures([1.51, 'faster'], [1.5, 'faster'], [1.44, 'faster'])));
  expect(sentence).toBe(
    'Gluten + Velox is faster than Comet by all three figures: 1.51×, 1.50× and 1.44×; it takes less time on 60 of 100 queries (clearly on 50).',
  );
});

test('the sentence of single runs says what other queries would say, and that a second run is not known', () => {
  const far = unrepeated(2.21, { low: 1.9, high: 2.5 });
  const all = { total: far, geometricMean: far, median: far };
  const changes = { matched: queries(103, 'single-run'), faster: 102, slower: 1 };
  expect(comparisonVerdict(input(all, changes)).sentence).toBe(
    'Gluten + Velox is faster than Comet by all three figures: 2.21×, 2.21× and 2.21×; it takes less time on 102 of 103 queries. Other mixes of queries would agree; each query ran once, so whether a second run would is not known.',
  );
  const near = unrepeated(1.1, { low: 0.9, high: 1.3 });
  const unsure = { total: far, geometricMean: near, median: far };
  expect(comparisonVerdict(input(unsure, { matched: queries(103, 'no-range') })).sentence).toMatch(
    /is ahead of Comet, not clearly: .*\. With other queries it could turn; no spread was published, so whether a second run would is not known\.$/,
  );
});

test('the sentence of three iterations says separated, and why nothing is clear', () => {
  const all = figures([0.79, 'separated-slower'], [0.73, 'separated-slower'], [0.72, 'separated-slower']);
  const changes = { faster: 1, slower: 21, matched: queries(22, 'mann-whitney'), separated: { faster: 0, slower: 12 } };
  expect(comparisonVerdict(input(all, changes)).sentence).toBe(
    'Gluten + Velox is behind Comet, not clearly: 0.79×, 0.73× and 0.72×; it takes more time on 21 of 22 queries (separated on 12). Three iterations or fewer are too few to call anything clear.',
  );
});

test('the sentences of the same and of what cannot be told name both engines', () => {
  const same = comparisonVerdict(input(figures([1.01, 'same'], [0.99, 'same'], [1, 'same'])));
  expect([same.word, same.sentence]).toEqual([
    'The same within 5\u202F%',
    'Gluten + Velox and Comet are the same within 5\u202F% by all three figures: 1.01×, 0.99× and 1.00×; Gluten + Velox takes less time on 60 of 100 queries (clearly on 50).',
  ]);
  const unclear = comparisonVerdict(input(figures([1.1, 'unclear'], [0.98, 'unclear'], [1, 'unclear'])));
  expect(unclear.word).toBe('It cannot be told');
  expect(unclear.sentence).toMatch(/^Whether Gluten \+ Velox or Comet is faster cannot be told: 1\.10×/);
});
