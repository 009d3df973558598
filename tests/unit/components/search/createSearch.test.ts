import { createSearch } from '../../../../src/components/search/SearchBox/createSearch';
import type { SearchDocument, SearchKind } from '../../../../src/components/search/searchDocuments';
import { expect, test } from '../../support/test';

function document(kind: SearchKind, title: string, path: string, words = ''): SearchDocument {
  return { kind, title, path, detail: '', words };
}

const paths = (documents: SearchDocument[], text: string) =>
  createSearch(documents)(text).matches.map(({ path }) => path);

test('result sets of a searched engine keep the order of the documents, the newest release first', () => {
  const sets = [
    document('result set', 'Vanilla Spark 4.2 (baseline of Comet 1.1.0)', '/spark/'),
    document('result set', 'Comet 1.1.0 on Spark 4.2, TPC-DS-derived, 3 TB Iceberg', '/new/'),
    document('result set', 'Comet 0.5.0', '/old/'),
  ];
  expect(paths(sets, 'comet')).toEqual(['/new/', '/old/', '/spark/']);
});

test('a page has no headings after it, and two before it', () => {
  const headings = ['a', 'b', 'c'].map((id) => document('heading', `q72 ${id}`, `/found/#${id}`));
  const finding = document('finding', 'q72', '/found/');
  expect(paths([...headings, finding], 'q72')).toEqual(['/found/']);
  expect(paths(headings, 'q72')).toEqual(['/found/#a', '/found/#b']);
  expect(createSearch(headings)('q72').total).toBe(2);
});
