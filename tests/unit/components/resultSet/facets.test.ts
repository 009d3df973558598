import { facetsOf, isShown, parseFacets, printFacets, toggled } from '../../../../src/components/resultSet/facets';
import { expect, test } from '../../support/test';

const row = (engine: string, size: string) => ({
  suite: 'TPC-H',
  size,
  engine,
  machine: 'm',
  iterations: '5',
  publisher: 'p',
  role: 'Third party',
});
const ROWS = [row('Comet', '1 TB'), row('Comet', '3 TB'), row('Blaze', '1 TB')];

test('facetsOf(rows, filter) counts the values of each facet, most frequent first', () => {
  const [, size, engine] = facetsOf(ROWS, parseFacets(''));
  expect(size?.values.map(({ value, count }) => [value, count])).toEqual([
    ['1 TB', 2],
    ['3 TB', 1],
  ]);
  expect(engine?.values).toEqual([
    { value: 'Comet', count: 2, share: 100 },
    { value: 'Blaze', count: 1, share: 50 },
  ]);
});

test('counts of a facet are those that the choices in the others leave', () => {
  const [, size, engine] = facetsOf(ROWS, toggled(parseFacets(''), 'engine', 'Blaze'));
  expect(size?.values.map(({ value, count }) => [value, count])).toEqual([
    ['1 TB', 1],
    ['3 TB', 0],
  ]);
  expect(engine?.values.map(({ count }) => count)).toEqual([2, 1]);
});

test('a filter keeps rows with one of the chosen values of each facet, and is parsed from its URL', () => {
  const whole = parseFacets('');
  const filter = toggled(toggled(toggled(whole, 'size', '1 TB'), 'size', '3 TB'), 'engine', 'Comet');
  expect(ROWS.map((one) => isShown(one, filter))).toEqual([true, true, false]);
  expect(printFacets(filter)).toBe('?size=1+TB&size=3+TB&engine=Comet');
  expect(parseFacets(printFacets(filter))).toEqual(filter);
  expect(printFacets(toggled(toggled(toggled(filter, 'size', '1 TB'), 'size', '3 TB'), 'engine', 'Comet'))).toBe('');
});
