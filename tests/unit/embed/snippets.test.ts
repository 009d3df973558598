import { evaluate } from '@mdx-js/mdx';
import { load } from 'cheerio';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type EmbeddableChart,
  embedAddress,
  frameSnippet,
  mdxSnippet,
  pictureSnippet,
  resizedSnippet,
} from '../../../src/benchmark/publish/embedSnippets';
import { expect, test } from '../support/test';

const chart: EmbeddableChart = {
  title: 'A is "faster" than B',
  description: '2 < 3 queries & {more}',
  page: 'https://x.org/embed/r/c/',
  picture: 'https://x.org/charts/r/c',
  report: 'https://x.org/reports/r/',
  script: 'https://x.org/embed/resize.js',
  height: 500,
};

/** Every element of a piece of HTML with its attributes, as a browser understands them, by name. */
function elements(html: string): { name: string; attributes: Record<string, string> }[] {
  const $ = load(html, null, false);
  const found = $('*')
    .toArray()
    .map((element) => ({
      name: $(element).prop('tagName')?.toLowerCase() ?? '',
      attributes: { ...$(element).attr() },
    }));
  return found.sort((a, b) => a.name.localeCompare(b.name));
}

/** A snippet as a page of MDX renders it, and what React warns about it. */
async function asMdx(snippet: string): Promise<{ html: string; warnings: unknown[][] }> {
  const warnings: unknown[][] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => warnings.push(words);
  try {
    const { default: Content } = await evaluate(`Before.\n\n${snippet}\n\nAfter.\n`, runtime);
    return { html: renderToStaticMarkup(createElement(Content)), warnings };
  } finally {
    console.error = error;
  }
}

for (const theme of ['auto', 'light', 'dark'] as const) {
  for (const [name, snippet] of Object.entries({ frameSnippet, resizedSnippet, pictureSnippet })) {
    test(`${name}(chart, ${theme}) means the same in HTML and in MDX, and React has no warning about it`, async () => {
      const text = snippet(chart, theme);
      const { html, warnings } = await asMdx(text);
      // MDX wraps text in paragraphs, and React preloads what it is about to load.
      expect(elements(html).filter(({ name: tag }) => tag !== 'p' && tag !== 'link')).toEqual(elements(text));
      expect(warnings).toEqual([]);
    });
  }
}

test('embedAddress(page, theme) names the theme only if one is chosen', () => {
  expect(embedAddress(chart.page, 'auto')).toBe('https://x.org/embed/r/c/');
  expect(embedAddress(chart.page, 'dark')).toBe('https://x.org/embed/r/c/?theme=dark');
});

test('frameSnippet(chart) is a light sandboxed frame without access to its site, with its title escaped', () => {
  expect(frameSnippet(chart)).toBe(
    '<iframe src="https://x.org/embed/r/c/?theme=light" title="A is &quot;faster&quot; than B" width="100%" height="500" ' +
      'frameBorder="0" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>',
  );
});

test('resizedSnippet(chart) adds the script of the site', () => {
  expect(resizedSnippet(chart)).toBe(
    `${frameSnippet(chart)}\n<script async src="https://x.org/embed/resize.js"></script>`,
  );
});

test('pictureSnippet(chart) has a picture for each theme, or only the chosen one, and links to the report', () => {
  const picture = (theme?: 'dark') => load(pictureSnippet(chart, theme), null, false);
  const both = picture();
  expect(both('a > picture > source').attr()).toEqual({
    media: '(prefers-color-scheme: dark)',
    srcset: 'https://x.org/charts/r/c.dark.png',
  });
  expect(both('a > picture > img').attr()).toEqual({
    alt: chart.description,
    src: 'https://x.org/charts/r/c.png',
    width: '100%',
  });
  expect(picture('dark')('a').attr('href')).toBe(chart.report);
  expect(picture('dark')('source')).toHaveLength(0);
  expect(picture('dark')('a > img').attr('src')).toBe('https://x.org/charts/r/c.dark.png');
});

test('mdxSnippet(report, chart) is a component that MDX pages know', () => {
  expect(mdxSnippet('r', 'c')).toBe('<BarChart report="r" chart="c" />');
});
