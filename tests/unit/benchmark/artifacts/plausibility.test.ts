import { crossProblems } from '../../../../src/benchmark/artifacts/sanityChecks/crossCheck';
import { plausibilityProblems } from '../../../../src/benchmark/artifacts/sanityChecks/plausibility';
import { problemLine } from '../../../../src/benchmark/model/problem';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { expect, test } from '../../support/test';
import { resultSet, type Times } from '../support';

function said(times: Record<string, Times>, changes: Partial<ResultSet> = {}): string[] {
  return plausibilityProblems(resultSet(times, changes), 'results.csv').map(problemLine);
}

/** Ten queries, one time each: from(1), from(2) … */
function ten(from: (number: number) => Times): Record<string, Times> {
  return Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`q${index + 1}`, from(index + 1)]));
}

test('one value per query labeled as the median of five is a warning, except with a range, iterations, or as a single run', () => {
  const times = ten((number) => [number + 0.25]);
  expect(said(times)).toEqual([
    'results.csv:2: warning: cannot confirm that these times are the median of 5 iterations: the file has one value per query and no range or iterations; if every query ran once, the statistic is single',
  ]);
  expect(said(ten((number) => [number, number - 0.5, number + 0.5]))).toEqual([]);
  expect(said(times, { statistic: 'single', iterations: 1 })).toEqual([]);
  expect(said(times, { iterations: 'unknown' })).toEqual([]);
  expect(said(times, { iterationRows: [{ query: 'q1', iteration: 1, timeS: 1.25 }] })).toEqual([]);
});

test('equal precise fastest, slowest, and median times mean one run; whole milliseconds may be equal by chance', () => {
  const fine = {
    ...ten((number) => [number, number - 0.5, number + 0.5]),
    q3: [8.159001233, 8.159001233, 8.159001233] as Times,
  };
  expect(said(fine)).toEqual([
    'results.csv:4: warning: 1 of 10 queries have one number for fastest, slowest and median time, so they ran once and not 5 times: q3; correct statistic and iterations, or leave the range empty',
  ]);
  expect(said({ ...fine, q3: [0.634, 0.634, 0.634], q4: [4.123, 4, 4.5] })).toEqual([]);
  const all = said(ten((number) => [number + 0.123, number + 0.123, number + 0.123]));
  expect(all[0]).toMatch(/^results.csv:2: 10 of 10 queries have one number .* so they ran once and not 5 times/);
});

test('ranges that are all below 0.1% of the time are an error like ranges of zero width', () => {
  const narrow = (share: number) =>
    said(ten((number) => [number + 0.123, (number + 0.123) * (1 - share), number + 0.123]));
  expect(narrow(0.0009)).toEqual([
    'results.csv:2: the ranges of all 10 queries are below 0.1% of the median, which 5 runs do not give; correct statistic and iterations, or leave the range empty',
  ]);
  expect(narrow(0.002)).toEqual([]);
});

test('an engine whose name only looks like an earlier one is a warning; other names, and other cases of one, are none', () => {
  const named = (title: string, created: string) =>
    resultSet({}, { id: title.toLowerCase(), created, engine: { id: 'x', title, version: '1' } });
  const messages = (title: string) => {
    const set = named(title, '2026-02-02');
    const others = [named('Gluten + Velox', '2026-01-01'), named('Comet', '2026-01-01')];
    return crossProblems([{ set, path: set.id }], others).map(problemLine);
  };
  expect(messages('VeIox')).toEqual(['veiox: warning: the engine “VeIox” looks like Velox; correct its name']);
  expect(messages('C0met')[0]).toContain('looks like Comet');
  expect(messages('Cornet')[0]).toContain('looks like Comet');
  for (const title of ['COMET', 'Blaze', 'Gluten + Other']) expect(messages(title)).toEqual([]);
});

