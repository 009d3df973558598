import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bucketCounts } from '../../../../src/benchmark/comparison/buckets';
import { compare, timeChangePct } from '../../../../src/benchmark/comparison/compare';
import { decidingQuery } from '../../../../src/benchmark/comparison/influence';
import { wholeFamily } from '../../../../src/benchmark/comparison/match';
import { CompareError } from '../../../../src/benchmark/comparison/pairFaults';
import type { Comparison, Verdict } from '../../../../src/benchmark/model/comparison';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { topFaster, topSlower } from '../../../../src/figures/shared/tables';
import { assertClose } from '../../support/close';
import { expect, test } from '../../support/test';
import { iterations, other, pairs, resultSet, row, type Times } from '../support';

const clear = { q1: [10, 9, 11], q2: [4, 3, 5] } as const;

function example(): Comparison {
  const baseline = resultSet({ q1: [...clear.q1], q2: [...clear.q2], q3: [6, 6, 6] });
  const candidate = resultSet({ q1: [5, 4, 6], q2: [4, 3.5, 4.5], q3: [12, 10, 14] }, other);
  return compare(baseline, candidate, []);
}

test('the total is given without each of the three largest differences, and decidingQuery() names the one that reverses it', () => {
  const found = compare(
    resultSet({ q1: [10], q2: [1], q3: [1], q4: [1] }),
    resultSet({ q1: [1], q2: [3], q3: [2], q4: [1] }, other),
    [],
  );
  expect(found.without.map(({ query }) => query)).toEqual(['q1', 'q2', 'q3']);
  expect(decidingQuery(found)).toMatchObject({ query: 'q1', total: 13 / 7, without: 3 / 6, flips: true });
});

test('decidingQuery() prefers a query that reverses the total to one with a larger effect', () => {
  const many = (timeS: number) =>
    Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`q${at + 10}`, [timeS] as Times]));
  const found = compare(
    resultSet({ q1: [13], q2: [10], ...many(10) }),
    resultSet({ q1: [10], q2: [35], ...many(7.7) }, other),
    [],
  );
  expect(decidingQuery(found)).toMatchObject({ query: 'q1', flips: true });
});

test('timeChangePct(totals) is relative to the baseline: from 8 to 10 s +25%, from 10 to 8 s −20%', () => {
  expect(timeChangePct({ baselineS: 8, candidateS: 10 })).toBe(25);
  expect(timeChangePct({ baselineS: 10, candidateS: 8 })).toBe(-20);
});

test('compare(baseline, candidate) divides baseline by candidate: 10 s ÷ 5 s is a speedup of 2 and −50% time', () => {
  const [q1] = example().matched;
  expect(q1).toMatchObject({ query: 'q1', speedup: 2, timeChangePct: -50, savedS: 5 });
});

test('the range of a query is from fastest baseline ÷ slowest candidate to slowest ÷ fastest', () => {
  const [q1] = example().matched;
  expect(q1).toMatchObject({ low: 9 / 6, high: 11 / 4, verdict: 'faster', test: { rule: 'ranges' } });
});

test('a clear difference is beyond reruns only if its whole interval is outside their band, in both directions', () => {
  const times = (far: number, near: number): Record<string, Times> =>
    Object.fromEntries(
      [far, near, 100 / far, 100 / near].map((time, at) => [`q${at + 1}`, [time, 0.99 * time, 1.01 * time]]),
    );
  const { clear: counts, matched } = compare(resultSet(times(10, 10)), resultSet(times(40, 10.5), other), []);
  expect(counts).toEqual({ faster: 2, slower: 2, none: 0 });
  expect(matched.map(({ beyondReruns }) => beyondReruns)).toEqual([true, false, true, false]);
});

test('ranges that overlap or only touch are inconclusive', () => {
  expect(example().matched[1]?.verdict).toBe('unclear');
  const touching = compare(resultSet({ q1: [10, 9, 11] }), resultSet({ q1: [8, 7, 9] }, other), []);
  expect(touching.matched[0]?.verdict).toBe('unclear');
});

test('the total-time ratio adds up the matched queries: (10 + 4 + 6) ÷ (5 + 4 + 12) is 20/21', () => {
  const { total, baselineS, candidateS } = example();
  expect([baselineS, candidateS]).toEqual([20, 21]);
  expect(total.speedup).toBeCloseTo(20 / 21, 12);
});

test('the geometric mean of 2, 1, and 0.5 is 1, and so is the median', () => {
  const { geometricMean, median } = example();
  expect(geometricMean.speedup).toBeCloseTo(1, 12);
  expect(median.speedup).toBe(1);
});

