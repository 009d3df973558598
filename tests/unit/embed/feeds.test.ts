import { DOMParser } from '@xmldom/xmldom';
import { Feed } from 'feed';
import { withOrigin } from '../../../src/plugin/output/blogFeeds';
import { withPictures } from '../../../src/plugin/output/feedItems';
import { resultsFeed } from '../../../src/plugin/output/resultsFeed';
import { resultSet } from '../benchmark/support';
import { expect, test } from '../support/test';

const FIGURE =
  '<p>Before</p><figure><figcaption><p>A wins</p><p>How to read it.</p></figcaption><svg></svg><style>x</style>' +
  '<p><a href="https://x.org/charts/r/c.svg">SVG</a> <a href="https://x.org/charts/r/c.csv">CSV</a></p></figure><p>After</p>';

test('withPictures(html) replaces a figure by its title, linked pictures, and caption', () => {
  expect(withPictures(FIGURE)).toBe(
    '<p>Before</p><figure><p><strong>A wins</strong></p><a href="https://x.org/embed/r/c/">' +
      '<img src="https://x.org/charts/r/c.png" alt="A wins" width="920"></a>' +
      '<figcaption>How to read it.</figcaption></figure><p>After</p>',
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
  const sides = ['a', 'x'].map((id) => ({ key: '', name: '', sets: [id] }));
  const reports = [{ id: 'r', title: 'A "against" B', sides, suites: [''], charts: ['totals'] }];
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

test('withOrigin(feed) gives both kinds of feeds their own URL, and Atom the site as author', () => {
  const feed = new Feed({ id: 'https://x.org/blog/', title: 'Blog', link: 'https://x.org/blog/', copyright: '' });
  feed.addItem({ title: 'Post', link: 'https://x.org/blog/post/', date: new Date(0) });
  const site = { title: 'A & B', url: 'https://x.org/' };
  const parsed = (text: string, name: string) =>
    new DOMParser().parseFromString(withOrigin(text, `https://x.org/blog/${name}`, site), 'application/xml');
  const rss = parsed(feed.rss2(), 'rss.xml').getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
  expect(rss?.parentNode?.nodeName).toBe('channel');
  expect([rss?.getAttribute('rel'), rss?.getAttribute('href')]).toEqual(['self', 'https://x.org/blog/rss.xml']);
  const atom = [...(parsed(feed.atom1(), 'atom.xml').documentElement?.childNodes ?? [])];
  const own = atom.flatMap((node) => (node.nodeName === 'author' ? [node.textContent?.replace(/\s+/g, ' ')] : []));
  expect(own).toEqual(['A & Bhttps://x.org/']);
  expect(parsed(feed.atom1(), 'atom.xml').toString()).toContain(
    '<link rel="self" href="https://x.org/blog/atom.xml"/>',
  );
});
