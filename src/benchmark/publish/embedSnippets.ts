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

/** The width at which a picture is drawn, and less where there is less room. */
const FITTING = 'width="920" style="max-width:100%;height:auto"';

function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** The address of an embed page in a theme; the reader's system decides where none is chosen. */
export function embedAddress(page: string, theme: EmbedTheme): string {
  return theme === 'auto' ? page : `${page}?theme=${theme}`;
}

/**
 * A frame that shows the embed page. It may run scripts and open links, and nothing else; its height holds all of it at any width, a phone's
 * too. Light unless another theme is chosen: most pages around are white whatever their readers prefer.
 */
export function frameSnippet({ title, page, width, height }: EmbeddableChart, theme: EmbedTheme = 'light'): string {
  const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
  return (
    `<iframe src="${attribute(embedAddress(page, theme))}" title="${attribute(title)}" width="${width}" height="${height}" ` +
    `style="border:0;max-width:100%" loading="lazy" sandbox="${sandbox}"></iframe>`
  );
}

/** Makes every frame of this site in a page as high as its content: once on a page, after its frames or before. */
const RESIZE = `<script>
addEventListener('message', ({ source, data }) => {
  const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
  if (frame && data?.type === 'benchmark-chart' && data.height > 0) frame.style.height = Math.min(data.height, 20000) + 'px';
});
</script>`;

/** The frame, and the lines that make it as high as its content. */
export function resizedSnippet(chart: EmbeddableChart, theme: EmbedTheme = 'light'): string {
  return `${frameSnippet(chart, theme)}\n${RESIZE}`;
}

/** The custom element, as high as its content; the picture inside is for readers without scripts. */
export function elementSnippet(chart: EmbeddableChart, theme: EmbedTheme = 'light'): string {
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
    return `<a href="${attribute(report)}"><img alt="${alt}" src="${address}${theme === 'dark' ? '.dark' : ''}.png" ${FITTING}></a>`;
  }
  return [
    `<a href="${attribute(report)}"><picture>`,
    `  <source media="(prefers-color-scheme: dark)" srcset="${address}.dark.png">`,
    `  <img alt="${alt}" src="${address}.png" ${FITTING}>`,
    '</picture></a>',
  ].join('\n');
}

/** The picture alone, a PNG for screens of twice the density, no wider than what is around it; it leads to the report. */
export function imageSnippet({ description, picture, report }: EmbeddableChart, theme: EmbedTheme = 'light'): string {
  const address = `${attribute(picture)}${theme === 'dark' ? '.dark' : ''}.png`;
  return `<a href="${attribute(report)}"><img src="${address}" alt="${attribute(description)}" ${FITTING}></a>`;
}
