import { DOMParser } from '@xmldom/xmldom';
import { load } from 'cheerio';
import { embedSizes, measureEmbeds } from '../../scripts/bench/embeds';
import { meetsBudget } from '../../scripts/lib/budget';
import { filesBelow } from '../../src/data/filesBelow';
import type { ChartFile } from '../../src/figures/chartFile';
import { isPlot } from '../../src/figures/plots';
import { type BuiltEmbed, built, builtEmbeds, bytesOf, isBuilt } from './builtEmbeds';
import { BUILD, expect, fileTest as test } from './site';

const embeds = builtEmbeds();

/** Width and height of a PNG, px, from its header. */
function sizeOf(path: string): { width: number; height: number } {
  const bytes = bytesOf(path);
  expect(bytes.subarray(1, 4).toString(), path).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** URL of the site, from the home page. */
function siteAddress(): string {
  return load(built('index.html'))('link[rel=canonical]').attr('href') ?? '';
}

function chartOf({ report, chart }: BuiltEmbed): ChartFile {
  return JSON.parse(built(`charts/${report}/${chart}.json`)) as ChartFile;
}

test('every published chart has an embed', () => {
  const charts = filesBelow(`${BUILD}/charts`).filter((name) => /^(?!home\/)[^/]+\/[^/]+\.json$/.test(name));
  expect(charts.length).toBeGreaterThan(20);
  const embedded = embeds.map(({ report, chart }) => `${report}/${chart}.json`);
  expect(charts.sort()).toEqual(embedded.sort());
});

test('each embed page with its loader is at most 12 KB, plus at most 83 KB if live; scripts and dialog are small', () => {
  expect(embedSizes(BUILD)).toHaveLength(embeds.length);
  expect(measureEmbeds(BUILD).filter((budget) => !meetsBudget(budget))).toEqual([]);
});

test('every embed page prints the hash of its data, and its script, if live, the published spec', () => {
  for (const embed of embeds) {
    const data = chartOf(embed);
    expect(built(`${embed.folder}index.html`), embed.folder).toContain(`SHA-256 ${data.dataHash.slice(0, 16)}`);
    if (!isPlot(data.spec)) continue;
    const script = built(`${embed.folder}data.js`);
    expect(JSON.parse(script.replace(/^benchmarkSpec=/, '').replace(/;\n$/, '')), embed.folder).toEqual(data.spec);
  }
});

test('every report and post has a card of 1200 × 630 px, and its page contains the card’s size and text', () => {
  const pages = filesBelow(BUILD).filter((name) => /^(reports|blog)\/[^/]+\/index\.html$/.test(name));
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) {
    const $ = load(built(page));
    const meta = (name: string) => $(`meta[property="${name}"],meta[name="${name}"]`).attr('content') ?? '';
    const image = meta('og:image').replace(siteAddress(), '');
    expect(image, page).not.toBe('charts/home/card.png');
    expect(sizeOf(image), page).toEqual({ width: 1200, height: 630 });
    expect(meta('twitter:image').replace(siteAddress(), ''), page).toBe(image);
    expect([meta('og:image:width'), meta('og:image:height')], page).toEqual(['1200', '630']);
    expect(meta('twitter:card'), page).toBe('summary_large_image');
    expect([meta('og:type'), meta('og:site_name') !== ''], page).toEqual([
      page.startsWith('blog/') ? 'article' : 'website',
      true,
    ]);
    expect(meta('og:image:alt'), page).toContain($('h1').first().text());
    expect(meta('twitter:image:alt'), page).toBe(meta('og:image:alt'));
  }
});

test('the structured data of a post contain its title, date, and card', () => {
  const posts = filesBelow(BUILD).filter((name) => /^blog\/[^/]+\/index\.html$/.test(name));
  expect(posts.length).toBeGreaterThan(1);
  for (const post of posts) {
    const $ = load(built(post));
    const data = JSON.parse($('script[type="application/ld+json"]').first().text());
    expect(data, post).toMatchObject({ '@context': 'https://schema.org', '@type': 'BlogPosting' });
    expect(data.headline).toBe($('h1').first().text());
    expect(data.url).toBe($('link[rel=canonical]').attr('href'));
    expect(data.author.name).not.toBe('');
    expect(Date.parse(data.datePublished)).not.toBeNaN();
    expect(data.image.contentUrl).toBe($('meta[property="og:image"]').attr('content'));
  }
});

test('every drawing is XML with real text, and the PNG of a wide one has twice its size', () => {
  const drawings = filesBelow(`${BUILD}/charts`).filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(40);
  for (const name of drawings) {
    const errors: string[] = [];
    const parser = new DOMParser({ onError: (level, message) => errors.push(`${level}: ${message}`) });
    const root = parser.parseFromString(built(`charts/${name}`), 'image/svg+xml').documentElement;
    expect(errors, name).toEqual([]);
    expect(root?.getElementsByTagName('text').length, name).toBeGreaterThan(3);
    if (/\.(narrow|dark)\./.test(name)) continue;
    const [width, height] = ['width', 'height'].map((key) => Number(root?.getAttribute(key)));
    const image = `charts/${name.replace(/\.svg$/, '.png')}`;
    expect(isBuilt(image), image).toBe(true);
    expect(sizeOf(image), image).toEqual({ width: (width ?? 0) * 2, height: (height ?? 0) * 2 });
  }
});
