import type { PublishedComparison } from '../../../../src/benchmark/model/published';
import { drawnComparison } from '../../../../src/components/published/figures';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const [PUBLISHED] = frozenData().published;

/** Figure of changes of a comparison with this many queries, whose changes rise by 1% from −20%. */
function changesOf(count: number) {
  const queries = Array.from({ length: count }, (_, index) => ({ query: `q${index + 1}`, timeChangePct: index - 20 }));
  const published = { ...PUBLISHED, queries } as unknown as PublishedComparison;
  const comparison = { key: 'a', published };
  const drawn = drawnComparison(comparison, { comparisons: [comparison], environments: [] });
  const figure = drawn.find(({ spec }) => spec.id === 'a-changes');
  if (figure?.spec.kind !== 'changes') throw new Error('no changes');
  return { rows: figure.spec.rows.map(({ name }) => name), text: figure.text };
}

test('up to twenty changes of queries are all drawn', () => {
  const { rows, text } = changesOf(20);
  expect(rows).toHaveLength(20);
  expect(text.caption).not.toContain('The chart shows');
});

test('of more changes, ten at each end are drawn, the caption mentions it, and the table has all', () => {
  const { rows, text } = changesOf(103);
  expect(rows).toHaveLength(20);
  expect([rows[0], rows[9], rows[10], rows[19]]).toEqual(['q1', 'q10', 'q94', 'q103']);
  expect(text.caption).toContain(
    'The chart shows the 10 at each end of 103 queries; the table and the CSV file contain all.',
  );
  expect(text.table.rows).toHaveLength(103);
});
