import assert from 'node:assert/strict';
import fc from 'fast-check';
import { estimateVerdict } from '../../../../src/benchmark/comparison/estimates';
import { comparisonVerdict, ratioSentence, type VerdictInput } from '../../../../src/benchmark/comparison/verdict';
import { type CaseInput, verdictCase, verdictSign } from '../../../../src/benchmark/comparison/verdictCase';
import type { DecidedCase, Estimate, MatchedQuery, Rule, Verdict } from '../../../../src/benchmark/model/comparison';
import type { RerunBand } from '../../../../src/benchmark/model/reruns';
import { decidingInterval, type SamplePair } from '../../../../src/benchmark/statistics/repeatIntervals';
import { expect, test } from '../../support/test';
import { ranged } from '../statistics/support';

type Brief = [speedup: number, verdict: Verdict];
type Figures = Pick<VerdictInput, 'total' | 'geometricMean' | 'median'>;

/** Two runs of one engine differ by up to 10% in each metric, and by 16% once. */
const BAND = Math.log(1.1);
const reruns: RerunBand = {
  isOneRound: false,
  halfWidth: { total: BAND, geometricMean: BAND, median: BAND, query: BAND },
  largest: 1.164,
};

/** A metric whose interval over queries includes 1 unless `mix` is given. */
function figure([speedup, verdict]: Brief, mix = { low: 0.5, high: 2 }): Estimate {
  const repeat = { low: speedup, high: speedup };
  return { speedup, verdict, repeat, deciding: decidingInterval(speedup, repeat, BAND), worst: null, mix };
}

function figures(total: Brief, geometricMean: Brief, median: number): Figures {
  return { total: figure(total), geometricMean: figure(geometricMean), median: figure([median, 'unclear']) };
}

/** The metrics without intervals over iterations; faster and slower are unconfirmed. */
function unrepeated({ total, geometricMean, median }: Figures): Figures {
  const without = (one: Estimate): Estimate => ({
    ...one,
    verdict: estimateVerdict({ deciding: one.deciding, repeat: null }, []),
    repeat: null,
  });
  return { total: without(total), geometricMean: without(geometricMean), median: without(median) };
}

function queries(count: number, rule: Rule, slowest = 1): VerdictInput['matched'] {
  return Array.from({ length: count }, (_, index) => ({
    query: `q${index + 1}`,
    speedup: index === 0 ? slowest : 1,
    verdict: index === 0 ? 'slower' : 'unclear',
    beyondReruns: index === 0 && slowest < 1,
    test: { rule } as MatchedQuery['test'],
  }));
}

function input(all: Figures, changes: Partial<VerdictInput> = {}): VerdictInput {
  return {
    names: { baseline: 'Comet', candidate: 'Gluten + Velox' },
    ...all,
    timeChangePct: (1 / all.total.speedup - 1) * 100,
    matched: queries(100, 'ranges'),
    unmatched: [],
    faster: 60,
    slower: 40,
    clear: { faster: 50, slower: 30, none: 20 },
    separated: { faster: 0, slower: 0 },
    same: 0,
    beyondReruns: { faster: 0, slower: 0 },
    reruns,
    byChance: { clear: 0, separated: 0 },
    largestShare: 0.594,
    without: [],
    ...changes,
  };
}

const five: SamplePair = { baseline: ranged(2, 1.9, 2.1, 5), candidate: ranged(1, 0.9, 1.1, 5) };
const three: SamplePair = { baseline: ranged(2, 1.9, 2.1, 3), candidate: ranged(1, 0.9, 1.1, 3) };
const many = (pair: SamplePair, count: number) => Array.from({ length: count }, () => pair);

const judge = (low: number, high: number, pairs: readonly SamplePair[], weights: number[] | null = null) =>
  estimateVerdict({ deciding: { low, high }, repeat: { low, high } }, pairs, weights);

test('estimateVerdict(): an interval within 5% of 1 is within 5%, on whatever side; otherwise excluding 1 is faster or slower', () => {
  const of = (low: number, high: number) => judge(low, high, many(five, 4));
  expect([of(1.01, 2), of(0.5, 0.99), of(1, 2), of(0.5, 1)]).toEqual(['faster', 'slower', 'unclear', 'unclear']);
  expect([of(0.964, 0.996), of(1.001, 1.02), of(0.97, 1.04), of(0.97, 1.05)]).toEqual([
    'same',
    'same',
    'same',
    'unclear',
  ]);
});

