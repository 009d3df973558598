import {
  firstSentence,
  type SearchInput,
  type SearchPage,
  searchDocuments,
} from '../../../../src/components/search/searchDocuments';
import { resultSet } from '../../benchmark/support';
import { queryEntries } from '../../support/blocks';
import { expect, test } from '../../support/test';

const tpch = { name: 'tpch', queryVersion: '3.0', scaleFactor: 1000, tableFormat: 'parquet' } as const;

function page(path: string, changes: Partial<SearchPage> = {}): SearchPage {
  return { path, title: path, description: '', headings: [], terms: [], ...changes };
}

function documents(input: Partial<SearchInput>) {
  return searchDocuments({
    queries: queryEntries(input.resultSets ?? []),
    resultSets: [],
    environments: [],
    reports: [],
    engines: [],
    findings: [],
    pages: [],
    ...input,
  });
}

const report = {
  id: 'a-vs-b',
  title: 'A against B',
  path: '/reports/a-vs-b/',
  day: '21 July 2026',
  sentence: 'A is faster.',
  detail: '103 queries',
  question: 'Which engine is faster?',
  ratios: [],
};

test('searchDocuments() contain every query of a suite once, in natural order, with its names', () => {
  const sets = [resultSet({ q10: [1], q2: [1] }), resultSet({ q14a: [1], q2: [1] }, { id: 'second' })];
  const queries = documents({ resultSets: sets }).filter(({ kind }) => kind === 'query');
  expect(queries).toEqual([
    {
      kind: 'query',
      title: 'TPC-DS q2',
      path: '/queries/tpcds-q2/',
      detail: 'Query version 4.0, in 2 result sets',
      words: 'query 2 q2 tpcds',
    },
    {
      kind: 'query',
      title: 'TPC-DS q10',
      path: '/queries/tpcds-q10/',
      detail: 'Query version 4.0, in 1 result set',
      words: 'query 10 q10 tpcds',
    },
    {
      kind: 'query',
      title: 'TPC-DS q14a',
      path: '/queries/tpcds-q14a/',
      detail: 'Query version 4.0, in 1 result set',
      words: 'query 14a 14 q14 tpcds',
    },
  ]);
});

test('searchDocuments() list TPC-DS before TPC-H, and a query of several versions once', () => {
  const suite = resultSet({}).suite;
  const versions = ['unknown', '2.4', '4.0'].map((queryVersion) =>
    resultSet({ q1: [1] }, { id: queryVersion, suite: { ...suite, queryVersion } }),
  );
  const sets = [resultSet({ q1: [1] }, { id: 'h', suite: tpch }), ...versions];
  const paths = documents({ resultSets: sets })
    .filter(({ kind }) => kind === 'query')
    .map(({ path }) => path);
  expect(paths).toEqual(['/queries/tpcds-q1/', '/queries/tpch-q1/']);
});

test('searchDocuments() link an engine to its newest result set', () => {
  const older = resultSet({ q1: [1] }, { id: 'older', created: '2025-01-01' });
  const newer = resultSet(
    { q1: [1] },
    { id: 'newer', created: '2026-01-01', engine: { ...older.engine, version: '2.0' } },
  );
  const [engine, ...others] = documents({ resultSets: [newer, older] }).filter(({ kind }) => kind === 'engine');
  expect(engine).toMatchObject({ path: '/data/result-sets/newer/', detail: 'Latest of 2 result sets: Comet 2.0' });
  expect(others).toEqual([]);
});

test('a page is found by its keywords, which readers search for and the page does not contain', () => {
  const [found] = documents({ pages: [page('/reports/a/cost/', { keywords: ['save', 'money'] })] });
  expect(found?.words).toBe('save money');
});

test('searchDocuments() contain a report and a finding only if a page shows them', () => {
  const findings = [
    { report: 'a-vs-b', query: 'q93', title: 'q93 takes 2 s' },
    { report: 'a-vs-b', query: 'q72', title: 'q72 takes 3 s' },
  ];
  const pages = [page('/reports/a-vs-b/'), page('/reports/a-vs-b/findings/q93/')];
  const found = documents({ reports: [report, { ...report, id: 'c', path: '/reports/c/' }], findings, pages });
  expect(found.map(({ kind, path }) => [kind, path])).toEqual([
    ['report', '/reports/a-vs-b/'],
    ['finding', '/reports/a-vs-b/findings/q93/'],
  ]);
  expect(found[1]).toMatchObject({ title: 'q93 takes 2 s', detail: 'A against B', words: 'query 93 q93' });
});

test('searchDocuments() contain a page with its terms and headings, which name the page', () => {
  const glossary = page('/glossary/', {
    title: 'Glossary',
    description: 'The words of this site. And more.',
    headings: [{ id: 'what', text: 'What is measured' }],
    terms: [{ id: 'suite', term: 'Suite', sentence: 'The queries.' }],
  });
  expect(documents({ pages: [glossary] })).toEqual([
    { kind: 'page', title: 'Glossary', path: '/glossary/', detail: 'The words of this site.', words: '' },
    { kind: 'glossary', title: 'Suite', path: '/glossary/#suite', detail: 'The queries.', words: '' },
    { kind: 'heading', title: 'What is measured', path: '/glossary/#what', detail: 'Glossary', words: '' },
  ]);
});

test('firstSentence(text) ends at the first period before a space, not within a number', () => {
  expect(firstSentence('Version 0.16.0 is here. It is fast.')).toBe('Version 0.16.0 is here.');
  expect(firstSentence('No full stop')).toBe('No full stop');
  expect(firstSentence('')).toBe('');
});
