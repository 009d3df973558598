import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dark, light } from '../../../src/charts/base/theme';
import { overlaps } from '../../../src/charts/draw/text';
import { LegacyLiveChart } from '../../../src/charts/legacy/LegacyLive';
import { legacyConfig } from '../../../src/charts/legacy/legacyConfig';
import { legacyHtml } from '../../../src/charts/legacy/legacyHtml';
import { legacyWidth, legacyWidths } from '../../../src/charts/legacy/legacySizes';
import { expect, test } from '../support/test';
import { drawLegacy, LEGACY, legacyOf } from './legacySupport';
import { boxOf, shownTexts, words } from './support';

for (const [name, chart] of Object.entries(LEGACY)) {
  test(`${name}: texts stay inside, apart, at 12 px and unturned at every width`, () => {
    for (const width of legacyWidths(chart)) {
      const drawing = drawLegacy(chart, width);
      const texts = shownTexts(drawing).map((item) => ({ text: words(item), box: boxOf(item), item }));
      const outside = texts.filter(
        ({ box }) => box.left < -2 || box.right > width + 2 || box.top < -1 || box.bottom > drawing.height + 1,
      );
      const crossing = texts.flatMap((a, index) =>
        texts
          .slice(index + 1)
          .filter((b) => overlaps(a.box, b.box))
          .map((b) => `${a.text} / ${b.text}`),
      );
      expect({ width, outside: outside.map(({ text }) => text), crossing }).toEqual({
        width,
        outside: [],
        crossing: [],
      });
      expect(texts.every(({ item }) => item.size >= 12 && item.turn === 0)).toBe(true);
    }
  });

  test(`${name}: the HTML has one drawing per width, without NaN, and the same bytes each time`, () => {
    const html = legacyHtml(chart, 'id');
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(html.match(/<svg /g)).toHaveLength(legacyWidths(chart).length);
    expect(html.match(/aria-labelledby="id"/g)).toHaveLength(legacyWidths(chart).length);
    expect(legacyHtml(chart, 'id')).toBe(html);
    expect(gzipSync(html).length).toBeLessThan(12_000);
  });

  test(`${name}: every mark is a point, and nothing moves`, () => {
    const { config, points } = legacyConfig(chart, light, 560);
    const marks = chart.data.datasets.flatMap(({ data }) => data);
    expect(points).toHaveLength(marks.length);
    expect(config.options).toMatchObject({ animation: false, responsive: false, maintainAspectRatio: false });
  });
}

test('each box shows exactly one of the drawings, the widest that it has room for', () => {
  const chart = legacyOf('two columns');
  const html = legacyHtml(chart, 'id');
  const wrong: object[] = [];
  for (let width = 240; width <= 920; width++) {
    const hidden = [...html.matchAll(/@container\((max|min)-width:([\d.]+)px\)\{\.(chart-at-[\d-]+)\{/g)].filter(
      ([, kind, limit]) => (kind === 'max' ? width <= Number(limit) : width >= Number(limit)),
    );
    const shown = legacyWidths(chart).length - new Set(hidden.map(([, , , name]) => name)).size;
    const widest = legacyWidths(chart).findLast((own) => own <= width) ?? 244;
    const found = { width, shown, drawing: legacyWidth(chart, width) };
    if (shown !== 1 || found.drawing !== widest) wrong.push({ ...found, widest });
  }
  expect(wrong).toEqual([]);
});

test('the height of the page is kept, a chart without one is as high as its rows need', () => {
  expect(drawLegacy(legacyOf('a long list both ways, with a value missing'), 244).height).toBe(600);
  expect(drawLegacy(legacyOf('stacked rows'), 244).height).toBe(2 * 42 + 76);
  expect(drawLegacy(legacyOf('pie without colours'), 400).height).toBe(400);
  expect(legacyWidths(legacyOf('doughnut'))).toEqual([220]);
});

test('columns lie down in boxes where their labels would collide, unless the page says how they lie', () => {
  const chart = legacyOf('grouped columns without colours');
  expect(legacyConfig(chart, light, 244).config.options?.indexAxis).toBe('y');
  expect(legacyConfig(chart, light, 560).config.options?.indexAxis).toBe('x');
  const told = { ...chart, options: { indexAxis: 'x' } };
  expect(legacyConfig(told, light, 244).config.options?.indexAxis).toBe('x');
});

test('titles of vertical axes stand above the plot area, and move to the other axis when columns lie down', () => {
  const chart = legacyOf('grouped columns without colours');
  const titled = { ...chart, options: { scales: { y: { title: { display: true, text: 'Seconds' } } } } };
  const at = (width: number) => shownTexts(drawLegacy(titled, width)).find((item) => words(item) === 'Seconds');
  expect(at(560)).toMatchObject({ x: 0, y: 12 });
  expect(at(244)?.y).toBeGreaterThan(100);
});

test('a value that has no room beyond its bar stands on the other side of 0', () => {
  const chart = legacyOf('a long list both ways, with a value missing');
  const texts = shownTexts(drawLegacy(chart, 244)).map(words);
  expect(texts).toContain('−111.8');
});

test('the hole of a doughnut holds the sum of its parts', () => {
  expect(shownTexts(drawLegacy(legacyOf('doughnut'), 220)).map(words)).toEqual(['104', 'Queries']);
});

test('hues of the page stay in both themes, its white and black become paper and ink', () => {
  const colours = (theme: typeof light) =>
    drawLegacy(legacyOf('doughnut'), 220, theme).items.flatMap((item) =>
      item.type === 'path' ? [item.fill, item.stroke?.colour] : [],
    );
  for (const theme of [light, dark])
    expect(colours(theme)).toEqual(expect.arrayContaining(['#27ae60', '#e74c3c', theme.bg]));
});

test('a text of the page cannot become markup', () => {
  const chart = { ...legacyOf('two columns'), data: { labels: ['<b>&', 'b'], datasets: [{ data: [1, 2] }] } };
  expect(legacyHtml(chart, 'id')).not.toContain('<b>');
});

test('what cannot be drawn fails with the chart’s title', () => {
  const line = { ...legacyOf('two columns'), title: 'Mixed' };
  const mixed = { ...line, data: { ...line.data, datasets: [{ type: 'line', data: [1] }] } };
  expect(() => legacyHtml(mixed, 'id')).toThrow(
    'chart "Mixed" cannot be drawn: unknown type line (known: bar, pie, doughnut)',
  );
});

test('the live chart has the size of the drawing that its box shows', () => {
  const html = renderToStaticMarkup(
    createElement(LegacyLiveChart, { chart: legacyOf('two columns'), dark: false, width: 700 }),
  );
  expect(html).toContain('width="690"');
  expect(html).toContain('height="320"');
  expect(html).toContain('aria-label="A chart. Use the arrow keys to move between points."');
});