test('estimateVerdict() needs two degrees of freedom per query and side: with two iterations it is unconfirmed', () => {
  const two = { baseline: { ...three.baseline, n: 2 }, candidate: { ...three.candidate, n: 2 } };
  const four = { baseline: { ...three.baseline, n: 4 }, candidate: { ...three.candidate, n: 4 } };
  expect(judge(1.5, 2, many(three, 5))).toBe('faster');
  expect(judge(1.5, 2, many(two, 103))).toBe('separated-faster');
  expect(judge(0.5, 0.7, many(two, 103))).toBe('separated-slower');
  expect(judge(0.5, 0.7, [two, four])).toBe('slower');
  expect(judge(0.5, 0.7, [two, four], [3, 1])).toBe('separated-slower');
  expect(judge(0.98, 1.02, many(two, 103))).toBe('unclear');
});

test('estimateVerdict() is unconfirmed without iterations, if one side has two, or if a minimum is compared with a median', () => {
  const half = { baseline: five.baseline, candidate: { ...five.candidate, n: 2 } };
  expect(judge(1.5, 2, many(half, 5))).toBe('separated-faster');
  const best: SamplePair = { baseline: five.baseline, candidate: { ...five.candidate, statistic: 'min' } };
  expect(judge(1.5, 2, many(best, 5))).toBe('separated-faster');
  const single = (low: number, high: number) =>
    estimateVerdict({ deciding: { low, high }, repeat: null }, many(five, 5));
  expect([single(1.1, 1.4), single(0.99, 1.04)]).toEqual(['separated-faster', 'unclear']);
});

test('pointing(verdict) is 1 for faster, −1 for slower, clear or unconfirmed, and 0 for the others', () => {
  const all: (Verdict | null)[] = ['faster', 'separated-faster', 'slower', 'separated-slower', 'same', 'unclear', null];
  expect(all.map(verdictSign)).toEqual([1, 1, -1, -1, 0, 0, 0]);
});

function caseOf(all: Figures, changes: Partial<CaseInput> = {}): DecidedCase {
  return verdictCase({
    ...all,
    reruns,
    queries: 100,
    missing: { baseline: 0, candidate: 0 },
    matchedShare: 1,
    beyondReruns: { faster: 0, slower: 0 },
    ...changes,
  });
}

/** Cases of the table of `verdictCase`: the metrics, and the case if iterations are known. */
const CASES: [name: string, figures: Figures, found: DecidedCase][] = [
  ['both clear', figures([1.5, 'faster'], [1.4, 'faster'], 1.3), 'faster'],
  ['both clear, slower', figures([0.7, 'slower'], [0.8, 'slower'], 0.9), 'slower'],
  ['one inconclusive', figures([1.5, 'faster'], [1.4, 'unclear'], 1.3), 'ahead'],
  ['one within 5%', figures([0.98, 'same'], [0.85, 'slower'], 0.96), 'behind'],
  ['unconfirmed', figures([0.7, 'separated-slower'], [0.8, 'separated-slower'], 0.9), 'behind'],
  ['clear both ways', figures([1.3, 'faster'], [0.7, 'slower'], 0.95), 'depends'],
  ['one on the other side of 1', figures([1.3, 'faster'], [0.97, 'unclear'], 1.06), 'depends'],
  ['the median on the other side of 1', figures([1.3, 'faster'], [1.25, 'faster'], 0.95), 'depends'],
  ['unconfirmed both ways', figures([1.3, 'separated-faster'], [0.7, 'separated-slower'], 0.9), 'depends'],
  [
    'no difference beyond reruns, on one side of 1',
    figures([1.05, 'unclear'], [1.09, 'unclear'], 1.01),
    'within-reruns',
  ],
  [
    'no difference beyond reruns, on both sides of 1',
    figures([1.09, 'unclear'], [0.98, 'unclear'], 0.95),
    'within-reruns',
  ],
  ['iterations outside of the band of reruns', figures([1.05, 'unclear'], [1.2, 'unclear'], 1.01), 'unclear'],
];