test('the median of two iterations is their mean, to a millisecond: 1 and 3 give 2', () => {
  expect(said({ q1: [2, 1, 3], q2: [2.5, 1, 3] }, { iterations: 2 })).toEqual([
    'results.csv:3: time_s of q2 is 2.5; the median of two iterations of 1 and 3 is 2',
  ]);
  expect(said({ q1: [0.0015, 0.001, 0.002] }, { iterations: 2 })).toEqual([]);
  expect(said({ q1: [2.5, 1, 3] }, { iterations: 3 })).toEqual([]);
});

test('iterations that match a different statistic for every query reject the named one', () => {
  const queries = ['q1', 'q2', 'q3', 'q4', 'q5'];
  const iterationRows = queries.flatMap((query) => [1, 2, 6].map((timeS, at) => ({ query, iteration: at + 1, timeS })));
  const times = (time: number) => Object.fromEntries(queries.map((query) => [query, [time, 1, 6] as Times]));
  const of = (statistic: ResultSet['statistic'], time: number) =>
    said(times(time), { statistic, iterations: 3, iterationRows });
  expect(of('mean', 2)).toEqual([
    'results.csv:1: the statistic is mean, but the iterations of all 5 queries give these times as their median; write median as the statistic',
  ]);
  expect(of('median', 3)[0]).toContain('as their mean');
  expect([of('mean', 3), of('median', 2), of('min', 1)]).toEqual([[], [], []]);
  expect(of('mean', 2.4)).toEqual([]);
});

test('milliseconds labeled as seconds, and seconds divided by 1000, are warnings', () => {
  const range = (time: number): Times => [time, time * 0.9, time * 1.1];
  expect(said(ten((number) => range(number * 1234.5)))[0]).toContain('these look like milliseconds;');
  expect(said(ten((number) => [number * 500, number * 499, number * 501]))[0]).toContain(
    'all times are integers: these look like milliseconds',
  );
  expect(said(ten((number) => range(number / 1000)))[0]).toContain('these look like seconds divided by 1000');
  expect(said(ten((number) => range(number * 30)))).toEqual([]);
});

function comparedWith(
  own: Record<string, Times>,
  theirs: Record<string, Times>,
  changes: Partial<ResultSet> = {},
): string[] {
  const placed = { set: resultSet(own, { id: 'new', created: '2026-08-01', ...changes }), path: 'new.csv' };
  const there = resultSet(theirs, { id: 'there' });
  return crossProblems([placed], [placed.set, there]).map(problemLine);
}

/** Eleven queries with times that no two runs share by chance. */
const FINE = { ...ten((number) => [number + 0.123]), q11: [11.456] as Times };

test('a copy with a different id is an error, many equal times are a warning, and few are chance', () => {
  expect(comparedWith(FINE, FINE)).toEqual([
    'new.csv:2: the times are identical to the times of there for every query; one run is one result set: name both sources in it',
  ]);
  expect(comparedWith({ ...FINE, q1: [1.2] }, FINE)).toEqual([
    'new.csv:3: the times are identical to the times of there for every query; one run is one result set: name both sources in it',
  ]);
  const long = Object.fromEntries(Array.from({ length: 30 }, (_, at): [string, Times] => [`q${at}`, [at + 0.123]]));
  const changed = (from: number) =>
    Object.fromEntries(
      Object.entries(long).map(([query, [time = 0]], at) => [
        query,
        [at < from ? time : time * (1.2 + at / 70)] as Times,
      ]),
    );
  expect(comparedWith(changed(10), long)).toEqual([
    'new.csv:2: warning: 10 of 30 times are identical to the times of there; independent runs do not agree this often; find out which of the two is the original',
  ]);
  expect(comparedWith(changed(8), long)).toEqual([]);
  const coarse = ten((number) => [number]);
  expect(comparedWith(coarse, coarse)).toEqual([]);
  const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, at): [string, Times] => [`q${at + 1}`, [at + 1.5]]));
  expect(comparedWith(twenty, twenty)[0]).toContain('the times are identical to the times of there for every query');
  expect(comparedWith({ ...twenty, q1: [9.5] }, twenty)[0]).toContain('11 of 11 times are identical');
});

