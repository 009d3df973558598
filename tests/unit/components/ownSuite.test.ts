import { compare } from '../../../src/benchmark/comparison/compare';
import { isQueryOf, parseQueryName } from '../../../src/benchmark/model/queries';
import { pickerGroups } from '../../../src/components/compare/pickerOptions';
import { indexEntry } from '../../../src/components/compare/setIndex';
import { disclaimer, statement, suiteText } from '../../../src/figures/shared/captions';
import { environment, other, resultSet } from '../benchmark/support';
import { expect, test } from '../support/test';

const suite = {
  name: 'retail-nightly',
  title: 'Retail nightly',
  queryVersion: '2026.1',
  scaleFactor: 5,
  tableFormat: 'delta',
};
const A = resultSet({ stock: [2], 'top-sellers': [4] }, { suite });
const B = resultSet({ stock: [1], 'top-sellers': [3] }, { ...other, suite });

test('a team’s own suite has its own title and claims no relation to the TPC', () => {
  expect(suiteText(A)).toBe('Retail nightly suite, 5\u202FGB');
  expect(disclaimer(A)).toBe('Retail nightly is a publisher-defined workload');
  expect(statement(compare(A, B, [environment()]))).toContain('Retail nightly suite, 5\u202FGB.');
});

test('its queries are compared and found by name', () => {
  const { matched } = compare(A, B, [environment()]);
  expect(matched.map(({ query, speedup }) => [query, speedup])).toEqual([
    ['stock', 2],
    ['top-sellers', 4 / 3],
  ]);
  expect(parseQueryName(' Top-Sellers.sql', suite.name)?.name).toBe('top-sellers');
  expect(['top-sellers', 'a..b', 'Ä', ''].map((name) => isQueryOf(suite.name, name))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(isQueryOf('constructor', 'q1')).toBe(true);
});

test('the index of the compare page keeps its title', () => {
  const entries = [A, B].map(indexEntry);
  expect(pickerGroups(entries).map(({ label }) => label)).toEqual(['Retail nightly, query version 2026.1']);
});