for (const [name, all, found] of CASES) {
  test(`verdictCase(): ${name}: ${found}`, () => {
    expect(caseOf(all)).toBe(found);
  });
}

test('verdictCase(): all three metrics within 5% are the same; a median elsewhere is not', () => {
  const same = { total: figure([1.01, 'same']), geometricMean: figure([0.99, 'same']), median: figure([1, 'same']) };
  expect(caseOf(same)).toBe('same');
  expect(caseOf({ ...same, median: figure([1.12, 'unclear']) })).toBe('unclear');
});

test('verdictCase(): queries beyond reruns in both directions are no overall winner, if the metrics are on both sides of 1', () => {
  const beyondReruns = { faster: 15, slower: 7 };
  expect(caseOf(figures([1.09, 'unclear'], [0.98, 'unclear'], 0.95), { beyondReruns })).toBe('depends');
  expect(caseOf(figures([1.09, 'unclear'], [1.05, 'unclear'], 1.02), { beyondReruns })).toBe('within-reruns');
});

test('verdictCase() for single runs is at most ahead or behind, and only beyond reruns; for fewer than five queries unclear', () => {
  const clear = figures([1.5, 'faster'], [1.4, 'faster'], 1.3);
  const single = (...all: Parameters<typeof figures>) => caseOf(unrepeated(figures(...all)));
  expect(single([1.5, 'faster'], [1.4, 'faster'], 1.3)).toBe('ahead');
  expect(single([0.7, 'slower'], [0.8, 'slower'], 0.9)).toBe('behind');
  expect(single([1.09, 'unclear'], [1.08, 'unclear'], 1.07)).toBe('unclear');
  expect(single([1.3, 'faster'], [0.8, 'slower'], 0.95)).toBe('depends');
  expect(single([1.3, 'faster'], [0.96, 'unclear'], 1.3)).toBe('unclear');
  expect(caseOf(clear, { queries: 4 })).toBe('unclear');
});

test('verdictCase(): failures on a side earn no tie and no win of that side; with fewer than 90% of the queries nothing', () => {
  const same = { total: figure([1.01, 'same']), geometricMean: figure([1.01, 'same']), median: figure([1, 'same']) };
  const close = figures([1.05, 'unclear'], [1.09, 'unclear'], 1.01);
  const fast = figures([1.5, 'faster'], [1.4, 'faster'], 1.3);
  const missing = { baseline: 0, candidate: 3 };
  expect([same, close, fast].map((all) => caseOf(all, { missing }))).toEqual(['unclear', 'unclear', 'ahead']);
  expect(caseOf(fast, { missing: { baseline: 3, candidate: 0 } })).toBe('faster');
  expect([0.9, 0.89].map((matchedShare) => caseOf(fast, { matchedShare }))).toEqual(['faster', 'unclear']);
});

/** Strength of a case's claim: a winner or a tie, a lead, or nothing. */
const STRENGTH: Record<DecidedCase, number> = {
  faster: 2,
  slower: 2,
  same: 2,
  ahead: 1,
  behind: 1,
  depends: 0,
  'within-reruns': 2,
  unclear: 0,
};
const SWAPPED: Record<DecidedCase, DecidedCase> = {
  faster: 'slower',
  slower: 'faster',
  same: 'same',
  ahead: 'behind',
  behind: 'ahead',
  depends: 'depends',
  'within-reruns': 'within-reruns',
  unclear: 'unclear',
};

/** A metric with an interval, with the verdict of a comparison of this many iterations per side. */
const interval = fc.record({
  speedup: fc.double({ min: 0.5, max: 2, noNaN: true }),
  width: fc.double({ min: 1, max: 1.3, noNaN: true }),
});
type Drawn = { speedup: number; width: number };

function judged({ speedup, width }: Drawn, pairs: readonly SamplePair[]): Estimate {
  const repeat = { low: speedup / width, high: speedup * width };
  const deciding = decidingInterval(speedup, repeat, BAND);
  return { speedup, verdict: estimateVerdict({ deciding, repeat }, pairs), repeat, deciding, worst: null, mix: repeat };
}

function judgedFigures([a, b, c]: [Drawn, Drawn, Drawn], pairs: readonly SamplePair[]): Figures {
  return { total: judged(a, pairs), geometricMean: judged(b, pairs), median: judged(c, pairs) };
}

