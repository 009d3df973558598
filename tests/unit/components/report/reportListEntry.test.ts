import { reportListEntry } from '../../../../src/components/report/reportListEntry';
import { frozenContent } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

test('of several suites, the highest ratio of each has the name of its own candidate and suite', () => {
  const found = frozenContent().reports.find(({ report }) => report.id === 'four-engines');
  const named = found ? reportListEntry(found).ratios.map(({ name, speedup }) => [name, speedup.toFixed(2)]) : [];
  expect(named).toEqual([
    ['Gluten + Velox 1.4.0, TPC-H', '2.85'],
    ['Comet 0.9.0, TPC-DS', '1.49'],
  ]);
});
