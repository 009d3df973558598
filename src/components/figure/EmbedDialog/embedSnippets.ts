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
 * A frame that shows the embed page. Every snippet of this file is valid in HTML and in MDX: no `style`, which MDX takes as an object only,
 * and attributes in the case that React knows, which HTML ignores.
 */
export function frameSnippet({ title, page, height }: EmbeddableChart, theme: EmbedTheme): string {
  return (
    `<iframe src="${attribute(embedAddress(page, theme))}" title="${attribute(title)}" width="100%" height="${height}" ` +
    `frameBorder="0" loading="lazy" sandbox="${SANDBOX}"></iframe>`
  );
}

/** The frame, and the script that makes every frame of this site as high as its content. */
export function resizedSnippet(chart: EmbeddableChart, theme: EmbedTheme): string {
  return `${frameSnippet(chart, theme)}\n<script async src="${attribute(chart.script)}"></script>`;
}

const PHONE = '(max-width: 600px)';
const DARK = '(prefers-color-scheme: dark)';

/** The ends of the picture files to show instead of `pictureEnd`, and when: narrow ones on phones; if the theme is the reader’s, dark ones too. */
export function pictureSources(theme: EmbedTheme): { media: string; end: string }[] {
  if (theme !== 'auto') return [{ media: PHONE, end: theme === 'dark' ? '.narrow.dark.svg' : '.narrow.svg' }];
  return [
    { media: `${PHONE} and ${DARK}`, end: '.narrow.dark.svg' },
    { media: PHONE, end: '.narrow.svg' },
    { media: DARK, end: '.dark.png' },
  ];
}

/** The end of the picture file that a theme shows first: ".png". */
export function pictureEnd(theme: EmbedTheme): string {
  return theme === 'dark' ? '.dark.png' : '.png';
}

/** A picture that links to the report, with a narrow one for phones: in both themes, or only in the chosen one. Valid in GitHub Markdown too. */
export function pictureSnippet({ description, picture, report }: EmbeddableChart, theme: EmbedTheme): string {
  const address = attribute(picture);
  return [
    `<a href="${attribute(report)}"><picture>`,
    ...pictureSources(theme).map(({ media, end }) => `  <source media="${media}" srcSet="${address}${end}" />`),
    `  <img alt="${attribute(description)}" src="${address}${pictureEnd(theme)}" width="100%" />`,
    '</picture></a>',
  ].join('\n');
}

/** The component that shows a chart of a report in pages of this site and of sites with its package. */
export function mdxSnippet(report: string, chart: string): string {
  return `<BarChart report="${report}" chart="${chart}" />`;
}