test('a set with one ratio to an earlier one in seven of ten times is an error, in fewer it is not', () => {
  const scaled = (odd: readonly number[]) => ten((number) => [(odd.includes(number) ? 2.03 : 1.37) * (number + 0.123)]);
  const there = ten((number) => [number + 0.123]);
  for (const odd of [
    [1, 2, 3],
    [1, 4, 8],
    [2, 5, 10],
  ])
    expect(comparedWith(scaled(odd), there)[0]).toContain('7 of 10 times are 1.37 times the value in there');
  expect(comparedWith(scaled([1, 3, 5, 7]), there)).toEqual([]);
  expect(comparedWith(scaled([1, 2, 3, 4]), there)).toEqual([]);
});

test('only the later of two copies is reported, and sets of different suites or sizes are not compared', () => {
  expect(comparedWith(FINE, FINE, { created: '2026-01-01' })).toEqual([]);
  const suite = { name: 'tpcds', queryVersion: '4.0', scaleFactor: 100, tableFormat: 'parquet' };
  expect(comparedWith(FINE, FINE, { suite })).toEqual([]);
});

test('a set that is imported again is not compared with its earlier version', () => {
  const before = resultSet(FINE, { id: 'new', created: '2026-07-01' });
  const again = { set: { ...before, created: '2026-08-01' }, path: 'new.csv' };
  expect(crossProblems([again], [before])).toEqual([]);
  const double = resultSet(
    ten((number) => [2 * number + 0.246]),
    { id: 'new', created: '2026-08-01' },
  );
  expect(crossProblems([{ set: double, path: 'new.csv' }], [before])).toEqual([]);
});

test('single queries in a different unit than the rest of their set are listed', () => {
  const there = ten((number) => [number + 0.123]);
  const own = (factor: number, odd: string[]) =>
    Object.fromEntries(
      Object.entries(there).map(([query, [time = 0]], at): [string, Times] => [
        query,
        [time * (odd.includes(query) ? 1000 : 1) * factor * (1 + at / 10)],
      ]),
    );
  expect(comparedWith(own(5, ['q5', 'q8']), there)[0]).toMatch(
    /^new.csv:6: warning: q5, q8: milliseconds\? Compared with the other queries, the time is \d+ times the usual time/,
  );
  expect(comparedWith(own(5, []), there)).toEqual([]);
});

test('a copy with noise, and copied range shapes, are warnings; versions that differ by a tenth are not', () => {
  const there = ten((number) => [number + 1.1234, (number + 1.1234) * (0.9 - number / 100), (number + 1.1234) * 1.2]);
  const noisy = (noise: number, low: number) =>
    ten((number) => {
      const time = (number + 1.1234) * 0.9 * (1 + noise * Math.sin(7 * number));
      return [time, time * (low - number / 100), time * 1.2];
    });
  expect(comparedWith(noisy(0.024, 0.8), there)).toEqual([
    'new.csv:2: warning: 10 of 10 times are within 3% of 0.905 times the value in there; independent runs rarely agree this closely; find out whether both were measured',
  ]);
  expect(comparedWith(noisy(0.2, 0.9), there)[0]).toContain(
    '10 of 10 ranges have the same ratio to their time as the ranges in',
  );
  expect(comparedWith(noisy(0.2, 0.8), there)).toEqual([]);
});

test('a copy that is rounded to fewer decimals is an error, also if a factor is 1 or the times are whole tenths', () => {
  const there = ten((number) => [10 * number + 7.1234]);
  const rounded = (decimals: number, factor: number) =>
    ten((number) => [Number((factor * (10 * number + 7.1234)).toFixed(decimals))]);
  expect(comparedWith(rounded(2, 1), there)).toEqual([
    'new.csv:2: 10 of 10 times are identical to the times of there after rounding to 0.01 s; independent runs do not agree this often; find out which of the two is the original',
  ]);
  expect(comparedWith(rounded(1, 1), there)[0]).toContain('after rounding to 0.1 s');
  expect(comparedWith(rounded(1, 0.9), there)[0]).toContain('10 of 10 times are 0.8998 times the value in there');
});

