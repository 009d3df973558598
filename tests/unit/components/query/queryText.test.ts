import { queryTextLink } from '../../../../src/components/query/page';
import { nextColorMode } from '../../../../src/components/ui/colorMode';
import { expect, test } from '../../support/test';

test('queryTextLink(suite, query) links to the text in Spark’s tests with its license; null if it is not available', () => {
  const link = queryTextLink('tpcds', 'q14a');
  expect(link?.path).toBe('https://github.com/apache/spark/blob/v3.5.0/sql/core/src/test/resources/tpcds/q14a.sql');
  expect(link?.note).toContain('Apache License 2.0');
  expect(queryTextLink('tpch', 'q22')?.path).toMatch(/\/tpch\/q22\.sql$/);
  for (const query of ['ss_max', 'q15', 'q1/../x']) expect(queryTextLink('tpcds', query)).toBeNull();
  for (const suite of ['tpcds-99', 'ours', 'constructor']) expect(queryTextLink(suite, 'q1')).toBeNull();
});

test('nextColorMode(choice, system): every click changes the visible mode, and the system’s mode is stored as no choice', () => {
  expect(nextColorMode(null, 'light')).toBe('dark');
  expect(nextColorMode('dark', 'light')).toBeNull();
  expect(nextColorMode(null, 'dark')).toBe('light');
  expect(nextColorMode('light', 'dark')).toBeNull();
  expect(nextColorMode('light', 'light')).toBe('dark');
});
