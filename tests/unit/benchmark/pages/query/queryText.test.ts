import { parseIndexFilter, withIndexFilter } from '../../../../../src/benchmark/pages/query/indexFilter';
import { queryTextLink } from '../../../../../src/benchmark/pages/query/queryText';
import { nextColorMode } from '../../../../../src/components/ui/colorMode';
import { expect, test } from '../../../support/test';

test('queryTextLink(suite, query) leads to the text in Spark’s tests with its licence, or nowhere where none available', () => {
  const link = queryTextLink('tpcds', 'q14a');
  expect(link?.path).toBe('https://github.com/apache/spark/blob/v3.5.0/sql/core/src/test/resources/tpcds/q14a.sql');
  expect(link?.note).toContain('Apache License 2.0');
  expect(queryTextLink('tpch', 'q22')?.path).toMatch(/\/tpch\/q22\.sql$/);
  for (const query of ['ss_max', 'q15', 'q1/../x']) expect(queryTextLink('tpcds', query)).toBeNull();
  for (const suite of ['tpcds-99', 'ours', 'constructor']) expect(queryTextLink(suite, 'q1')).toBeNull();
});

test('the filter of a list is read back from the address that has it, beside those of other lists', () => {
  const filter = { text: 'roll up', kind: 'star join', duration: 'long', verdict: 'faster' };
  const one = withIndexFilter('?view=x', 'tpcds-4.0', filter);
  const both = withIndexFilter(one, 'tpch', { ...filter, text: '' });
  expect(parseIndexFilter(both, 'tpcds-4.0')).toEqual(filter);
  expect(parseIndexFilter(both, 'tpch').text).toBe('');
  const none = { text: '', kind: '', duration: '', verdict: '' };
  expect(withIndexFilter(withIndexFilter(both, 'tpcds-4.0', none), 'tpch', none)).toBe('?view=x');
});

test('nextColorMode(choice, system): every click changes what is seen, and the system’s own is no choice', () => {
  expect(nextColorMode(null, 'light')).toBe('dark');
  expect(nextColorMode('dark', 'light')).toBeNull();
  expect(nextColorMode(null, 'dark')).toBe('light');
  expect(nextColorMode('light', 'dark')).toBeNull();
  expect(nextColorMode('light', 'light')).toBe('dark');
});
