import { problemLine } from '../../../../src/benchmark/model/problem';
import type { PageNames } from '../../../../src/plugin/mdx/pageNames';
import { pageProblems } from '../../../../src/plugin/mdx/pages';
import { parsePage } from '../../../../src/plugin/mdx/parsePage';
import { expect, test } from '../../support/test';

const names: PageNames = {
  featured: 'r1',
  reports: {
    r1: {
      parts: ['measured'],
      sections: [],
      charts: ['totals'],
      findings: [],
      sources: [],
      values: ['faster'],
      tables: [],
      publishedComparisons: [],
    },
  },
};
const check = (text: string, broken = new Set<string>()) =>
  pageProblems([parsePage({ path: 'docs/a.mdx', text })], names, broken);

test('pageProblems reports page, line, and the unknown name', () => {
  expect(check('# A\n\n<BarChart report="r1" chart="gap" />')).toMatchObject([
    {
      path: 'docs/a.mdx',
      line: 3,
      level: 'error',
      message: expect.stringContaining('unknown chart in report r1: gap'),
    },
  ]);
});

test('pageProblems reports each problem once per page', () => {
  expect(check('<VerdictBlock report="x" />\n<QueriesTable report="x" />\n<VerdictBlock report="y" />')).toHaveLength(
    2,
  );
});

test('pageProblems is empty for pages of an existing report that cannot be shown: the cause is reported elsewhere', () => {
  expect(check('<PerformanceDashboard report="r2" />', new Set(['r2']))).toEqual([]);
});

test('pageProblems is empty for a page with valid names', () => {
  expect(check('<PerformanceDashboard />\n\n<Value report="r1" of="faster" />')).toEqual([]);
});

test('pageProblems reports only the syntax error of an invalid MDX page, with the line', () => {
  expect(check('# A\n\n<Value report="x" />\n\nFewer than <5 of them.').map(problemLine)).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:5: not valid MDX: Unexpected character `5`.*; close every element/),
  ]);
  expect(check('<Value report="x">').map(({ line }) => line)).toEqual([1]);
});

test('a line of 100,000 brackets is refused, and nesting too deep for the stack is an error of the page and no crash', () => {
  const errorOf = (text: string) => parsePage({ path: 'a.md', text }).error;
  expect(errorOf(`# x\n\n${'['.repeat(100_000)}`)).toEqual({
    path: 'a.md',
    line: 3,
    level: 'error',
    message: 'the line has 100,000 characters; at most 10,000 are allowed',
    cure: 'break it into several lines, or move its content to a file',
  });
  const { message } = errorOf(`${'>'.repeat(9999)}x`) ?? {};
  expect([undefined, 'not valid MDX: it is nested too deeply']).toContain(message);
  expect(errorOf('['.repeat(10_000))).toBeNull();
});
