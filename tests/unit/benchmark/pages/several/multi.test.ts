import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compare } from '../../../../../src/benchmark/comparison/compare';
import { strengthOf } from '../../../../../src/benchmark/figures/several/heatMap';
import { estimatesTable, heatMapTable, sortedTable } from '../../../../../src/benchmark/figures/several/specs';
import { tableCsv } from '../../../../../src/benchmark/figures/tables';
import { WHOLE_TABLE } from '../../../../../src/benchmark/figures/tableView';
import type { Comparison } from '../../../../../src/benchmark/model/comparison';
import type { ResultSet } from '../../../../../src/benchmark/model/resultSet';
import { multiData } from '../../../../../src/benchmark/pages/several/multi';
import {
  filterCounts,
  orderedQueries,
  shownHeatMap,
  shownTable,
} from '../../../../../src/benchmark/pages/several/multiView';
import { expect, test } from '../../../support/test';
import { environment, resultSet, type Times } from '../../support';

const ENVIRONMENTS = [environment()];
const spark = { id: 'spark', engine: { id: 'native-spark', title: 'vanilla Spark', version: '3.5' } };
const comet = (version: string) => ({ id: `comet-${version}`, engine: { id: 'comet', title: 'Comet', version } });

/** Times with ranges of ±10 %, so that ratios from 0.82 to 1.22 are unclear. */
function around(timeS: number): Times {
  return [timeS, timeS * 0.9, timeS * 1.1];
}

const BASELINE = resultSet({ q1: around(10), q2: around(20), q10: around(30) }, spark);
/** Speedups 2.5, 1 and 0.4. */
const MIXED = resultSet({ q1: around(4), q2: around(20), q10: around(75) }, comet('1.0'));
/** Speedups 1.25, 2 and 1.5. */
const FAST = resultSet({ q1: around(8), q2: around(10), q10: around(20) }, comet('2.0'));

const pair = (candidate: typeof MIXED) => compare(BASELINE, candidate, ENVIRONMENTS);
const data = multiData([pair(MIXED), pair(FAST)]);
/** Each query twice, which leaves the three figures as they are, and is enough of them for a clear one. */
function twice({ rows, ...set }: ResultSet): ResultSet {
  const again = rows.map((row) => ({ ...row, query: `q${Number(row.query.slice(1)) + 10}` }));
  return { ...set, rows: [...rows, ...again] };
}

const pairTwice = (candidate: ResultSet) => compare(twice(BASELINE), twice(candidate), ENVIRONMENTS);
const wide = multiData([pairTwice(MIXED), pairTwice(FAST)]);
const names = (rows: { query: string }[]) => rows.map(({ query }) => query);

test('multiData(comparisons) keeps the order of the comparisons and has a row per query in natural order', () => {
  expect(data.candidates.map(({ id }) => id)).toEqual(['comet-1.0', 'comet-2.0']);
  expect(data.baseline).toEqual({
    id: 'spark',
    title: 'vanilla Spark 3.5',
    path: '/data/result-sets/spark/',
    totalS: 60,
  });
  expect(names(data.heatMap.queries)).toEqual(['q1', 'q2', 'q10']);
});

test('a cell holds speedup, range, verdict and strength; a row how far the candidates are apart', () => {
  const [q1, q2, q10] = data.heatMap.queries;
  expect(q1?.cells.map(({ speedup }) => speedup)).toEqual([2.5, 1.25]);
  expect(q1?.cells[0]?.low).toBeCloseTo(9 / 4.4, 10);
  expect(q1?.cells[0]?.high).toBeCloseTo(11 / 3.6, 10);
  expect(q1?.cells.map(({ verdict, strength }) => [verdict, strength])).toEqual([
    ['faster', 3],
    ['faster', 2],
  ]);
  expect(q2?.cells[0]).toMatchObject({ speedup: 1, verdict: 'unclear', strength: 0 });
  expect(q10?.cells.map(({ verdict, strength }) => [verdict, strength])).toEqual([
    ['slower', 3],
    ['faster', 2],
  ]);
  expect([q1?.apart, q2?.apart, q10?.apart]).toEqual([2, 2, 3.75]);
});

test('the strength of a fill depends on the size of the difference alone: 1.25 and 2 are edges, and so are their inverses', () => {
  const strengths = (values: number[]) => values.map((speedup) => strengthOf({ speedup, verdict: 'faster' }));
  expect(strengths([1.01, 1.24, 1.25, 1.99, 2, 40])).toEqual([1, 1, 2, 2, 3, 3]);
  expect(strengths([0.99, 0.81, 0.8, 0.51, 0.5, 0.1])).toEqual([1, 1, 2, 2, 3, 3]);
  expect(strengthOf({ speedup: 9, verdict: 'unclear' })).toBe(0);
});

