import { compare } from '../../../../src/benchmark/comparison/compare';
import type { Comparison } from '../../../../src/benchmark/model/comparison';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { strengthOf } from '../../../../src/components/multiCandidate/cells';
import { heatMapData } from '../../../../src/components/multiCandidate/heatMapData';
import { shownTable } from '../../../../src/components/multiCandidate/table';
import { tableCsv } from '../../../../src/figures/shared/tables';
import { rowCounts, type TableView, WHOLE_TABLE } from '../../../../src/figures/shared/tableView';
import { environment, resultSet, type Times } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const ENVIRONMENTS = [environment()];
const spark = { id: 'spark', engine: { id: 'native-spark', title: 'vanilla Spark', version: '3.5' } };
const comet = (version: string) => ({ id: `comet-${version}`, engine: { id: 'comet', title: 'Comet', version } });

/** Times with ranges of ±10%, so that ratios from 0.82 to 1.22 are unclear. */
function around(timeS: number): Times {
  return [timeS, timeS * 0.9, timeS * 1.1];
}

const BASELINE = resultSet({ q1: around(10), q2: around(20), q10: around(30) }, spark);
/** Speedups 2.5, 1, and 0.4. */
const MIXED = resultSet({ q1: around(4), q2: around(20), q10: around(75) }, comet('1.0'));
/** Speedups 1.25, 2, and 1.5. */
const FAST = resultSet({ q1: around(8), q2: around(10), q10: around(20) }, comet('2.0'));

const pair = (candidate: typeof MIXED) => compare(BASELINE, candidate, ENVIRONMENTS);
const NAMES = ['vanilla Spark 3.5', 'Comet 1.0', 'Comet 2.0'];
const data = heatMapData([pair(MIXED), pair(FAST)], NAMES);
/** Each query twice, which keeps the three metrics and gives enough queries for a clear one. */
function twice({ rows, ...set }: ResultSet): ResultSet {
  const again = rows.map((row) => ({ ...row, query: `q${Number(row.query.slice(1)) + 10}` }));
  return { ...set, rows: [...rows, ...again] };
}

const pairTwice = (candidate: ResultSet) => compare(twice(BASELINE), twice(candidate), ENVIRONMENTS);
const wide = heatMapData([pairTwice(MIXED), pairTwice(FAST)], NAMES);
const shown = (change: Partial<TableView>, table = data.table) =>
  shownTable(table, { ...WHOLE_TABLE, ...change }).rows.map(([query]) => query);

test('multiData(comparisons) keeps the order of the comparisons and has one row per query in natural order', () => {
  expect(data.sides.map(({ id }) => id)).toEqual(['spark', 'comet-1.0', 'comet-2.0']);
  expect(data.sides[0]).toMatchObject({ title: 'vanilla Spark 3.5', path: '/data/result-sets/spark/' });
  expect(data.table.rows.map(([query]) => query)).toEqual(['q1', 'q2', 'q10']);
});

test('a row contains the spread between candidates', () => {
  expect(data.table.rows.map((row) => row.at(-1))).toEqual([2, 2, 3.75]);
});

test('the strength of a clear fill depends only on the size of the difference: 1.25 and 2 are edges, and so are their inverses', () => {
  const strengths = (values: number[]) => values.map((speedup) => strengthOf(speedup, 'faster'));
  expect(strengths([1.01, 1.24, 1.25, 1.99, 2, 40])).toEqual([1, 1, 2, 2, 3, 3]);
  expect(strengths([0.99, 0.81, 0.8, 0.51, 0.5, 0.1])).toEqual([1, 1, 2, 2, 3, 3]);
  expect([strengthOf(9, 'unclear'), strengthOf(9, 'separated-faster')]).toEqual([0, 'measured']);
});

test('titles state the result and count clear queries in both directions', () => {
  expect(wide.heatMap.title).toBe(
    'Comet 1.0 is clearly faster than vanilla Spark 3.5 on 2 queries and slower on 2, Comet 2.0 on 6 and 0',
  );
});

test('with at least four candidates, titles have the fewest and the most queries', () => {
  const four = ['3.0', '4.0', '5.0'].map((version) => ({ ...FAST, ...comet(version) }));
  const many = heatMapData([MIXED, ...four].map(pairTwice), [
    ...NAMES.slice(0, 2),
    'Comet 3.0',
    'Comet 4.0',
    'Comet 5.0',
  ]);
  expect(many.heatMap.title).toBe(
    'Each candidate is clearly faster than vanilla Spark 3.5 on 2 to 6 queries and slower on 0 to 2',
  );
});

test('the legend counts the verdicts of each candidate in the order of the columns', () => {
  expect(data.heatMap.legend).toEqual([
    { verdict: 'faster', label: 'clearly faster', counts: [1, 3] },
    { verdict: 'unclear', label: 'inconclusive', counts: [1, 0] },
    { verdict: 'slower', label: 'clearly slower', counts: [1, 0] },
  ]);
});

test('the table has baseline seconds, and seconds, speedup, and verdict per candidate with their ids', () => {
  expect(tableCsv(data.table, data.disclaimer).split('\n').slice(0, 2)).toEqual([
    'query,baseline_s,comet-1.0_s,comet-1.0_speedup,comet-1.0_verdict,comet-2.0_s,comet-2.0_speedup,comet-2.0_verdict,spread,note',
    'q1,10,4,2.5,clearly faster,8,1.25,clearly faster,2,Derived from TPC-DS; not comparable to published TPC-DS results',
  ]);
});

