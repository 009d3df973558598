import { load } from 'cheerio';
import { type EmbedInput, embedFiles } from '../../../src/plugin/embed/embedFiles';
import type { EmbedScripts } from '../../../src/plugin/embed/embedScripts';
import { expect, test } from '../support/test';

const ROOT = 'https://x.org/pr-1/';

const input: EmbedInput = {
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
  figure: {
    id: 'distribution',
    title: 'A is faster',
    caption: 'Share of 1 query.',
    statement: 'Median of 5 iterations.',
    sources: [{ label: 'a-1', path: '/data/result-sets/a/' }],
    key: null,
    notes: [],
    panels: [{ chart: 'distribution', kind: 'bar', heading: '', verdict: null, description: 'What it shows' }],
    table: { columns: [], rows: [], footnotes: [] },
  },
  report: { id: 'r', title: 'A against B', published: '2026-07-21', path: '/reports/r/' },
  disclaimer: 'Derived from TPC-DS',
  drawing: '<svg></svg>',
  dataHash: '0123456789abcdef0123',
  site: { address: ROOT },
};
const scripts = { files: [], loader: 'a()', live: 'live-0.js' } satisfies EmbedScripts;

function filesOf(): Map<string, string> {
  return new Map(embedFiles(input, scripts).map(({ path, text }) => [path, text]));
}

test('embedFiles(chart) with a base path link to it: absolute in the head element, relative in the page', () => {
  const files = filesOf();
  const $ = load(files.get('embed/r/distribution/index.html') ?? '');
  expect($('link[rel=canonical]').attr('href')).toBe(`${ROOT}reports/r/`);
  const page = `${ROOT}embed/r/distribution/`;
  const links = $('.foot a')
    .map((_, link) => new URL($(link).attr('href') ?? '', page).href)
    .get();
  expect(links).toEqual([`${ROOT}data/result-sets/a/`, `${ROOT}reports/r/`, `${ROOT}charts/r/distribution.csv`]);
  expect($('script[src]')).toHaveLength(0);
  const live = ['data-data', 'data-live'].map((name) => new URL($('.chart').attr(name) ?? '', page).href);
  expect(live).toEqual([`${ROOT}embed/r/distribution/data.js`, `${ROOT}embed/live-0.js`]);
});

test('embedFiles(chart) write the spec as a script that cannot end the surrounding script', () => {
  const text = filesOf().get('embed/r/distribution/data.js') ?? '';
  expect(JSON.parse(text.replace(/^benchmarkSpec=/, '').replace(/;\n$/, ''))).toEqual(input.spec);
  expect(text).not.toContain('</script');
});