test('a verdict names both engines with their versions', () => {
  expect(wide.candidates[1]?.verdict.sentence).toBe(
    'Comet 2.0 finishes the suite in 37% less time than vanilla Spark 3.5: total time 1.58×, geometric mean 1.55×, median 1.50×. It is clearly faster on 6 of 6 queries and clearly slower on 0.',
  );
});

test('titles state the result and count clear queries in both directions', () => {
  expect(wide.heatMap.title).toBe(
    'Comet 2.0 is clearly faster than vanilla Spark 3.5 on 6 queries and slower on 0, Comet 1.0 on 2 and 2',
  );
  expect(wide.sorted.title).toBe(
    'The median speedup over vanilla Spark 3.5 is 1.00× with Comet 1.0 and 1.50× with Comet 2.0',
  );
  expect(wide.summary.title).toBe(
    'Comet 2.0 is faster than vanilla Spark 3.5; Comet 1.0 is behind vanilla Spark 3.5, but not conclusively',
  );
});

test('from four candidates on titles name the first and the last', () => {
  const four = ['3.0', '4.0', '5.0'].map((version) => ({ ...FAST, ...comet(version) }));
  const many = multiData([MIXED, ...four].map(pairTwice));
  expect(many.heatMap.title).toBe(
    'Comet 3.0 is clearly faster than vanilla Spark 3.5 on 6 queries and slower on 0, Comet 1.0, last, on 2 and 2',
  );
  expect(many.sorted.title).toBe(
    'The median speedup over vanilla Spark 3.5 is between 1.00× with Comet 1.0 and 1.50× with Comet 5.0',
  );
  expect(many.summary.title).toContain('Comet 3.0, Comet 4.0, and Comet 5.0 are faster than');
});

test('the table of the estimates has a row each: 60 s against 99 s and 38 s, means of 1 and of the cube root of 3.75, medians of 1 and 1.5', () => {
  const { rows, footnotes } = estimatesTable(data.summary);
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ['Comet 1.0', 60, 99, 'Total-time ratio'],
    ['Comet 1.0', 60, 99, 'Geometric mean of speedups'],
    ['Comet 1.0', 60, 99, 'Median speedup'],
    ['Comet 2.0', 60, 38, 'Total-time ratio'],
    ['Comet 2.0', 60, 38, 'Geometric mean of speedups'],
    ['Comet 2.0', 60, 38, 'Median speedup'],
  ]);
  const expected = [60 / 99, 1, 1, 60 / 38, Math.cbrt(3.75), 1.5];
  for (const [index, row] of rows.entries()) expect(row[4]).toBeCloseTo(expected[index] ?? Number.NaN, 10);
  expect(footnotes).toEqual([
    '–: no verdict. The median has none, and none is given if a doubt about the environments could explain the result.',
  ]);
});

test('the legend counts the verdicts of each candidate in the order of the columns', () => {
  expect(data.heatMap.legend).toEqual([
    { verdict: 'faster', label: 'clearly faster', counts: [1, 3] },
    { verdict: 'unclear', label: 'inconclusive', counts: [1, 0] },
    { verdict: 'slower', label: 'clearly slower', counts: [1, 0] },
  ]);
});

test('result sets of the same engine and version are told apart by their ids', () => {
  const twin = { ...FAST, id: 'twin', engine: MIXED.engine };
  expect(multiData([pair(MIXED), pair(twin)]).candidates.map(({ title }) => title)).toEqual([
    'Comet 1.0 (comet-1.0)',
    'Comet 1.0 (twin)',
  ]);
});

test('the panels share one scale: the same speedup is at the same height', () => {
  const [mixed, fast] = data.sorted.panels;
  expect(names(mixed?.points ?? [])).toEqual(['q10', 'q2', 'q1']);
  expect(names(fast?.points ?? [])).toEqual(['q1', 'q10', 'q2']);
  expect(mixed?.points.map(({ x }) => x)).toEqual([25, 50, 75]);
  const one = data.sorted.ticks.find(({ label }) => label === '1×');
  expect(mixed?.points[1]?.y).toBe(one?.at);
  expect(mixed).toMatchObject({
    lowest: 'q10 0.40×',
    highest: 'q1 2.50×',
    counts: '1 below 1× (clearly 1), 1 above (clearly 1)',
  });
});