test('a query that not all sides ran stays in the table without times, with its reason once or per candidate', () => {
  const less = (comparison: Comparison, side: 'both' | 'candidate'): Comparison => ({
    ...comparison,
    unmatched: [{ query: 'q3', side, reason: 'failed: out of memory' }],
  });
  const [a, b] = [pair(MIXED), pair(FAST)];
  const { table, heatMap } = heatMapData([less(a, 'both'), less(b, 'both')], NAMES);
  expect(table.rows.at(-1)).toEqual(['q3', ...Array(8).fill(null)]);
  expect(table.footnotes).toEqual(['q3: no time on either side: failed: out of memory']);
  expect(heatMap.caption).toContain('3 of 4 queries (those with a time on all sides)');
  expect(heatMapData([less(a, 'both'), less(b, 'candidate')], NAMES).table.footnotes).toEqual([
    'Comet 1.0, q3: no time on either side: failed: out of memory',
    'Comet 2.0, q3: no time on the candidate’s side: failed: out of memory',
  ]);
});

test('excluded queries have one footnote and one note, and do not count as missing', () => {
  const only = new Set(['q1', 'q2', 'q11', 'q12', 'q20']);
  const pairs = [MIXED, FAST].map((candidate) => compare(twice(BASELINE), twice(candidate), ENVIRONMENTS, { only }));
  const { table, heatMap, notes } = heatMapData(pairs, NAMES);
  expect(table.footnotes).toEqual(['1 of 6 queries left out by choice: q10.']);
  expect(notes).toEqual(['1 of 6 queries left out by choice: q10.']);
  expect(heatMap.caption).toContain('on 5 queries;');
});

test('notes list the environments that differ and the verdicts that nothing can decide', () => {
  expect(wide.notes).toEqual([]);
  const elsewhere = { ...FAST, environment: 'two' };
  const noRange = resultSet({ q1: [4], q2: [20], q10: [75] }, comet('1.0'));
  const { notes, heatMap } = heatMapData([noRange, elsewhere].map(pairTwice), NAMES);
  expect(notes).toEqual([
    'It is unknown whether the environments are the same. The verdict covers the engine and the environment together. Applies to Comet 2.0.',
    'No query of Comet 1.0 is shown to repeat: no ranges were published.',
  ]);
  expect(heatMap.legend.map(({ counts }) => counts[0])).toEqual([0, 2, 2, 2]);
});

test('a query that ran once is unconfirmed, as with one candidate; the title says that none is clear', () => {
  const bare = (version: string) => resultSet({ q1: [4], q2: [20], q10: [75] }, comet(version));
  const found = heatMapData([pair(bare('1.0')), pair(bare('2.0'))], NAMES);
  expect(found.heatMap.title).toBe('No query has a clear winner');
  expect(found.heatMap.legend).toEqual([
    { verdict: 'separated-faster', label: 'faster, unconfirmed', counts: [1, 1] },
    { verdict: 'unclear', label: 'inconclusive', counts: [1, 1] },
    { verdict: 'separated-slower', label: 'slower, unconfirmed', counts: [1, 1] },
  ]);
});

test('queries can be sorted by name, baseline, a candidate’s speedup, or the spread between candidates', () => {
  const by = (column: string, ascending: boolean) => shown({ order: { column, ascending } });
  expect(shown({})).toEqual(['q1', 'q2', 'q10']);
  expect(by('query', false)).toEqual(['q10', 'q2', 'q1']);
  expect(by('baseline', false)).toEqual(['q10', 'q2', 'q1']);
  expect(by('comet-1.0', true)).toEqual(['q10', 'q2', 'q1']);
  expect(by('comet-2.0', false)).toEqual(['q2', 'q10', 'q1']);
  expect(by('apart', false)).toEqual(['q10', 'q1', 'q2']);
  expect(by('no-such-column', true)).toEqual(['q1', 'q2', 'q10']);
});

test('rows without times stay last, and no verdict filter keeps them', () => {
  const table = { ...data.table, rows: [...data.table.rows, ['q3', ...Array<null>(8).fill(null)]] };
  const order = { column: 'comet-1.0', ascending: true };
  expect(shown({ order }, table)).toEqual(['q10', 'q2', 'q1', 'q3']);
  expect(shown({ order, text: ' Q1 ' }, table)).toEqual(['q10', 'q1']);
  expect(shown({ order, text: 'q3' }, table)).toEqual(['q3']);
  expect(shown({ order, text: 'q3', verdict: 'faster' }, table)).toEqual([]);
  expect(rowCounts(table).all).toBe(3);
});

test('a verdict filter keeps the queries on which at least one candidate has it, and the counts match', () => {
  expect(data.table.rows.map((row) => [row[0], row[4], row[7]])).toEqual([
    ['q1', 'faster', 'faster'],
    ['q2', 'unclear', 'faster'],
    ['q10', 'slower', 'faster'],
  ]);
  expect(shown({ verdict: 'faster' })).toEqual(['q1', 'q2', 'q10']);
  expect(shown({ verdict: 'unclear' })).toEqual(['q2']);
  expect(shown({ verdict: 'slower' })).toEqual(['q10']);
  expect(rowCounts(data.table)).toMatchObject({ faster: 3, unclear: 1, slower: 1, same: 0, 'separated-faster': 0 });
});