test('queries are counted by the statistic, and clear ones by verdict', () => {
  const few = { iterations: 3 };
  const baseline = resultSet({ q1: [10, 9, 11], q2: [4, 3, 5], q3: [6, 6, 6] }, few);
  const candidate = resultSet({ q1: [5, 4, 6], q2: [4, 3.5, 4.5], q3: [12, 10, 14] }, { ...other, ...few });
  expect(compare(baseline, candidate, [])).toMatchObject({
    faster: 1,
    slower: 1,
    equal: 1,
    clear: { faster: 0, slower: 0, none: 1 },
    separated: { faster: 1, slower: 1 },
    same: 0,
  });
});

test('the largest share adds the five largest differences, here all of 5 + 0 + 6 s', () => {
  expect(example().largestShare).toBe(1);
});

test('excluding the query with the largest difference gives the ratio of the rest: (20 − 6) ÷ (21 − 12)', () => {
  expect(example().without[0]).toEqual({ query: 'q3', speedup: 14 / 9 });
});

test('a query that failed on one side is unmatched with its side and reason', () => {
  const candidate = resultSet({ q1: [5, 4, 6] }, other);
  candidate.rows.push({ ...row('q2', [1]), status: 'failed', timeS: null, reason: 'out of memory' });
  const { matched, unmatched } = compare(resultSet({ q1: [10, 9, 11], q2: [1, 1, 1] }), candidate, []);
  expect(matched.map(({ query }) => query)).toEqual(['q1']);
  expect(unmatched).toEqual([{ query: 'q2', side: 'candidate', reason: 'failed: out of memory' }]);
});

test('a query that is missing on one side is unmatched, and ss_max is never counted', () => {
  const { matched, unmatched } = compare(
    resultSet({ q1: [1], q2: [1], ss_max: [1] }),
    resultSet({ q1: [1], ss_max: [2] }, other),
    [],
  );
  expect(matched).toHaveLength(1);
  expect(unmatched).toEqual([
    { query: 'q2', side: 'candidate', reason: 'not in the result set' },
    { query: 'ss_max', side: 'both', reason: 'an extra statement, never counted in totals' },
  ]);
});

test('a single run has no clear verdict and reports the reason', () => {
  const one: Partial<ResultSet> = { iterations: 1, statistic: 'single' };
  const { matched } = compare(
    resultSet({ q1: [10, 10, 10] }, one),
    resultSet({ q1: [5, 5, 5] }, { ...other, ...one }),
    [],
  );
  expect(matched[0]).toMatchObject({ verdict: 'unclear', test: { rule: 'single-run', p: null, q: null } });
});

test('known iterations use the Mann–Whitney test: one slow outlier does not hide a clear difference', () => {
  const slow = [10, 10.1, 10.2, 10.3, 10.4, 10.5, 10.6, 10.7, 10.8, 10.9];
  const fast = [5, 5.1, 5.2, 5.3, 5.4, 5.5, 5.6, 5.7, 5.8, 30];
  const baseline = resultSet({ q1: [10.45, 10, 10.9] }, { iterations: 10, iterationRows: iterations('q1', slow) });
  const candidate = resultSet(
    { q1: [5.45, 5, 30] },
    { ...other, iterations: 10, iterationRows: iterations('q1', fast) },
  );
  expect(compare(baseline, candidate, []).matched[0]).toMatchObject({
    verdict: 'faster',
    test: { rule: 'mann-whitney', iterations: { baseline: 10, candidate: 10 } },
  });
});

test('compare() rejects a different suite, query version, scale factor, or table format, with all reasons at once', () => {
  const suite = { name: 'tpcds', queryVersion: '2.7', scaleFactor: 1000, tableFormat: 'iceberg' } as const;
  const attempt = () => compare(resultSet({ q1: [1] }), resultSet({ q1: [1] }, { ...other, suite }), []);
  expect(attempt).toThrow(CompareError);
  expect(attempt).toThrow(
    /query version differs: 4\.0.*vs\. 2\.7.*scale factor.*3000.*1000.*table format.*parquet.*iceberg/,
  );
});

test('compare() accepts a different scale factor only on request, a different query version never', () => {
  const larger = resultSet(
    { q1: [1] },
    { ...other, suite: { name: 'tpcds', queryVersion: '4.0', scaleFactor: 1000, tableFormat: 'parquet' } },
  );
  expect(compare(resultSet({ q1: [1] }), larger, [], { allowDifferentScale: true }).matched).toHaveLength(1);
  const older = resultSet(
    { q1: [1] },
    { ...other, suite: { name: 'tpcds', queryVersion: '2.4', scaleFactor: 3000, tableFormat: 'parquet' } },
  );
  expect(() => compare(resultSet({ q1: [1] }), older, [], { allowDifferentScale: true })).toThrow(CompareError);
});