test('the table has baseline seconds, and seconds, speedup and verdict per candidate under their ids', () => {
  expect(tableCsv(data.table, data.disclaimer).split('\n').slice(0, 2)).toEqual([
    'query,baseline_s,comet-1.0_s,comet-1.0_speedup,comet-1.0_verdict,comet-2.0_s,comet-2.0_speedup,comet-2.0_verdict,note',
    'q1,10,4,2.5,clearly faster,8,1.25,clearly faster,Derived from TPC-DS; not comparable to published TPC-DS results',
  ]);
});

test('the table of the heat map has speedup, range and verdict per candidate, and how far they are apart', () => {
  expect(tableCsv(heatMapTable(wide.heatMap), '').split('\n').slice(0, 2)).toEqual([
    'query,baseline_s,comet-1.0_speedup,comet-1.0_low,comet-1.0_high,comet-1.0_verdict,comet-2.0_speedup,comet-2.0_low,comet-2.0_high,comet-2.0_verdict,apart',
    `q1,10,2.5,${9 / 4.4},${11 / 3.6},clearly faster,1.25,${9 / 8.8},${11 / 7.2},clearly faster,2`,
  ]);
});

test('the table of the sorted panels has a row a point, in the order of the panels and their points', () => {
  expect(sortedTable(data.sorted).rows).toEqual([
    ['q10', 'Comet 1.0', 0.4, 'slower'],
    ['q2', 'Comet 1.0', 1, 'unclear'],
    ['q1', 'Comet 1.0', 2.5, 'faster'],
    ['q1', 'Comet 2.0', 1.25, 'faster'],
    ['q10', 'Comet 2.0', 1.5, 'faster'],
    ['q2', 'Comet 2.0', 2, 'faster'],
  ]);
});

test('the note of a heat map says which queries are shown, where some are left out', () => {
  const note = (change: object) => shownHeatMap(data.heatMap, { ...WHOLE_TABLE, ...change }).note;
  expect(note({})).toBe('');
  expect(note({ order: { column: 'apart', ascending: true } })).toBe('');
  expect(note({ text: ' q1 ' })).toBe('2 of 3 queries: those with “q1” in their name.');
  expect(note({ text: 'q1', verdict: 'slower' })).toBe(
    '1 of 3 queries: those with “q1” in their name and the verdict “clearly slower” for a candidate.',
  );
});

test('a query that not all sides ran stays in the table without times, with its reason once or per candidate', () => {
  const less = (comparison: Comparison, side: 'both' | 'candidate'): Comparison => ({
    ...comparison,
    unmatched: [{ query: 'q3', side, reason: 'failed: out of memory' }],
  });
  const [a, b] = [pair(MIXED), pair(FAST)];
  const { table, heatMap } = multiData([less(a, 'both'), less(b, 'both')]);
  expect(table.rows.at(-1)).toEqual(['q3', null, null, null, null, null, null, null]);
  expect(table.footnotes).toEqual(['q3: no time on either side: failed: out of memory']);
  expect(heatMap.caption).toContain('3 of 4 queries (those that all sides ran)');
  expect(multiData([less(a, 'both'), less(b, 'candidate')]).table.footnotes).toEqual([
    'Comet 1.0, q3: no time on either side: failed: out of memory',
    'Comet 2.0, q3: no time on the candidate’s side: failed: out of memory',
  ]);
});

test('queries left out by choice have one footnote and one note, and are not counted as missing', () => {
  const only = new Set(['q1', 'q2', 'q11', 'q12', 'q20']);
  const pairs = [MIXED, FAST].map((candidate) => compare(twice(BASELINE), twice(candidate), ENVIRONMENTS, { only }));
  const { table, heatMap, notes } = multiData(pairs);
  expect(table.footnotes).toEqual(['1 of 6 queries left out by choice: q10.']);
  expect(notes).toEqual(['1 of 6 queries left out by choice: q10.']);
  expect(heatMap.caption).toContain('on 5 queries;');
});

test('notes say which environments differ and which verdicts nothing can decide', () => {
  expect(wide.notes).toEqual([]);
  const elsewhere = { ...FAST, environment: 'two' };
  const noRange = resultSet({ q1: [4], q2: [20], q10: [75] }, comet('1.0'));
  const { notes, heatMap } = multiData([noRange, elsewhere].map(pairTwice));
  expect(notes).toEqual([
    'It is unknown whether the environments are the same. The verdict covers the engine and the environment together. Applies to Comet 2.0.',
    'No per-query verdicts for Comet 1.0: no ranges were published.',
  ]);
  expect(heatMap.legend.map(({ counts }) => counts[0])).toEqual([0, 6, 0]);
});

test('without any clear query the title says so', () => {
  const bare = (version: string) => resultSet({ q1: [4], q2: [20], q10: [75] }, comet(version));
  const found = multiData([pair(bare('1.0')), pair(bare('2.0'))]);
  expect(found.heatMap.title).toBe('No query has a clear winner');
});

