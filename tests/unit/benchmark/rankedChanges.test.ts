import type { PublishedComparison } from '../../../src/benchmark/model/published';
import { gainsTable, lossesTable } from '../../../src/components/published/tables';
import { expect, test } from '../support/test';

const change = (query: string, timeChangePct: number) => ({ query, timeChangePct, line: 2 });
const published = {
  queries: [change('q99', -10.1), change('q21', -9.2), change('q1', 0), change('q31', 57.9), change('q91', 135.8)],
} as PublishedComparison;

test('gains are ranked from the largest saving, losses from the largest loss; a query without a change is in neither table', () => {
  expect(gainsTable(published).rows).toEqual([
    [1, 'q99', -10.1],
    [2, 'q21', -9.2],
  ]);
  expect(lossesTable(published).rows).toEqual([
    [1, 'q91', 135.8],
    [2, 'q31', 57.9],
  ]);
});
