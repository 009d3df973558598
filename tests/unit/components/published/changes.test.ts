import type { PublishedComparison } from '../../../../src/benchmark/model/published';
import { drawnComparison } from '../../../../src/components/published/figures';
import { committedData } from '../../support/committed';
import { expect, test } from '../../support/test';

const [PUBLISHED] = committedData().published;

/** Figure of changes of a comparison with this many queries, whose changes rise by 1% from −20%. */
function changesOf(count: number) {
  const queries = Array.from({ length: count }, (_, index) => ({ query: `q${index + 1}`, timeChangePct: index - 20 }));
  const published = { ...PUBLISHED, queries } as unknown as PublishedComparison;
  const found = drawnComparison({ key: 'a', published }).find(({ spec }) => spec.id === 'a-changes');
  if (found?.spec.kind !== 'bar') throw new Error('no bars');
  return { spec: found.spec, text: found.text };
}

test('up to twenty changes of queries are all drawn', () => {
  const { spec, text } = changesOf(20);
  expect(spec.categories).toHaveLength(20);
  expect(text.caption).not.toContain('The chart shows');
});

test('of more changes, ten at each end are drawn, the caption mentions it, and the table has all', () => {
  const { spec, text } = changesOf(103);
  expect(spec.categories).toHaveLength(20);
  expect([spec.categories[0], spec.categories[9], spec.categories[10], spec.categories[19]]).toEqual([
    'q1',
    'q10',
    'q94',
    'q103',
  ]);
  expect(text.caption).toContain(
    'The chart shows the 10 at each end of 103 queries; the table and the CSV file contain all.',
  );
  expect(text.table.rows).toHaveLength(103);
});
