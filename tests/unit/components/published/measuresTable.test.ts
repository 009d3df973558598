import { measuresTable } from '../../../../src/components/published/tables';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const [scatter] = frozenData().published.filter(({ id }) => id === 'comet-shuffle-scatter');

test('a table of measures shows reported next to computed values, and its footnotes distinguish them', () => {
  if (!scatter) throw new Error('the published comparison is not there');
  const { columns, rows, footnotes } = measuresTable(scatter);
  const throughput = rows.find(([name]) => name === 'Throughput') ?? [];
  const cell = (key: string) => throughput[columns.findIndex((column) => column.key === key)];
  expect(cell('published')).toBe('1.8x');
  expect(cell('speedup')).toBeCloseTo(511 / 288, 10);
  expect(footnotes).toEqual([
    'The values of gather and scatter and the last column are as published. Change, speedup, and direction are computed from the two values.',
    'If a value is missing, the change is as published and the speedup is computed from it.',
  ]);
});