test('multiData(comparisons) throws for what cannot stand side by side', () => {
  expect(() => multiData([pair(MIXED)])).toThrow('expected 2 to 6 candidates, got 1');
  expect(() => multiData(Array.from({ length: 7 }, () => pair(MIXED)))).toThrow('got 7');
  expect(() => multiData([pair(MIXED), compare(FAST, MIXED, ENVIRONMENTS)])).toThrow('the same baseline');
  expect(() => multiData([pair(MIXED), pair(MIXED)])).toThrow('duplicate candidate');
  const fewer = resultSet({ q1: around(4), q2: around(20) }, comet('3.0'));
  expect(() => multiData([pair(MIXED), pair(fewer)])).toThrow('the same compared queries');
});

test('queries are ordered by name, baseline, a candidate’s speedup or the distance between candidates', () => {
  const by = (column: string, ascending: boolean) => names(orderedQueries(data.heatMap, { column, ascending }));
  expect(names(orderedQueries(data.heatMap, WHOLE_TABLE.order))).toEqual(['q1', 'q2', 'q10']);
  expect(by('query', false)).toEqual(['q10', 'q2', 'q1']);
  expect(by('baseline', false)).toEqual(['q10', 'q2', 'q1']);
  expect(by('comet-1.0', true)).toEqual(['q10', 'q2', 'q1']);
  expect(by('comet-2.0', false)).toEqual(['q2', 'q10', 'q1']);
  expect(by('apart', false)).toEqual(['q10', 'q1', 'q2']);
  expect(by('no-such-column', true)).toEqual(['q1', 'q2', 'q10']);
});

test('the table follows the order of the queries, and rows without times stay last', () => {
  const table = { ...data.table, rows: [...data.table.rows, ['q3', null]] };
  const view = { ...WHOLE_TABLE, order: { column: 'comet-1.0', ascending: true } };
  const rows = (change: object) => {
    const chosen = { ...view, ...change };
    return shownTable({ ...data, table }, shownHeatMap(data.heatMap, chosen).queries, chosen).rows.map(
      ([query]) => query,
    );
  };
  expect(rows({})).toEqual(['q10', 'q2', 'q1', 'q3']);
  expect(rows({ text: ' Q1 ' })).toEqual(['q10', 'q1']);
  expect(rows({ text: 'q3' })).toEqual(['q3']);
  expect(rows({ text: 'q3', verdict: 'faster' })).toEqual([]);
});

test('a verdict keeps the queries on which at least one candidate has it, and the counts say how many', () => {
  const verdicts = data.heatMap.queries.map(({ query, cells }) => [query, ...cells.map(({ verdict }) => verdict)]);
  expect(verdicts).toEqual([
    ['q1', 'faster', 'faster'],
    ['q2', 'unclear', 'faster'],
    ['q10', 'slower', 'faster'],
  ]);
  const shown = (verdict: 'faster' | 'unclear' | 'slower') =>
    names(shownHeatMap(data.heatMap, { ...WHOLE_TABLE, verdict }).queries);
  expect(shown('faster')).toEqual(['q1', 'q2', 'q10']);
  expect(shown('unclear')).toEqual(['q2']);
  expect(shown('slower')).toEqual(['q10']);
  expect(filterCounts(data.heatMap.queries)).toMatchObject({
    all: 3,
    faster: 3,
    unclear: 1,
    slower: 1,
    same: 0,
    'separated-faster': 0,
  });
});

test('for any times: legend counts add up to the queries, apart is at least 1, and points stay inside the panel', () => {
  const time = fc.double({ min: 0.01, max: 5000, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(time, time, time), { minLength: 1, maxLength: 30 }), (rows) => {
      const of = (side: 0 | 1 | 2) =>
        Object.fromEntries(rows.map((times, index) => [`q${index + 1}`, around(times[side])]));
      const baseline = resultSet(of(0), spark);
      const found = multiData([
        compare(baseline, resultSet(of(1), comet('1.0')), ENVIRONMENTS),
        compare(baseline, resultSet(of(2), comet('2.0')), ENVIRONMENTS),
      ]);
      for (const index of [0, 1]) {
        const counted = found.heatMap.legend.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0);
        assert.equal(counted, rows.length);
      }
      for (const { apart } of found.heatMap.queries) assert.ok(apart >= 1);
      for (const { x, y } of found.sorted.panels.flatMap(({ points }) => points)) {
        assert.ok(x > 0 && x < 100 && y > 0 && y < 100);
      }
    }),
    { numRuns: 25 },
  );
});
