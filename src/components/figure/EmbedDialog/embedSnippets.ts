export type EmbedTheme = 'auto' | 'light' | 'dark';

/** A chart for embedding in other sites. URLs are absolute. */
export interface EmbeddableChart {
  title: string;
  /** Alternative text. */
  description: string;
  /** URL of the embed page; ends in a slash. */
  page: string;
  /** URL of the pictures without extension, "…/charts/report/chart". */
  picture: string;
  /** URL of the report. */
  report: string;
  /** URL of the script that fits the height of frames to their content. */
  script: string;
  /** Height of the frame in px. */
  height: number;
}

/** Sandbox of every frame: it may only run scripts and open links. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function attribute(value: string): string {
  return value.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** Text as content of an element, in HTML and in MDX, which reads Markdown and expressions there. */
function text(value: string): string {
  return value.replace(/[&<>"{}*_`~[\]\\]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** URL of an embed page in a theme; 'auto' follows the reader's system. */
export function embedAddress(page: string, theme: EmbedTheme): string {
  return theme === 'auto' ? page : `${page}?theme=${theme}`;
}

/**
 * A frame with the embed page. Every snippet of this file is valid in HTML and in MDX: no `style`, which MDX accepts
 * only as an object, and attributes in the case of React, which HTML ignores. The script removes the border of the frame.
 * The link remains where a host removes frames.
 */
export function frameSnippet({ title, page, report, height }: EmbeddableChart, theme: EmbedTheme): string {
  const frame =
    `<iframe src="${attribute(embedAddress(page, theme))}" title="${attribute(title)}" width="100%" height="${height}" ` +
    `loading="lazy" sandbox="${SANDBOX}"></iframe>`;
  return `${frame}\n<p><a href="${attribute(report)}">Report with this chart: ${text(title)}</a></p>`;
}

/** The frame, and the script that fits the height of this site's frames to their content. */
export function resizedSnippet(chart: EmbeddableChart, theme: EmbedTheme): string {
  return `${frameSnippet(chart, theme)}\n<script async src="${attribute(chart.script)}"></script>`;
}

const PHONE = '(max-width: 600px)';
const DARK = '(prefers-color-scheme: dark)';

/** Conditions for other pictures than `pictureEnd`: narrow ones on phones; with 'auto', also dark ones. */
export function pictureSources(theme: EmbedTheme): { media: string; end: string }[] {
  if (theme !== 'auto') return [{ media: PHONE, end: theme === 'dark' ? '.narrow.dark.svg' : '.narrow.svg' }];
  return [
    { media: `${PHONE} and ${DARK}`, end: '.narrow.dark.svg' },
    { media: PHONE, end: '.narrow.svg' },
    { media: DARK, end: '.dark.svg' },
  ];
}

/** Ending of a theme's default picture file: ".png". */
export function pictureEnd(theme: EmbedTheme): string {
  return theme === 'dark' ? '.dark.svg' : '.png';
}

/** A linked picture with a narrow version for phones; 'auto' adds dark versions. Valid in GitHub Markdown too. */
export function pictureSnippet({ title, picture, report }: EmbeddableChart, theme: EmbedTheme): string {
  const address = attribute(picture);
  return [
    `<a href="${attribute(report)}"><picture>`,
    ...pictureSources(theme).map(({ media, end }) => `  <source media="${media}" srcSet="${address}${end}" />`),
    `  <img alt="${attribute(title)}" src="${address}${pictureEnd(theme)}" width="100%" />`,
    '</picture></a>',
  ].join('\n');
}

/** The component that shows a report's chart, on this site and on sites with its package. */
export function mdxSnippet(report: string, chart: string): string {
  return `<BarChart report="${report}" chart="${chart}" />`;
}