const SHIFTED = 'are rows shifted or swapped?';

test('a tenth of the queries may change by more than 3× from the previous version on one machine; more are probably at wrong queries', () => {
  const times = [50, 2, 30, 4, 70, 6, 11, 90, 13, 1, 25, 3];
  const set = (place: (at: number) => number, factor = 1.1) =>
    Object.fromEntries(
      times.map((_, at): [string, Times] => [`q${at + 1}`, [(times[place(at)] ?? 0) * factor * (1 + at / 50)]]),
    );
  const newer = { engine: { id: 'comet', title: 'Comet', version: '2.0' } };
  const said = (own: Record<string, Times>, changes: Partial<ResultSet> = newer) =>
    comparedWith(
      own,
      set((at) => at),
      changes,
    ).filter((line) => line.includes(SHIFTED));
  expect(said(set((at) => (at + 1) % 12))[0]).toMatch(
    /^new.csv:2: warning: \d+ of 12 queries change by more than 3× from there on the same machine, compared with the other queries: q1, q2, /,
  );
  expect(said(set((at) => [1, 0][at] ?? at))[0]).toContain('2 of 12 queries change by more than 3×');
  expect(said({ ...set((at) => at), q2: [9] })).toEqual([]);
  expect(said(set((at) => at, 20))).toEqual([]);
  expect(
    said(
      set((at) => (at + 1) % 12),
      { ...newer, environment: 'other' },
    ),
  ).toEqual([]);
});

test('the first version of an engine on a machine is compared with vanilla Spark: moved rows fit worse than rows moved back', () => {
  const times = [50, 2, 3, 40, 70, 6, 1, 90, 13, 25, 4, 33];
  const set = (moved: number) =>
    Object.fromEntries(
      times.map((_, at): [string, Times] => [`q${at + 1}`, [(times.at((at + moved) % 12) ?? 0) * (1 + at / 9)]]),
    );
  const spark = resultSet(set(0), { id: 'spark', engine: { id: 'native-spark', title: 'Spark', version: '3.5' } });
  const said = (moved: number) =>
    crossProblems([{ set: resultSet(set(moved), { id: 'own', created: '2026-08-01' }), path: 'new.csv' }], [spark])
      .map(problemLine)
      .filter((line) => line.includes(SHIFTED));
  expect(said(1)).toEqual([
    'new.csv:2: warning: the times are closer to spark if each is moved down by one row; compare the rows with the source: are rows shifted or swapped?',
  ]);
  expect(said(-1)[0]).toContain('moved up by one row');
  expect(said(0)).toEqual([]);
});

test('a set that takes a thousand times as long as all others of its suite and size, or a thousandth, is a warning', () => {
  const times = (factor: number) => ten((number) => [number * factor + 0.0123]);
  expect(comparedWith(times(1000), times(1))[0]).toContain(
    'the queries take hundreds of times of what they take in all other sets',
  );
  expect(comparedWith(times(0.5), times(500))[0]).toContain('less than a hundredth');
  const uneven = ten((number) => [number * (20 + number) + 0.0123]);
  expect(comparedWith(uneven, times(1))).toEqual([]);
});

test('if only some of the others are a thousand times as fast, or the factors disagree, nothing is reported', () => {
  const times = (factor: number) => ten((number) => [number * factor + 0.0123]);
  const placed = { set: resultSet(times(1000), { id: 'new' }), path: 'new.csv' };
  const others = (...factors: number[]) => factors.map((factor) => resultSet(times(factor), { id: `x${factor}` }));
  const said = (...factors: number[]) => crossProblems([placed], others(...factors)).map(problemLine);
  expect(said(1, 2)[0]).toContain('hundreds of times');
  expect(said(1, 900)).toEqual([]);
  expect(said(1, 1_000_000)).toEqual([]);
});
