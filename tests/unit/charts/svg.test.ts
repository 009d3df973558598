import { gzipSync } from 'node:zlib';
import { DOMParser, type Element, type Node, onErrorStopParsing } from '@xmldom/xmldom';
import { pictureSvg } from '../../../src/charts/svg';
import { FONT_FAMILY, light } from '../../../src/charts/theme';
import type { PlotSpec } from '../../../src/figures/plots';
import { chartHeights } from '../../../src/figures/render/chartHeights';
import { chartPicture } from '../../../src/figures/render/chartPicture';
import type { DownloadMeta } from '../../../src/figures/render/downloadFrame';
import { inlineSvg } from '../../../src/figures/render/inlineSvg';
import { expect, test } from '../support/test';
import { CHARTS, chartOf, draw, MIXED, WIDTHS } from './support';

const META: DownloadMeta = {
  source: 'https://example.org/reports/gluten-velox-vs-comet/',
  date: '2026-07-21',
  disclaimer: 'Derived from TPC-DS; not comparable to published TPC-DS results.',
};

/** A chart as its published SVG file. */
function downloadSvg(spec: PlotSpec, meta = META): string {
  return pictureSvg(chartPicture(spec, light, meta));
}

/** All elements of a well-formed XML text, in order; otherwise the parser throws. */
function elements(xml: string): Element[] {
  const parser = new DOMParser({ onError: onErrorStopParsing });
  return [...parser.parseFromString(`<root>${xml}</root>`, 'text/xml').getElementsByTagName('*')];
}

function textOf(node: Node | null | undefined): string {
  return node?.textContent ?? '';
}

function attributes(element: Element | undefined): Record<string, string> {
  return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

function isPicture(element: Element): boolean {
  return element.getAttribute('role') === 'img';
}

function texts(xml: string): string[] {
  return elements(xml)
    .filter(({ tagName }) => tagName === 'text')
    .map(textOf);
}

function ids(xml: string): string[] {
  return [...xml.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
}

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Caches the rendering of each chart. */
function renderedOnce(render: (spec: PlotSpec) => string): (spec: PlotSpec) => string {
  const known = new Map<PlotSpec, string>();
  return (spec) => {
    const text = known.get(spec) ?? render(spec);
    known.set(spec, text);
    return text;
  };
}

const ID = 'gluten-velox-vs-comet-chart';
const fragmentOf = renderedOnce((spec) => inlineSvg(spec, ID));
const fileOf = renderedOnce((spec) => downloadSvg(spec));

for (const { name, spec } of CHARTS) {
  test(`${name}: page fragment and file are well-formed XML without NaN or undefined`, () => {
    for (const xml of [fragmentOf(spec), fileOf(spec)]) {
      expect(elements(xml).length).toBeGreaterThan(5);
      expect(xml).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test(`${name}: each picture has a name, a description, and unique ids`, () => {
    const html = fragmentOf(spec);
    const pictures = elements(html).filter(isPicture);
    expect(pictures.length).toBeGreaterThan(0);
    const named = pictures.map((picture) => {
      const [title, description] = [...picture.childNodes] as Element[];
      const isNamed =
        attributes(picture)['aria-labelledby'] === `${attributes(title).id} ${attributes(description).id}`;
      return [isNamed, textOf(title), textOf(description)];
    });
    expect(named).toEqual(pictures.map(() => [true, spec.title, spec.description]));
    expect(ids(html).every((id) => id.startsWith(`${ID}-`))).toBe(true);
    expect(new Set(ids(html)).size).toBe(ids(html).length);
  });

  test(`${name}: the heights to reserve equal the heights of the drawings`, () => {
    const { wide, narrow, tiny } = chartHeights(spec);
    expect([wide, narrow, tiny]).toEqual([920, 380, 288].map((width) => draw(spec, width).height));
    expect([wide, narrow, tiny]).toEqual(expect.arrayContaining(WIDTHS.map((width) => draw(spec, width).height)));
  });
}

test('the page fragment has a wide drawing and a narrow one in boxes of these classes', () => {
  const classes = (spec: PlotSpec) =>
    [...inlineSvg(spec, 'a').matchAll(/<div class="([^"]+)"/g)].map((match) => match[1]);
  expect(classes(chartOf('spread'))).toEqual(['chart-wide', 'chart-narrow']);
  expect(classes(chartOf('dumbbell'))).toEqual(['chart-wide', 'chart-narrow', 'chart-narrow', 'chart-tiny']);
});

test('a drawing inside a page stretches only in width: without a viewBox, text keeps its size', () => {
  const [wide] = elements(inlineSvg(chartOf('spread'), 'a')).filter(isPicture);
  expect(attributes(wide)).toMatchObject({ width: '100%', height: '352', 'font-size': '12' });
  expect(attributes(wide).viewBox).toBeUndefined();
});

test('stretched shapes keep the width of their lines', () => {
  for (const spec of MIXED) {
    const nested = elements(inlineSvg(spec, 'a')).filter(
      (element) => element.getAttribute('preserveAspectRatio') === 'none',
    );
    const stroked = nested
      .flatMap((node) => [...node.getElementsByTagName('*')])
      .filter((node) => node.hasAttribute('stroke'));
    expect(stroked.every((node) => node.getAttribute('vector-effect') === 'non-scaling-stroke')).toBe(true);
  }
});

test('a chart of 103 points takes at most 6 KB gzip for all its drawings', () => {
  for (const { spec } of CHARTS) {
    expect(gzipped(fragmentOf(spec))).toBeLessThan(6000);
  }
});

test('a downloaded chart is 920 px wide, with title, disclaimer, date, and source inside the picture', () => {
  const xml = downloadSvg(chartOf('spread'), { ...META, caption: 'Speedup of each query.' });
  const [, root] = elements(xml);
  expect(attributes(root)).toMatchObject({
    xmlns: 'http://www.w3.org/2000/svg',
    width: '920',
    'font-family': FONT_FAMILY,
  });
  expect(attributes(root).viewBox).toBe(`0 0 920 ${attributes(root).height}`);
  expect(texts(xml)).toEqual(
    expect.arrayContaining([chartOf('spread').title, 'Speedup of each query.', '29 Gluten + Velox clearly faster']),
  );
  const all = texts(xml).join(' ');
  expect(all).toContain('Derived from TPC-DS; not comparable to published TPC-DS results.');
  expect(all).toContain('21 July 2026');
  expect(all).toContain(META.source);
  expect(xml).not.toContain('var(');
});

test('a downloaded chart of a suite other than TPC-DS has no disclaimer about TPC-DS', () => {
  const xml = downloadSvg(chartOf('spread'), { ...META, disclaimer: '' });
  expect(texts(xml).join(' ')).not.toContain('Derived from');
  expect(texts(xml)).toContain(`21 July 2026. Source: ${META.source}`);
});

test('text from an artifact cannot become markup', () => {
  const spec = { ...chartOf('dots'), title: '<script>alert("x") & </script>', description: 'a\u0000b \u{1f600}' };
  for (const xml of [inlineSvg(spec, 'a'), downloadSvg(spec)]) {
    expect(xml).not.toContain('<script');
    expect(texts(xml).length).toBeGreaterThan(0);
    expect(xml).toContain('ab \u{1f600}');
  }
});
