import { compare } from '../../../../src/benchmark/comparison/compare';
import type { ResultRow, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { queriesTable } from '../../../../src/figures/shared/tables';
import { expect, test } from '../../support/test';
import { other, resultSet } from '../support';

const TIMES = { q1: [2], q2: [4], q3: [6], q4: [8], q5: [2], q6: [4] } as const;
const HALF = { q1: [1], q2: [2], q3: [3], q4: [16], q5: [1], q6: [2] } as const;
const WITHOUT_Q4 = new Set(['q1', 'q2', 'q3', 'q5', 'q6']);
const SUITE = { name: 'tpcds', queryVersion: '4.0', scaleFactor: 3000, tableFormat: 'parquet' } as const;

function sides(changes: Partial<ResultSet> = {}, both: Partial<ResultSet> = {}): [ResultSet, ResultSet] {
  const [a, b] = [TIMES, HALF].map((times) => Object.fromEntries(Object.entries(times).map(([q, [t]]) => [q, [t]])));
  return [
    resultSet(a as Record<string, [number]>, both),
    resultSet(b as Record<string, [number]>, { ...other, ...both, ...changes }),
  ];
}

test('excluded queries are in no metric, and a note lists and counts them', () => {
  const [baseline, candidate] = sides();
  const all = compare(baseline, candidate, []);
  const comparison = compare(baseline, candidate, [], { only: WITHOUT_Q4 });
  expect([all.total.speedup, comparison.total.speedup]).toEqual([26 / 25, 2]);
  expect([all.notes, comparison.notes]).toEqual([[], ['1 of 6 queries left out by choice: q4.']]);
  expect(comparison.matched.map(({ query }) => query)).toEqual([...WITHOUT_Q4]);
  expect(comparison.unmatched).toEqual([{ query: 'q4', side: 'both', reason: 'left out by choice' }]);
});

test('an extra statement is never counted or excluded', () => {
  const [baseline, candidate] = sides();
  const extra = { ...(baseline.rows[0] as ResultRow), query: 'ss_max' };
  const [a, b] = [baseline, candidate].map((side) => ({ ...side, rows: [...side.rows, extra] }));
  const { unmatched, notes } = compare(a as ResultSet, b as ResultSet, [], { only: WITHOUT_Q4 });
  expect(notes).toEqual(['1 of 6 queries left out by choice: q4.']);
  expect(unmatched.map(({ reason }) => reason)).toEqual([
    'left out by choice',
    'an extra statement, never counted in totals',
  ]);
});

test('many excluded queries are listed as ranges', () => {
  const times = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`q${index + 1}`, [1] as [number]]));
  const { notes } = compare(resultSet(times), resultSet(times, other), [], {
    only: new Set(['q1', 'q6', 'q8', 'q9', 'q12']),
  });
  expect(notes).toEqual(['7 of 12 queries left out by choice: q2–q5, q7, q10, q11.']);
});

test('a comparison without queries is rejected with that reason', () => {
  const [baseline, candidate] = sides();
  expect(() => compare(baseline, candidate, [], { only: new Set() })).toThrow(/no query .* is left/);
});

test('the table of all queries has one footnote for all excluded queries', () => {
  const [baseline, candidate] = sides();
  const { rows, footnotes } = queriesTable(compare(baseline, candidate, [], { only: new Set(['q1']) }));
  expect(rows.map(([query]) => query)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5', 'q6']);
  expect(footnotes).toEqual(['5 of 6 queries left out by choice: q2, q3, q4, q5, q6.']);
});

test('a different scale factor or table format, compared on request, has a note', () => {
  const [baseline, candidate] = sides({ suite: { ...SUITE, scaleFactor: 1000, tableFormat: 'iceberg' } });
  expect(() => compare(baseline, candidate, [])).toThrow(/scale factor differs.*table format differs/);
  const { notes } = compare(baseline, candidate, [], { allowDifferentScale: true });
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(/^The scale factor differs, compared by explicit request: 3000 vs\. 1000\./);
  expect(notes[1]).toMatch(/^The table format differs, .*: Parquet vs\. Iceberg\./);
});

test('a query version that neither side reports has a note, if both sides name one harness', () => {
  const harness = { name: 'tpcbench.py', version: 'unknown' };
  const [baseline, candidate] = sides({}, { suite: { ...SUITE, queryVersion: 'unknown' }, harness });
  expect(compare(baseline, candidate, []).notes[0]).toMatch(/^No result set reports its query version/);
});

test('only different hashes of two unknown harnesses have a note', () => {
  const outputs = (hash: string) =>
    ['q1', 'q2', 'q3'].map((query) => ({ query, rowCount: 1, resultHash: hash, line: 2 }));
  const notes = (name: string, hash: string) => {
    const both = { harness: { name, version: 'unknown' }, outputs: outputs('aa') };
    return compare(...sides({ outputs: outputs(hash) }, both), []).notes;
  };
  expect(notes('unknown', 'bb')).toEqual([
    'The results of 3 queries have different hashes. It is unknown which hash function either side used.',
  ]);
  expect(notes('unknown', 'aa')).toEqual([]);
  expect(notes('tpcbench.py', 'aa')).toEqual([]);
});

const FEW = /^Too few queries for a verdict: 4 queries\. .*fewer than 5/;

/** A pair whose queries all take half the time, so every interval is the point 2. */
function halved(count: number) {
  const times = (each: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`q${index + 1}`, [each, each, each] as [number, number, number]]),
    );
  const { total, geometricMean, median, notes } = compare(resultSet(times(2)), resultSet(times(1), other), []);
  return { figures: [total, geometricMean, median], notes };
}

test('with four queries no metric has a verdict, even if all queries agree, and a note gives the reason', () => {
  const { figures, notes } = halved(4);
  for (const figure of figures) {
    expect(figure).toMatchObject({
      speedup: 2,
      mix: { low: 2, high: 2 },
      verdict: 'unclear',
    });
    expect(figure.repeat?.low).toBeCloseTo(2, 12);
  }
  expect(notes).toEqual([expect.stringMatching(FEW)]);
});

test('with five queries the intervals decide, without a note', () => {
  const { figures, notes } = halved(5);
  expect(figures.map(({ verdict }) => verdict)).toEqual(['faster', 'faster', 'faster']);
  expect(notes).toEqual([]);
});

test('excluding queries can leave too few', () => {
  const [baseline, candidate] = sides();
  const only = new Set(['q1', 'q2', 'q3', 'q4']);
  expect(compare(baseline, candidate, [], { only }).notes).toEqual([
    '2 of 6 queries left out by choice: q5, q6.',
    expect.stringMatching(FEW),
  ]);
});
