import { bandRows, nameLines, rowLength } from '../../../../src/figures/bands/draw';
import { expect, test } from '../../support/test';

const bandsOf = (...lengths: number[]) =>
  lengths.map((lengthS, index) => ({ query: `q${index + 1}`, lengthS, lines: { baseline: [], candidate: [] } }));

test('bands fill rows in order, and the longest row is as short as possible: 5 | 3 2 | 4', () => {
  const rows = bandRows(bandsOf(5, 3, 2, 4), 3);
  expect(rows.map((row) => row.map(({ band, from }) => [band.query, from]))).toEqual([
    [['q1', 0]],
    [
      ['q2', 0],
      ['q3', 3],
    ],
    [['q4', 0]],
  ]);
  expect(rows.map(rowLength)).toEqual([5, 5, 4]);
});

test('one row contains all bands, one band is alone, and no bands give no row', () => {
  expect(bandRows(bandsOf(1, 2, 3), 1).map(rowLength)).toEqual([6]);
  expect(bandRows(bandsOf(7), 3).map(rowLength)).toEqual([7]);
  expect(bandRows([], 3)).toEqual([]);
});

test('a narrow band has its name in the upper line, unless it would touch the one before it', () => {
  const [row = []] = bandRows(bandsOf(10, 1, 9, 1, 1), 1);
  expect(nameLines(row, 10)).toEqual([0, 1, 0, 1, null]);
});
