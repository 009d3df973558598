import { load } from 'cheerio';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type EmbeddableChart,
  type EmbedTheme,
  embedAddress,
  frameSnippet,
  mdxSnippet,
  pictureSnippet,
  resizedSnippet,
} from '../../../src/components/figure/EmbedDialog/embedSnippets';
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

/** Names and attributes of every element in a piece of HTML, as parsed by a browser. */
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

/** A snippet as rendered by an MDX page, and React's warnings about it. */
async function asMdx(snippet: string): Promise<{ html: string; warnings: unknown[][] }> {
  const { evaluate } = await import('@mdx-js/mdx');
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
    test(`${name}(chart, ${theme}) gives equal elements in HTML and in MDX, without React warnings`, async () => {
      const text = snippet(chart, theme);
      const { html, warnings } = await asMdx(text);
      // MDX wraps text in paragraphs, and React preloads resources.
      const own = (all: ReturnType<typeof elements>) => all.filter(({ name: tag }) => tag !== 'p' && tag !== 'link');
      expect(own(elements(html))).toEqual(own(elements(text)));
      expect(warnings).toEqual([]);
    });
  }
}

test('embedAddress(page, theme) contains the theme only if one is chosen', () => {
  expect(embedAddress(chart.page, 'auto')).toBe('https://x.org/embed/r/c/');
  expect(embedAddress(chart.page, 'dark')).toBe('https://x.org/embed/r/c/?theme=dark');
});

test('frameSnippet(chart, theme) is a sandboxed frame without access to its site, and a link that remains without it', () => {
  expect(frameSnippet(chart, 'light')).toBe(
    '<iframe src="https://x.org/embed/r/c/?theme=light" title="A is &quot;faster&quot; than B" width="100%" height="500" ' +
      'loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>\n' +
      '<p><a href="https://x.org/reports/r/">Report with this chart: A is &#34;faster&#34; than B</a></p>',
  );
});

test('resizedSnippet(chart, theme) adds the site’s script', () => {
  expect(resizedSnippet(chart, 'auto')).toBe(
    `${frameSnippet(chart, 'auto')}\n<script async src="https://x.org/embed/resize.js"></script>`,
  );
});

test('pictureSnippet(chart, theme) has a narrow picture for phones, in both themes or the chosen one, and links to the report', () => {
  const sources = (theme: EmbedTheme) => {
    const $ = load(pictureSnippet(chart, theme), null, false);
    expect($('a > picture > img').attr('alt')).toBe(chart.title);
    expect($('a').attr('href')).toBe(chart.report);
    const entries = $('source').toArray();
    return [
      ...entries.map((entry) => [$(entry).attr('media'), $(entry).attr('srcset')?.split('/').at(-1)]),
      ['', $('img').attr('src')?.split('/').at(-1)],
    ];
  };
  expect(sources('auto')).toEqual([
    ['(max-width: 600px) and (prefers-color-scheme: dark)', 'c.narrow.dark.svg'],
    ['(max-width: 600px)', 'c.narrow.svg'],
    ['(prefers-color-scheme: dark)', 'c.dark.svg'],
    ['', 'c.png'],
  ]);
  expect(sources('dark')).toEqual([
    ['(max-width: 600px)', 'c.narrow.dark.svg'],
    ['', 'c.dark.svg'],
  ]);
});

test('mdxSnippet(report, chart) is a component that MDX pages know', () => {
  expect(mdxSnippet('r', 'c')).toBe('<BarChart report="r" chart="c" />');
});
