import { resultSetPath } from '../../../src/benchmark/model/paths';
import { suiteQueries } from '../../../src/benchmark/model/queries';
import type { Environment } from '../../../src/benchmark/model/resultSet';
import { createSearch, processTerm, tokenize } from '../../../src/components/search/SearchBox/createSearch';
import { highlight } from '../../../src/components/search/SearchBox/highlight';
import { searchDocuments } from '../../../src/components/search/searchDocuments';
import { resultSet, type Times } from '../benchmark/support';
import { queryEntries } from '../support/blocks';
import { expect, test } from '../support/test';

const times = (suite: 'tpcds' | 'tpch') =>
  Object.fromEntries(suiteQueries(suite).map((query) => [query, [1] as Times]));
const ds = resultSet(times('tpcds'), {
  id: 'tpcds-sf3000-parquet-comet-0.16.0',
  title: 'Comet 0.16.0, TPC-DS-derived',
});
const h = resultSet(times('tpch'), {
  id: 'tpch-sf1000-parquet-gluten-velox-1.6.0',
  title: 'Gluten + Velox 1.6.0, TPC-H-derived',
  engine: { id: 'gluten-velox', title: 'Gluten + Velox', version: '1.6.0' },
  suite: { name: 'tpch', queryVersion: '3.0', scaleFactor: 1000, tableFormat: 'parquet' },
});
const glossary = {
  path: '/glossary/',
  title: 'Glossary',
  description: 'Words.',
  headings: [
    { id: '1-import', text: '1. Import' },
    { id: 'q14a-in-numbers', text: 'q14a in numbers' },
    { id: 'come', text: 'What is to come' },
  ],
  terms: [{ id: 'speedup', term: 'Speedup', sentence: 'Time divided by time.' }],
};
const home = { path: '/', title: 'Home', description: '', headings: [], terms: [], words: ['depends', 'switch'] };
const cluster = { id: ds.environment, title: 'Four nodes on Amazon EKS 1.34' } as Environment;
const search = createSearch(
  searchDocuments({
    queries: queryEntries([ds, h]),
    resultSets: [ds, h],
    environments: [cluster],
    reports: [],
    engines: [],
    findings: [],
    pages: [glossary, home],
  }),
);
const paths = (text: string) => search(text).matches.map(({ path }) => path);

for (const text of ['14a', 'q14a', 'Q14A', 'query 14a', 'tpcds q14a', 'TPC-DS 14a', 'tpcds-4.0 q14a']) {
  test(`a search for “${text}” finds the page of q14a first`, () => {
    expect(paths(text)[0]).toBe('/queries/tpcds-q14a/');
  });
}

test('a search for a cluster, or for its whole title, finds its result sets', () => {
  for (const text of ['EKS', cluster.title]) expect(paths(text)).toEqual([h, ds].map(({ id }) => resultSetPath(id)));
});

test('a question finds its subject', () => {
  expect(paths('should I switch')).toEqual(['/']);
});

test('a search for a number finds both parts of the query, then the query of the other suite', () => {
  expect(paths('14')).toEqual(['/queries/tpcds-q14a/', '/queries/tpcds-q14b/', '/queries/tpch-q14/']);
  expect(paths('tpcds 14')).toEqual(['/queries/tpcds-q14a/', '/queries/tpcds-q14b/']);
  expect(paths('tpch 14')).toEqual(['/queries/tpch-q14/']);
});

test('a search for a query name that is a prefix in the other suite finds the exact one first', () => {
  expect(paths('q14').slice(0, 3)).toEqual(['/queries/tpch-q14/', '/queries/tpcds-q14a/', '/queries/tpcds-q14b/']);
});

test('every query is first if its name is typed with its suite', () => {
  const wrong = [ds, h].flatMap(({ suite, rows }) =>
    rows.filter(({ query }) => paths(`${suite.name} ${query}`)[0] !== `/queries/${suite.name}-${query}/`),
  );
  expect(wrong).toEqual([]);
});

test('leading zeros of a query do not matter', () => {
  expect(paths('tpcds q01')[0]).toBe('/queries/tpcds-q1/');
  expect(paths('tpcds 07')[0]).toBe('/queries/tpcds-q7/');
});

