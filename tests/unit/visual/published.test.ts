import { repositoryUrls } from '../../../src/benchmark/siteUrls/siteUrls';
import { lineAddress } from '../../../src/components/mdx/Contradictions/address';
import { publishedTableName } from '../../../src/components/mdx/PublishedTable/name';
import { rangeVerdict } from '../../../src/components/published/rangeVerdict';
import { expect, test } from '../support/test';

const PLACE = { path: '/data/published/a/buckets.csv', line: 2 };

test('a contradiction links to the line of the artifact in the repository', () => {
  const expected = 'https://example.org/x/blob/main/static/data/published/a/buckets.csv#L2';
  expect(lineAddress(repositoryUrls('https://example.org/x/').lineUrl, PLACE)).toBe(expected);
});

test('without a repository or a line there is no URL of a line', () => {
  expect(lineAddress('', PLACE)).toBeNull();
  expect(lineAddress('https://example.org/{path}', { ...PLACE, line: null })).toBeNull();
});

test('a published range has the direction of its edges, none if it includes 0', () => {
  expect(rangeVerdict({ fromPct: null, toPct: -10 })).toBe('faster');
  expect(rangeVerdict({ fromPct: -9, toPct: 9 })).toBe('unclear');
  expect(rangeVerdict({ fromPct: 20, toPct: null })).toBe('slower');
});

test('a table of published values is named after its comparison or its figure', () => {
  const report = { publishedComparisons: [{ key: 'main', id: 'celeborn-vs-native' }] };
  const figures = { 'disk-use': { title: 'Disks are idle' } };
  const name = (table: string) => publishedTableName({ report, figures } as never, table);
  expect(name('main-gains')).toBe('Queries that take less time: celeborn-vs-native');
  expect(name('main-losses')).toBe('Queries that take more time: celeborn-vs-native');
  expect(name('disk-use-summary')).toBe('Peak and median: Disks are idle');
});
