import {
  type EmbeddableChart,
  elementSnippet,
  embedAddress,
  frameSnippet,
  imageSnippet,
  markdownSnippet,
  resizedSnippet,
} from '../../../src/benchmark/publish/embedSnippets';
import { expect, test } from '../support/test';

const chart: EmbeddableChart = {
  title: 'A is "faster" than B',
  description: '2 < 3 queries',
  page: 'https://x.org/embed/r/c/',
  picture: 'https://x.org/charts/r/c',
  report: 'https://x.org/reports/r/',
  script: 'https://x.org/embed/element.js',
  width: 640,
  height: 500,
};

test('embedAddress(page, theme) names the theme only where one is chosen', () => {
  expect(embedAddress(chart.page, 'auto')).toBe('https://x.org/embed/r/c/');
  expect(embedAddress(chart.page, 'dark')).toBe('https://x.org/embed/r/c/?theme=dark');
});

test('frameSnippet(chart) is a sandboxed frame without access to its site, with its title escaped', () => {
  expect(frameSnippet(chart, 'light')).toBe(
    '<iframe src="https://x.org/embed/r/c/?theme=light" title="A is &quot;faster&quot; than B" width="640" height="500" ' +
      'style="border:0;max-width:100%" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>',
  );
  expect(frameSnippet(chart)).not.toContain('allow-same-origin');
});

test('frame and element are light where no theme is chosen, and follow the reader only on request', () => {
  expect(frameSnippet(chart)).toBe(frameSnippet(chart, 'light'));
  expect(elementSnippet(chart)).toContain(' theme="light"');
  expect(frameSnippet(chart, 'auto')).toContain('src="https://x.org/embed/r/c/"');
});

test('resizedSnippet(chart) adds a script of five lines between its tags, which names nothing of the chart', () => {
  const [frame, ...script] = resizedSnippet(chart).split('\n');
  expect(frame).toBe(frameSnippet(chart));
  expect([script[0], script.at(-1)]).toEqual(['<script>', '</script>']);
  expect(script.slice(1, -1).length).toBeLessThanOrEqual(5);
  expect(script.join()).not.toContain('x.org');
});

test('elementSnippet(chart) holds a picture that leads to the report, for readers without scripts', () => {
  expect(elementSnippet(chart, 'dark').split('\n')).toEqual([
    '<script src="https://x.org/embed/element.js" async></script>',
    '<benchmark-chart src="https://x.org/embed/r/c/" theme="dark" title="A is &quot;faster&quot; than B" height="500">',
    '  <a href="https://x.org/reports/r/"><img src="https://x.org/charts/r/c.dark.svg" alt="2 &lt; 3 queries" style="max-width:100%"></a>',
    '</benchmark-chart>',
  ]);
});

test('markdownSnippet(chart) has a picture for each theme, or only the chosen one', () => {
  const both = markdownSnippet(chart);
  expect(both).toContain('<source media="(prefers-color-scheme: dark)" srcset="https://x.org/charts/r/c.dark.png">');
  expect(both).toContain('<img alt="2 &lt; 3 queries" src="https://x.org/charts/r/c.png" width="920" ');
  expect(markdownSnippet(chart, 'dark')).not.toContain('source');
  expect(markdownSnippet(chart, 'dark')).toContain('c.dark.png');
});

test('imageSnippet(chart) is a picture no wider than what is around it, which leads to the report', () => {
  expect(imageSnippet(chart)).toBe(
    '<a href="https://x.org/reports/r/"><img src="https://x.org/charts/r/c.png" alt="2 &lt; 3 queries" width="920" style="max-width:100%;height:auto"></a>',
  );
  expect(imageSnippet(chart, 'dark')).toContain('c.dark.png');
  expect(markdownSnippet(chart, 'dark')).toContain('width="920" style="max-width:100%;height:auto"');
});
