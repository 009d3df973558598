import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { dark, light } from '../../../../src/charts/theme';
import { type EmbedPage, embedPage } from '../../../../src/plugin/embed/embedPage';
import { embedStyle } from '../../../../src/plugin/embed/embedStyle';
import { expect, test } from '../../support/test';

const HOSTILE = '</script><img src=x onerror=alert(1)>"\'&';

function page(parts: Partial<EmbedPage> = {}): EmbedPage {
  return {
    spec: {
      kind: 'bar',
      id: 'distribution',
      title: 'Title',
      description: 'What it shows',
      horizontal: true,
      hollow: false,
      axis: { title: 'Queries', unit: 'queries', scale: 'linear', min: 0, max: 3, ticks: [0, 3] },
      categories: ['≥ 1.25', '≤ 0.80'],
      series: [{ name: 'Queries', roles: ['faster', 'slower'], values: [3, 1] }],
    },
    title: 'A is faster on 3 of 4 queries',
    caption: 'Share of 4 queries.',
    key: null,
    table: {
      columns: [{ key: 'range', label: 'Range', unit: '', kind: 'text', decimals: 0 }],
      rows: [['≥ 1.25']],
      footnotes: [],
    },
    drawing: '<svg></svg>',
    statement: 'Median of 5 iterations.',
    sources: [{ label: 'a-1', path: '../../../data/result-sets/a/' }],
    report: { title: 'A against B', path: '../../../reports/r/', url: 'https://x.org/reports/r/' },
    picture: 'https://x.org/charts/r/distribution.png',
    csv: '../../../charts/r/distribution.csv',
    data: 'data.js',
    live: '../../live-0.js',
    loader: 'a()',
    dataHash: '0123456789abcdef0123456789abcdef',
    ...parts,
  };
}

test('embedPage(page) contains title, caption, drawing, statement, links, hash, and table as HTML', () => {
  const $ = load(embedPage(page()));
  expect($('h1').text()).toBe('A is faster on 3 of 4 queries');
  expect($('.caption').text()).toBe('Share of 4 queries.');
  expect($('.chart svg')).toHaveLength(1);
  expect($('.foot p').first().text()).toBe('Median of 5 iterations. Source: a-1');
  expect($('.foot a[href="../../../reports/r/"]').attr('target')).toBe('_blank');
  expect($('.foot').text()).toContain('SHA-256 0123456789abcdef');
  expect($('details table tbody th').text()).toBe('≥ 1.25');
  expect($('link[rel=canonical]').attr('href')).toBe('https://x.org/reports/r/');
});

test('a link to embedPage(page) has a preview: title, description with the statement, and the picture if there is one', () => {
  const property = (name: string, parts?: Partial<EmbedPage>) =>
    load(embedPage(page(parts)))(`meta[property="og:${name}"]`).attr('content');
  expect(property('title')).toBe('A is faster on 3 of 4 queries');
  expect(property('description')).toBe('Share of 4 queries. Median of 5 iterations.');
  expect(property('image')).toBe('https://x.org/charts/r/distribution.png');
  expect(property('image', { picture: null })).toBeUndefined();
});

test('embedPage(page) allows only its own script and its pictures', () => {
  const policy = load(embedPage(page()))('meta[http-equiv]').attr('content') ?? '';
  expect(policy.replace(/'sha256-[^']+'/, 'HASH').split(';')).toEqual([
    "default-src 'none'",
    "script-src HASH 'strict-dynamic'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('every link of embedPage(page) opens outside of the frame, without access to it', () => {
  const $ = load(embedPage(page()));
  const links = $('a[href]').toArray();
  expect(links.length).toBeGreaterThan(0);
  expect(links.map((link) => [$(link).attr('target'), $(link).attr('rel')])).toEqual(
    links.map(() => ['_blank', 'noopener']),
  );
});

test('embedPage(page) escapes texts from artifacts', () => {
  const hostile = page({
    title: HOSTILE,
    caption: HOSTILE,
    statement: HOSTILE,
    sources: [{ label: HOSTILE, path: HOSTILE }],
    report: { title: HOSTILE, path: HOSTILE, url: HOSTILE },
  });
  const $ = load(embedPage(hostile));
  expect($('img')).toHaveLength(0);
  expect($('script')).toHaveLength(1);
  expect($('h1').text()).toBe(HOSTILE);
  expect($('.foot a').first().attr('href')).toBe(HOSTILE);
});

test('embedPage(page) allows its one script by hash, the files it fetches, and no other script, not even of its site', () => {
  const $ = load(embedPage(page()));
  const policy = $('meta[http-equiv]').attr('content') ?? '';
  const hash = createHash('sha256').update('a()').digest('base64');
  expect($('script').text()).toBe('a()');
  expect(policy).toContain("default-src 'none';");
  expect(policy).toContain(`;script-src 'sha256-${hash}' 'strict-dynamic';`);
  expect(policy).not.toMatch(/connect-src|'self'/);
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
});

test('embedPage(page) omits repeated texts from its drawings, and unused rules from its style', () => {
  const svg = '<svg style="s" xmlns="x" width="100%" height="9" role="img" aria-labelledby="a b">';
  const twice = `${svg}<title id="a">T</title><desc id="b">D</desc><g/></svg>`.repeat(2);
  const html = embedPage(page({ drawing: twice }));
  const slim = '<svg width="100%" height="9" role=img aria-labelledby=t><g/></svg>';
  expect(html).toContain(`<div>${slim}${slim}</div>`);
  expect(html).not.toContain('--look-segment');
});

test('embedStyle(body) is light by default and in print, dark by the URL or the reader’s system', () => {
  const style = embedStyle('');
  expect(style.indexOf(`--look-bg:${light.bg}`)).toBeLessThan(style.indexOf(`--look-bg:${dark.bg}`));
  expect(style).toContain('@media screen{:root[data-theme=dark]{');
  expect(style).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){');
});
