import { DOMParser } from '@xmldom/xmldom';
import { withPictures } from '../../../src/plugin/output/feedItems';
import { resultsFeed } from '../../../src/plugin/output/resultsFeed';
import { resultSet } from '../benchmark/support';
import { expect, test } from '../support/test';

const FIGURE =
  '<p>Before</p><figure><figcaption><p>A wins</p><p>How to read it.</p></figcaption><svg></svg><style>x</style>' +
  '<p><a href="https://x.org/charts/r/c.svg">SVG</a> <a href="https://x.org/charts/r/c.csv">CSV</a></p></figure><p>After</p>';

test('withPictures(html) replaces a figure by its title, pictures, and caption', () => {
  expect(withPictures(FIGURE)).toBe(
    '<p>Before</p><div><p><strong>A wins</strong></p><img src="https://x.org/charts/r/c.png" alt="A wins" width="920">' +
      '<p>How to read it.</p></div><p>After</p>',
  );
});

test('withPictures(html) keeps a post without figures unchanged', () => {
  expect(withPictures('<p>Only <em>text</em></p>')).toBe('<p>Only <em>text</em></p>');
});

test('withPictures(html) removes the comments that React puts between texts, at every depth', () => {
  expect(withPictures('<!-- a --><p>1<!-- -->.<!-- -->5×</p>')).toBe('<p>1.5×</p>');
});

test('resultsFeed(sets) is an Atom feed with an item per set, newest first, with the picture of its report', () => {
  const older = resultSet({ q1: [1] }, { id: 'a', title: 'A & B', created: '2026-01-02' });
  const newer = resultSet({ q1: [1] }, { id: 'b', title: 'B', created: '2026-03-04' });
  const comparison = { baseline: 'a', candidate: 'x', buckets: 'speedup' as const };
  const reports = [{ id: 'r', title: 'A "against" B', comparison, charts: ['totals'] }];
  const text = resultsFeed([older, newer], [], reports, { title: 'Site', address: 'https://x.org/p/' });
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  const entries = [...feed.getElementsByTagName('entry')];
  const child = (entry: (typeof entries)[number] | undefined, name: string) =>
    entry?.getElementsByTagName(name)[0]?.textContent;
  expect(feed.documentElement?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(feed.getElementsByTagName('updated')[0]?.textContent).toBe('2026-03-04T00:00:00.000Z');
  expect(entries.map((entry) => child(entry, 'title'))).toEqual(['B', 'A & B']);
  expect(child(entries[1], 'id')).toBe('https://x.org/p/data/result-sets/a/');
  expect(child(entries[1], 'content')).toContain('src="https://x.org/p/charts/r/totals.png"');
  expect(child(entries[1], 'content')).toContain('alt="A &quot;against&quot; B"');
  expect(child(entries[0], 'content')).not.toContain('<img');
});

test('resultsFeed(sets) of equal sets is equal byte for byte, in any order', () => {
  const [a, b] = [
    resultSet({ q1: [1] }, { id: 'a', created: '2026-01-02' }),
    resultSet({ q1: [1] }, { id: 'b', created: '2026-01-02' }),
  ];
  const site = { title: 'Site', address: 'https://x.org/' };
  expect(resultsFeed([b, a], [], [], site)).toBe(resultsFeed([a, b], [], [], site));
});