test('an engine is first for its name, then its result sets; a version finds the set', () => {
  expect(search('comet').matches.map(({ kind }) => kind)).toEqual(['engine', 'result set']);
  expect(paths('velox')[0]).toBe('/data/result-sets/tpch-sf1000-parquet-gluten-velox-1.6.0/');
  expect(paths('0.16.0')).toContain('/data/result-sets/tpcds-sf3000-parquet-comet-0.16.0/');
});

test('a glossary term is found before it is typed completely', () => {
  expect(paths('speed')).toEqual(['/glossary/#speedup']);
});

test('fuzzy matching is used only without exact results, and never for a number', () => {
  expect(search('commet').matches[0]?.title).toBe('Comet');
  expect(paths('comet')).not.toContain('/glossary/#come');
  expect(search('q144')).toEqual({ matches: [], total: 0 });
});

test('an empty text or only punctuation finds nothing', () => {
  expect([search(''), search('  '), search('/')].map(({ total }) => total)).toEqual([0, 0, 0]);
});

test('at most twelve matches are listed, grouped by kind', () => {
  const { matches, total } = search('1');
  expect(matches).toHaveLength(12);
  expect(total).toBeGreaterThan(12);
  const kinds = matches.map(({ kind }) => kind);
  expect(kinds.filter((kind, place) => kind !== kinds[place - 1])).toEqual([...new Set(kinds)]);
  expect(kinds).toContain('heading');
});

test('tokenize(text) keeps the name of a suite and a version as one word each', () => {
  expect(tokenize('TPC-DS-derived, v0.16.0 (Gluten + Velox)')).toEqual([
    'tpcDS',
    'derived',
    'v0.16.0',
    'Gluten',
    'Velox',
  ]);
  expect(processTerm('Q014A')).toBe('q14a');
  expect(processTerm('0.16.0')).toBe('0.16.0');
});

const marked = (text: string, words: string[]) =>
  highlight(text, words)
    .map(({ text: part, matched }) => (matched ? `[${part}]` : part))
    .join('');

test('highlight(text, words) marks words from their beginning, numbers also within a name', () => {
  expect(marked('Comet and encomium', ['com'])).toBe('[Com]et and encomium');
  expect(marked('TPC-DS q14a', ['14', '14a', 'tpcds'])).toBe('[TPC-DS] q[14]a');
  expect(marked('114 of 14', ['14'])).toBe('114 of [14]');
  expect(marked('1.6.0 (x)', ['1.6.0', '(x'])).toBe('[1.6.0] [(x])');
  expect(marked('Nothing', [])).toBe('Nothing');
});

test('highlight(text, words) parts add up to the text, each with its index', () => {
  const parts = highlight('a hash join', ['hash', 'join']);
  expect(parts.map(({ start }) => start)).toEqual([0, 2, 6, 7]);
  expect(parts.map(({ text }) => text).join('')).toBe('a hash join');
});

test('a word of a text finds its page, after pages with that name; a setting finds the sets that have it', () => {
  const pages = [
    { ...glossary, path: '/reports/b/', title: 'B', words: ['fallback', 'iceberg'], terms: [], headings: [] },
    { ...glossary, path: '/fallback/', title: 'Fallback', terms: [], headings: [] },
  ];
  const set = resultSet(
    { q1: [1] },
    { id: 'tuned', configuration: { 'spark.comet.exec.replaceSortMergeJoin': 'true' } },
  );
  const none = { environments: [], reports: [], engines: [], changes: [], findings: [] };
  const found = createSearch(searchDocuments({ ...none, queries: queryEntries([set]), resultSets: [set], pages }));
  const pathsOf = (text: string) => found(text).matches.map(({ path }) => path);
  expect(pathsOf('fallback')).toEqual(['/fallback/', '/reports/b/']);
  expect(pathsOf('iceberg')).toEqual(['/reports/b/']);
  expect(pathsOf('replaceSortMergeJoin')).toEqual(['/data/result-sets/tuned/']);
});
