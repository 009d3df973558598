export type EmbedTheme = 'auto' | 'light' | 'dark';

/** A chart as it is put into other sites. Addresses are absolute. */
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
  /** Of the script that defines the element. */
  script: string;
  /** Of the frame, px. */
  width: number;
  height: number;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** The address of an embed page in a theme; the reader's system decides where none is chosen. */
export function embedAddress(page: string, theme: EmbedTheme): string {
  return theme === 'auto' ? page : `${page}?theme=${theme}`;
}

/** A frame that shows the embed page. It may run scripts and open links, and nothing else; its height is fixed. */
export function frameSnippet({ title, page, width, height }: EmbeddableChart, theme: EmbedTheme = 'auto'): string {
  const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
  return (
    `<iframe src="${attribute(embedAddress(page, theme))}" title="${attribute(title)}" width="${width}" height="${height}" ` +
    `style="border:0;max-width:100%" loading="lazy" sandbox="${sandbox}"></iframe>`
  );
}

/** The custom element, as high as its content; the picture inside is for readers without scripts. */
export function elementSnippet(chart: EmbeddableChart, theme: EmbedTheme = 'auto'): string {
  const { title, description, page, picture, report, script, height } = chart;
  const choice = theme === 'auto' ? '' : ` theme="${theme}"`;
  const image = `<img src="${attribute(picture)}${theme === 'dark' ? '.dark' : ''}.svg" alt="${attribute(description)}" style="max-width:100%">`;
  return [
    `<script src="${attribute(script)}" async></script>`,
    `<benchmark-chart src="${attribute(page)}"${choice} title="${attribute(title)}" height="${height}">`,
    `  <a href="${attribute(report)}">${image}</a>`,
    '</benchmark-chart>',
  ].join('\n');
}

/** For Markdown that allows HTML, as that of GitHub: a picture for each theme, or the chosen one, which leads to the report. */
export function markdownSnippet({ description, picture, report }: EmbeddableChart, theme: EmbedTheme = 'auto'): string {
  const address = attribute(picture);
  const alt = attribute(description);
  if (theme !== 'auto') {
    return `<a href="${attribute(report)}"><img alt="${alt}" src="${address}${theme === 'dark' ? '.dark' : ''}.png" width="920"></a>`;
  }
  return [
    `<a href="${attribute(report)}"><picture>`,
    `  <source media="(prefers-color-scheme: dark)" srcset="${address}.dark.png">`,
    `  <img alt="${alt}" src="${address}.png" width="920">`,
    '</picture></a>',
  ].join('\n');
}

/** The address of the picture alone, a PNG for screens of twice the density. */
export function imageSnippet({ picture }: EmbeddableChart, theme: EmbedTheme = 'auto'): string {
  return `${picture}${theme === 'dark' ? '.dark' : ''}.png`;
}