test('property: less evidence never earns a stronger word, in known iterations, their number, or the number of queries', () => {
  fc.assert(
    fc.property(fc.tuple(interval, interval, interval), (drawn) => {
      const most = judgedFigures(drawn, many(five, 20));
      const two = { baseline: { ...three.baseline, n: 2 }, candidate: { ...three.candidate, n: 2 } };
      const few = judgedFigures(drawn, many(two, 5));
      const [all, some, none] = [caseOf(most), caseOf(few), caseOf(unrepeated(few))].map(
        (found) => STRENGTH[found],
      ) as [number, number, number];
      assert.ok(all >= some && some >= none && none <= 1);
      assert.equal(STRENGTH[caseOf(most, { queries: 4 })], 0);
    }),
  );
});

test('property: swapping the sides swaps the case', () => {
  const inverse = ({ speedup, width }: Drawn): Drawn => ({ speedup: 1 / speedup, width });
  fc.assert(
    fc.property(fc.tuple(interval, interval, interval), ([a, b, c]) => {
      const forth = caseOf(judgedFigures([a, b, c], many(five, 20)));
      const back = caseOf(judgedFigures([inverse(a), inverse(b), inverse(c)], many(five, 20)));
      assert.equal(back, SWAPPED[forth]);
    }),
  );
});

test('a clear verdict gives the time, the named metrics, and both counts, and lists the few queries on the other side', () => {
  const clear = { faster: 87, slower: 1, none: 12 };
  const { word, sentence } = comparisonVerdict(input(figures([1.51, 'faster'], [1.5, 'faster'], 1.44), { clear }));
  expect(word).toBe('Gluten + Velox is faster');
  expect(sentence).toBe(
    'Gluten + Velox finishes the suite in 34% less time than Comet: total time 1.51×, geometric mean 1.50×, median 1.44×. Gluten + Velox is clearly faster on 87 of 100 queries (0 beyond reruns) and clearly slower on q1 (0 beyond reruns).',
  );
});

test('a split verdict states who finishes first, who is clearly faster on more queries, and which query costs most', () => {
  const { word, sentence } = comparisonVerdict(
    input(figures([1.1, 'unclear'], [0.98, 'unclear'], 0.95), {
      beyondReruns: { faster: 15, slower: 7 },
      faster: 45,
      slower: 58,
      matched: queries(103, 'ranges', 1 / 5.96),
      clear: { faster: 29, slower: 38, none: 36 },
    }),
  );
  expect(word).toBe('No overall winner: it depends on your queries');
  expect(sentence).toBe(
    'Gluten + Velox finishes the suite in 9% less time than Comet, but Comet is clearly faster on more queries (38 vs. 29; beyond reruns 1 vs. 0) and on the median query: total time 1.10×, geometric mean 0.98×, median 0.95×. Two runs of one engine have differed by up to 16%. The five queries with the largest differences account for 59% of all differences. On q1, Gluten + Velox takes 5.96× as long as Comet.',
  );
});

test('single runs and unknown iterations: a rerun is unknown, and the effect of the query mix is given', () => {
  const mix = { low: 1.9, high: 2.5 };
  const far = unrepeated({
    total: figure([2.21, 'faster'], mix),
    geometricMean: figure([2.21, 'faster'], mix),
    median: figure([2.21, 'faster'], mix),
  });
  const counts = { faster: 102, slower: 1, clear: { faster: 0, slower: 0, none: 103 } };
  const { word, sentence } = comparisonVerdict(input(far, { ...counts, matched: queries(103, 'single-run') }));
  expect(word).toBe('Gluten + Velox is ahead, but not conclusively');
  expect(sentence).toBe(
    'Gluten + Velox finishes the suite in 55% less time than Comet: total time 2.21×, geometric mean 2.21×, median 2.21×. Two runs of one engine have differed by up to 16%. Gluten + Velox is faster on 102 of 103 queries and slower on 1. Because each query ran only once, it is unknown whether a rerun would agree. A different query mix would not change this.',
  );
  const near = { ...far, geometricMean: { ...far.geometricMean, mix: { low: 1, high: 2.5 } } };
  expect(comparisonVerdict(input(near, { matched: queries(103, 'no-range') })).sentence).toMatch(
    /Because no per-iteration times or ranges were published, it is unknown .* could reverse it\.$/,
  );
});

