import {
  decidingInMix,
  type MixQuery,
  mixBand,
  mixTimes,
  ownShares,
  withShare,
} from '../../../../src/benchmark/mix/mix';
import { expect, test } from '../../support/test';

const query = (name: string, pattern: string, ...times: number[]): MixQuery => ({ query: name, pattern, times });
const QUERIES = [query('q1', 'join', 20, 5), query('q2', 'join', 10, 10), query('q3', 'scan', 10, 20)];
const shares = (join: number, scan: number) => new Map(Object.entries({ join, scan }));
const swapped = QUERIES.map(({ times, ...rest }) => ({ ...rest, times: times.toReversed() }));

test('a mix weighs the patterns of the queries, and with their own shares it is the ratio of the totals', () => {
  expect([...ownShares(QUERIES)]).toEqual([...shares(75, 25)]);
  expect(mixTimes({ queries: QUERIES, shares: ownShares(QUERIES) })).toEqual([1, 35 / 40]);
  expect(mixTimes({ queries: QUERIES, shares: shares(1, 1) })[1]).toBeCloseTo(1.25, 12);
  expect(mixTimes({ queries: QUERIES, shares: shares(0, 0) })[1]).toBeNaN();
});

test('the same mix with swapped sides gives the inverse', () => {
  const [, time = 0] = mixTimes({ queries: QUERIES, shares: shares(60, 40) });
  const onOther = shares((60 * 15) / 30, (40 * 20) / 10);
  expect(mixTimes({ queries: swapped, shares: onOther })[1]).toBeCloseTo(1 / time, 12);
});

test('the query that matters most is the one whose removal changes the ratio most; it may change the lead', () => {
  const decider = (join: number, scan: number) =>
    decidingInMix({ queries: QUERIES, shares: shares(join, scan) }, [0, 1]);
  expect(decider(75, 25)).toMatchObject({ query: 'q3', flips: false });
  expect(decider(90, 10)).toMatchObject({ query: 'q1', flips: true });
  expect(decider(90, 10)?.times[1]).toBeCloseTo((0.65 - 0.15) / (1 - 0.6), 12);
  expect(decider(0, 1)).toBeNull();
});

test('a changed share leaves the proportions of the others; with nothing left, theirs in the suite', () => {
  const own = new Map(Object.entries({ join: 60, scan: 30, sort: 10 }));
  expect([...withShare(own, 'join', 20, own).values()]).toEqual([20, 60, 20]);
  expect([...withShare(new Map([['join', 100]]), 'join', 60, own).values()]).toEqual([60, 30, 10]);
});

test('mixBand(): reruns explain more for a mix of fewer queries, up to the band of a single one, and never less than for all', () => {
  const queries = Array.from({ length: 10 }, (_, index) => ({
    query: `q${index}`,
    pattern: index < 5 ? 'join' : 'scan',
    times: [10, 5],
  }));
  const widths = { total: 0.1, query: 0.4 };
  const band = (shares: [string, number][]) => Math.log(mixBand({ queries, shares: new Map(shares) }, widths, [0, 1]));
  expect(
    band([
      ['join', 1],
      ['scan', 1],
    ]),
  ).toBeCloseTo(0.1, 10);
  expect(band([['join', 1]])).toBeCloseTo(Math.sqrt(0.01 + 0.15 / 9), 10);
  const long = { query: 'q10', pattern: 'rollup', times: [10, 5] };
  const one = { queries: [...queries, long], shares: new Map([['rollup', 1]]) };
  expect(Math.log(mixBand(one, widths, [1, 0]))).toBeCloseTo(0.4, 10);
});
