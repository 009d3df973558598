import { expect, test } from '@playwright/test';
import {
  type EmbeddableChart,
  elementSnippet,
  embedAddress,
  frameSnippet,
  imageSnippet,
  markdownSnippet,
} from '../../../src/benchmark/publish/embedSnippets';

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
  expect(both).toContain('<img alt="2 &lt; 3 queries" src="https://x.org/charts/r/c.png" width="920">');
  expect(markdownSnippet(chart, 'dark')).not.toContain('source');
  expect(markdownSnippet(chart, 'dark')).toContain('c.dark.png');
});

test('imageSnippet(chart) is the address of the PNG', () => {
  expect(imageSnippet(chart)).toBe('https://x.org/charts/r/c.png');
  expect(imageSnippet(chart, 'dark')).toBe('https://x.org/charts/r/c.dark.png');
});
