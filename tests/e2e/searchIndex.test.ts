import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SearchDocument } from '../../src/components/search/searchDocuments';
import { filesBelow } from '../../src/data/filesBelow';
import { BUILD, expect, fileTest as test } from './site';

const LIMIT_KB = 40;

const index = () => readFileSync(join(BUILD, 'search-index.json'));
const documents = () => JSON.parse(index().toString()) as SearchDocument[];

/** True if the built site has the page and its anchor. */
function leadsSomewhere({ path }: SearchDocument): boolean {
  const [page = '', anchor] = path.split('#');
  const file = join(BUILD, page, 'index.html');
  if (!existsSync(file)) return false;
  return (
    anchor === undefined ||
    readFileSync(file, 'utf8').includes(` id="${anchor}"`) ||
    readFileSync(file, 'utf8').includes(` id=${anchor}`)
  );
}

test('every path of the search index is a page of the site and an anchor on it', () => {
  const lost = documents().filter((document) => !leadsSomewhere(document));
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('every page of the sitemap is in the search index', () => {
  const found = new Set(documents().map(({ path }) => path.split('#')[0]));
  const sitemap = readFileSync(join(BUILD, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => !found.has(page))).toEqual([]);
});

test('the search index has every kind, and each path once', () => {
  const kinds = new Set(documents().map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(
    ['query', 'engine', 'result set', 'report', 'finding', 'page', 'glossary', 'heading'].sort(),
  );
  const places = documents()
    .filter(({ kind }) => kind !== 'engine')
    .map(({ path }) => path);
  expect(places.filter((path, place) => places.indexOf(path) !== place)).toEqual([]);
});

test(`the search index is at most ${LIMIT_KB} KB compressed`, () => {
  expect(gzipSync(index()).length / 1000).toBeLessThan(LIMIT_KB);
});

test('the search engine and the result list are in one script, which no page loads at first', () => {
  const scripts = filesBelow(join(BUILD, 'assets')).filter((name) => name.endsWith('.js'));
  const engine = scripts.filter(
    (name) =>
      readFileSync(join(BUILD, 'assets', name), 'utf8').includes('search-result-') ||
      readFileSync(join(BUILD, 'assets', name), 'utf8').includes('"search-result"'),
  );
  expect(engine).toHaveLength(1);
  const pages = filesBelow(BUILD).filter((name) => name.endsWith('.html') && !name.startsWith('charts/'));
  const naming = pages.filter((name) => readFileSync(join(BUILD, name), 'utf8').includes(engine[0] ?? ''));
  expect(naming).toEqual([]);
});
