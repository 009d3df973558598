import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { load } from 'cheerio';
import { built, isBuilt } from './builtEmbeds';
import { siteRoot } from './builtLinks';
import { expect, fileTest as test } from './site';

const ATOM = ['blog/atom.xml', 'results/feed.xml'];
const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const RFC822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

function parsed(path: string): Document {
  const errors: string[] = [];
  const parser = new DOMParser({ onError: (level, message) => errors.push(`${level}: ${message}`) });
  const document = parser.parseFromString(built(path), 'application/xml');
  expect(errors, path).toEqual([]);
  return document;
}

function children(parent: Element | null, name: string): Element[] {
  return [...(parent?.childNodes ?? [])].filter((node) => node.nodeName === name) as Element[];
}

function textOf(parent: Element | null, name: string): string {
  const found = children(parent, name);
  expect(found.length, `one ${name} in ${parent?.nodeName}`).toBe(1);
  return found[0]?.textContent?.trim() ?? '';
}

/** Checks that the pictures in an item's HTML have absolute URLs of this site and exist; returns their number. */
function expectPictures(html: string): number {
  const images = load(html)('img')
    .map((_, image) => load(html)(image).attr('src'))
    .get();
  for (const image of images) {
    expect(image.startsWith(siteRoot()), image).toBe(true);
    expect(isBuilt(image.slice(siteRoot().length)), image).toBe(true);
  }
  return images.length;
}

for (const path of ATOM) {
  test(`/${path} is valid Atom: every required element occurs once, in the required form (RFC 4287)`, () => {
    const feed = parsed(path).documentElement;
    expect([feed?.namespaceURI, feed?.localName]).toEqual(['http://www.w3.org/2005/Atom', 'feed']);
    const entries = children(feed, 'entry');
    expect(entries.length).toBeGreaterThan(0);
    for (const part of [feed, ...entries]) {
      expect(URL.canParse(textOf(part, 'id'))).toBe(true);
      expect(textOf(part, 'title')).not.toBe('');
      expect(textOf(part, 'updated')).toMatch(RFC3339);
      const links = children(part, 'link').filter((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate');
      expect(links.map((link) => URL.canParse(link.getAttribute('href') ?? ''))).toEqual([true]);
    }
    const self = children(feed, 'link').filter((link) => link.getAttribute('rel') === 'self');
    expect(self.map((link) => link.getAttribute('href'))).toEqual([`${siteRoot()}${path}`]);
    const ids = entries.map((entry) => textOf(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const entry of entries) {
      const authors = [...children(entry, 'author'), ...children(feed, 'author')];
      expect(textOf(authors[0] ?? null, 'name')).not.toBe('');
    }
  });
}

test('/blog/rss.xml is valid RSS 2.0: every required element, RFC 822 dates, and URLs as ids', () => {
  const rss = parsed('blog/rss.xml').documentElement;
  expect([rss?.nodeName, rss?.getAttribute('version')]).toEqual(['rss', '2.0']);
  const [channel = null, ...more] = children(rss, 'channel');
  expect(more).toEqual([]);
  for (const name of ['title', 'link', 'description']) expect(textOf(channel, name)).not.toBe('');
  const items = children(channel, 'item');
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    for (const name of ['title', 'description']) expect(textOf(item, name)).not.toBe('');
    for (const name of ['link', 'guid']) expect(URL.canParse(textOf(item, name))).toBe(true);
    expect(textOf(item, 'pubDate')).toMatch(RFC822);
  }
});

test('every post of the feeds has its charts as linked pictures with captions and the notice, without drawings and scripts', () => {
  const rss = children(children(parsed('blog/rss.xml').documentElement, 'channel')[0] ?? null, 'item');
  const atom = children(parsed('blog/atom.xml').documentElement, 'entry');
  const texts = [
    ...rss.map((item) => textOf(item, 'content:encoded')),
    ...atom.map((entry) => textOf(entry, 'content')),
  ];
  for (const text of texts) {
    const $ = load(text);
    expect($('figure').length).toBeGreaterThan(0);
    expect(expectPictures(text)).toBe($('figure > a > img').length);
    for (const link of $('figure > a').toArray())
      expect(isBuilt(`${$(link).attr('href')?.slice(siteRoot().length)}index.html`)).toBe(true);
    expect(
      $('figcaption')
        .toArray()
        .filter((caption) => $(caption).text() === ''),
    ).toEqual([]);
    expect($.text()).toContain('not comparable to published TPC results');
    expect(text).not.toMatch(/<(svg|script|style|button|dialog)\b/);
  }
});

test('result sets of reports have a picture in their feed', () => {
  const entries = children(parsed('results/feed.xml').documentElement, 'entry');
  const pictures = entries.map((entry) => expectPictures(textOf(entry, 'content')));
  expect(pictures.filter((count) => count === 1).length).toBeGreaterThan(1);
});

test('every page links to the feed of result sets, and the blog to its own feed', () => {
  const feeds = (page: string) => {
    const $ = load(built(page));
    return $('link[rel=alternate]')
      .map((_, link) => $(link).attr('href'))
      .get();
  };
  const base = new URL(siteRoot()).pathname;
  for (const page of ['index.html', 'data/index.html']) expect(feeds(page)).toContain(`${base}results/feed.xml`);
  expect(feeds('blog/index.html')).toEqual(expect.arrayContaining([`${base}blog/rss.xml`, `${base}blog/atom.xml`]));
});
