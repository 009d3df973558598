import type { PublishedComparison } from '../../../../../src/benchmark/model/published';
import { drawnComparison } from '../../../../../src/benchmark/pages/published/figures';
import { committedData } from '../../../support/committed';
import { expect, test } from '../../../support/test';

const [PUBLISHED] = committedData().published;

/** The figure of changes of a comparison with this many queries, whose changes grow by 1 % from −20 %. */
function changesOf(count: number) {
  const queries = Array.from({ length: count }, (_, index) => ({ query: `q${index + 1}`, timeChangePct: index - 20 }));
  const published = { ...PUBLISHED, queries } as unknown as PublishedComparison;
  const found = drawnComparison({ key: 'a', published }).find(({ spec }) => spec.id === 'a-changes');
  if (found?.spec.kind !== 'bar') throw new Error('no bars');
  return { spec: found.spec, text: found.text };
}

test('up to forty changes of queries are all drawn', () => {
  const { spec, text } = changesOf(40);
  expect(spec.categories).toHaveLength(40);
  expect(text.caption).not.toContain('Drawn are');
});

test('of more the twenty at each end are drawn, the caption says so, and the table has all', () => {
  const { spec, text } = changesOf(103);
  expect(spec.categories).toHaveLength(40);
  expect([spec.categories[0], spec.categories[19], spec.categories[20], spec.categories[39]]).toEqual([
    'q1',
    'q20',
    'q84',
    'q103',
  ]);
  expect(text.caption).toContain(
    'The chart shows the 20 at each end of 103 queries; the table and the CSV file contain all.',
  );
  expect(text.table.rows).toHaveLength(103);
});
