import { expect, test } from '@playwright/test';
import { pageProblems } from '../../../src/plugin/pages';

const known = {
  featured: 'r1',
  reports: { r1: { sections: [], charts: ['totals'], findings: [], sources: [], values: ['faster'] } },
};
const check = (text: string, broken = new Map<string, string>()) =>
  pageProblems([{ path: 'docs/a.mdx', text }], known, broken);

test('pageProblems names page, line and what is unknown', () => {
  expect(check('# A\n\n<BarChart report="r1" chart="gap" />')).toMatchObject([
    {
      path: 'docs/a.mdx',
      line: 3,
      level: 'error',
      message: expect.stringContaining('unknown chart in report r1: gap'),
    },
  ]);
});

test('pageProblems says the same thing once per page', () => {
  expect(check('<VerdictBlock report="x" />\n<QueriesTable report="x" />\n<VerdictBlock report="y" />')).toHaveLength(
    2,
  );
});

test('pageProblems gives the reason where a report exists but has errors', () => {
  const problems = check('<PerformanceDashboard report="r2" />', new Map([['r2', 'r2 has errors']]));
  expect(problems.map(({ message }) => message)).toEqual(['r2 has errors']);
});

test('pageProblems is silent on pages whose report waits for a result set to be mended', () => {
  expect(check('<PerformanceDashboard report="r2" />', new Map([['r2', '']]))).toEqual([]);
});

test('pageProblems is empty for a page that uses names as they are', () => {
  expect(check('<PerformanceDashboard />\n\n<Value report="r1" of="faster" />')).toEqual([]);
});