test('ranges that do not overlap are counted next to the count expected by chance; no cliff between 16 and 17 of 103', () => {
  const changes = {
    clear: { faster: 0, slower: 0, none: 87 },
    separated: { faster: 14, slower: 2 },
    beyondReruns: { faster: 3, slower: 0 },
    byChance: { clear: 0, separated: 0.82 },
  };
  const { word, sentence } = comparisonVerdict(
    input(figures([1.004, 'unclear'], [1.2, 'unclear'], 1), { ...changes, without: [{ query: 'q72', speedup: 0.97 }] }),
  );
  expect(word).toBe('Inconclusive');
  expect(sentence).toBe(
    'Gluten + Velox finishes the suite in the same time as Comet: total time 1.00×, geometric mean 1.20×, median 1.00×. Two runs of one engine have differed by up to 16%. Without q72, total time is 0.97×. The data do not show whether Gluten + Velox or Comet is faster. 16 queries have ranges that do not overlap (0.8 expected by chance): Gluten + Velox is faster on 14 and Comet on 2 (beyond reruns: 3 and 0).',
  );
});

test('a side without a time for some queries of the other side is at most ahead', () => {
  const clear = figures([1.5, 'faster'], [1.4, 'faster'], 1.3);
  const unmatched = [{ query: 'q72', side: 'candidate' as const, reason: 'failed: OOM' }];
  const { case: found, sentence } = comparisonVerdict(input(clear, { unmatched }));
  expect(found).toBe('ahead');
  expect(sentence).toMatch(/^Gluten \+ Velox takes 33% less time than Comet for the 100 queries that both ran: /);
  expect(sentence).toMatch(/ Gluten \+ Velox has no time for q72, which Comet ran\.$/);
  expect(ratioSentence(input(clear, { unmatched }))).toMatch(
    / Gluten \+ Velox has no time for q72, which Comet ran\.$/,
  );
  const theirs = [{ query: 'q72', side: 'baseline' as const, reason: 'failed' }];
  expect(comparisonVerdict(input(clear, { unmatched: theirs })).case).toBe('faster');
  const slow = figures([0.6, 'slower'], [0.7, 'slower'], 0.8);
  const caseOfSlow = (lacking: typeof unmatched | typeof theirs) =>
    comparisonVerdict(input(slow, { unmatched: lacking })).case;
  expect([caseOfSlow(theirs), caseOfSlow(unmatched)]).toEqual(['behind', 'slower']);
});

test('results published two months apart are described so, one month apart not', () => {
  const of = (baseline: string) => {
    const published = { baseline, candidate: '2026-06-26' };
    return comparisonVerdict(input(figures([1.5, 'faster'], [1.4, 'faster'], 1.3), { published })).sentence;
  };
  expect(of('2026-04-29')).toContain(
    'The results of Comet were published two months earlier than the results of Gluten',
  );
  expect(of('2026-05-29')).not.toContain('earlier');
});

test('a difference that two runs of one engine show is described as one of this run', () => {
  const { word, sentence } = comparisonVerdict(input(figures([1.09, 'unclear'], [1.05, 'unclear'], 1.02)));
  expect(word).toBe('No difference beyond reruns');
  expect(sentence).toMatch(
    /^Gluten \+ Velox finished in 8% less time than Comet in this run: total time 1\.09×, geometric mean 1\.05×, median 1\.02×\. Two runs of one engine have differed by up to 16%\./,
  );
});

test('a tie lists the metrics and the counts', () => {
  const all = { total: figure([1.01, 'same']), geometricMean: figure([0.99, 'same']), median: figure([1, 'same']) };
  const same = comparisonVerdict(input(all));
  expect([same.word, same.sentence]).toEqual([
    'Within 5% of each other',
    'Gluten + Velox and Comet are within 5% of each other on all three metrics: total time 1.01×, geometric mean 0.99×, median 1.00×. Gluten + Velox is clearly faster on 50 of 100 queries (0 beyond reruns) and clearly slower on q1 (0 beyond reruns).',
  ]);
});