test('compare() rejects a pair without a matched query', () => {
  expect(() => compare(resultSet({ q1: [1] }), resultSet({ q2: [1] }, other), [])).toThrow(
    /no query has a valid time on both sides/,
  );
});

/** The verdict with the sides swapped. */
function mirrored(verdict: Verdict): string {
  if (verdict.endsWith('faster')) return verdict.replace('faster', 'slower');
  return verdict.replace('slower', 'faster');
}

test('swapping the sides inverts every speedup, interval, bucket list, and top list', () => {
  fc.assert(
    fc.property(pairs, ({ baseline, candidate }) => {
      const [forth, back] = [compare(baseline, candidate, []), compare(candidate, baseline, [])];
      for (const name of ['total', 'geometricMean', 'median'] as const) {
        assertClose(forth[name].speedup * back[name].speedup, 1, 9);
        assertClose(forth[name].mix.low * back[name].mix.high, 1, 9);
        assertClose((forth[name].repeat?.low ?? 0) * (back[name].repeat?.high ?? 0), 1, 9);
        assert.equal(forth[name].verdict && mirrored(forth[name].verdict), back[name].verdict);
      }
      forth.matched.forEach((query, index) => {
        assertClose(query.speedup * (back.matched[index]?.speedup ?? 0), 1, 9);
        assert.equal(mirrored(query.verdict), back.matched[index]?.verdict);
        assert.equal(query.test.q, back.matched[index]?.test.q);
      });
      const counts = (comparison: Comparison) => bucketCounts(comparison.matched, 'speedup').map(({ count }) => count);
      assert.deepEqual(counts(forth), counts(back).reverse());
      assert.deepEqual(
        topFaster(forth.matched).map(({ query }) => query),
        topSlower(back.matched).map(({ query }) => query),
      );
    }),
    { numRuns: 25 },
  );
});

test('swapping the sides swaps the top lists if quotients are equal in one direction only: 4.5 ÷ 4.3 is 135 ÷ 129, but 4.3 ÷ 4.5 is not 129 ÷ 135', () => {
  expect([4.5 / 4.3 === 135 / 129, 4.3 / 4.5 === 129 / 135]).toEqual([true, false]);
  const [slow, fast] = [resultSet({ q1: [4.5], q2: [135] }), resultSet({ q1: [4.3], q2: [129] }, other)];
  const queries = (rows: readonly { query: string }[]) => rows.map(({ query }) => query);
  expect(queries(topFaster(compare(slow, fast, []).matched))).toEqual(['q2', 'q1']);
  expect(queries(topSlower(compare(fast, slow, []).matched))).toEqual(['q2', 'q1']);
});

test('the same result set on both sides gives 1 everywhere, between symmetric intervals, and is never faster or slower', () => {
  fc.assert(
    fc.property(pairs, ({ baseline }) => {
      const { total, geometricMean, median, verdict } = compare(baseline, { ...baseline, ...other }, []);
      for (const { mix, speedup, repeat } of [total, geometricMean, median]) {
        assert.deepEqual([mix.low, speedup, mix.high], [1, 1, 1]);
        assertClose((repeat?.low ?? 0) * (repeat?.high ?? 0), 1, 9);
      }
      assert.ok(['same', 'unclear'].includes(verdict.case));
    }),
    { numRuns: 15 },
  );
});

test('the order of rows does not matter', () => {
  fc.assert(
    fc.property(pairs, ({ baseline, candidate }) => {
      const shuffled = { ...candidate, rows: [...candidate.rows].reverse() };
      const strip = ({ candidate: _, ...rest }: Comparison) => rest;
      assert.deepEqual(strip(compare(baseline, shuffled, [])), strip(compare(baseline, candidate, [])));
    }),
    { numRuns: 15 },
  );
});

test('buckets of both schemes add up to the matched queries', () => {
  fc.assert(
    fc.property(pairs, ({ baseline, candidate }) => {
      const matched = wholeFamily(baseline, candidate);
      for (const scheme of ['speedup', 'time-change'] as const) {
        assert.equal(
          bucketCounts(matched, scheme).reduce((sum, { count }) => sum + count, 0),
          matched.length,
        );
      }
    }),
  );
});
