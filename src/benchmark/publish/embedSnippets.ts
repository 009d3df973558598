export type EmbedTheme = 'auto' | 'light' | 'dark';

/** A chart as other sites embed it. Addresses are absolute. */
export interface EmbeddableChart {
  title: string;
  /** What it shows, for readers who do not see it. */
  description: string;
  /** Of the embed page; ends in a slash. */
  page: string;
  /** Of the pictures without ending, "…/charts/report/chart". */
  picture: string;
  /** Of the report. */
  report: string;
  /** Of the script that makes frames as high as their content. */
  script: string;
  /** Of the frame, px. */
  height: number;
}

/** The sandbox of every frame: it may run scripts and open links, and nothing else. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** The address of an embed page in a theme; 'auto' follows the reader's system. */
export function embedAddress(page: string, theme: EmbedTheme): string {
  return theme === 'auto' ? page : `${page}?theme=${theme}`;
}

/**
 * A frame that shows the embed page, light by default because most pages around it are white. Every snippet of this file is valid in HTML and
 * in MDX: no `style`, which MDX takes as an object only, and attributes in the case that React knows, which HTML ignores.
 */
export function frameSnippet({ title, page, height }: EmbeddableChart, theme: EmbedTheme = 'light'): string {
  return (
    `<iframe src="${attribute(embedAddress(page, theme))}" title="${attribute(title)}" width="100%" height="${height}" ` +
    `frameBorder="0" loading="lazy" sandbox="${SANDBOX}"></iframe>`
  );
}

/** The frame, and the script that makes every frame of this site as high as its content. */
export function resizedSnippet(chart: EmbeddableChart, theme: EmbedTheme = 'light'): string {
  return `${frameSnippet(chart, theme)}\n<script async src="${attribute(chart.script)}"></script>`;
}

/** A picture that links to the report: one for each theme, or only the chosen one. Valid in GitHub Markdown too. */
export function pictureSnippet({ description, picture, report }: EmbeddableChart, theme: EmbedTheme = 'auto'): string {
  const address = attribute(picture);
  const image = `<img alt="${attribute(description)}" src="${address}${theme === 'dark' ? '.dark' : ''}.png" width="100%" />`;
  const link = `<a href="${attribute(report)}">`;
  if (theme !== 'auto') return `${link}${image}</a>`;
  return [
    `${link}<picture>`,
    `  <source media="(prefers-color-scheme: dark)" srcSet="${address}.dark.png" />`,
    `  ${image}`,
    '</picture></a>',
  ].join('\n');
}

/** The component that shows a chart of a report in pages of this site and of sites with its package. */
export function mdxSnippet(report: string, chart: string): string {
  return `<BarChart report="${report}" chart="${chart}" />`;
}
