import { escapeXml } from '../charts/svgText';

/** A chart as a provider of embeds describes it. Addresses are absolute; sizes in px. */
export interface EmbeddedChart {
  title: string;
  /** Of the embed page. */
  address: string;
  report: string;
  width: number;
  height: number;
  thumbnail: { address: string; width: number; height: number };
  site: { title: string; address: string };
}

/** The frame that shows an embed page on another site. It may run scripts and open links, and nothing else. */
export function frameHtml({
  title,
  address,
  width,
  height,
}: Omit<EmbeddedChart, 'thumbnail' | 'site' | 'report'>): string {
  const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
  return (
    `<iframe src="${escapeXml(address)}" title="${escapeXml(title)}" width="${width}" height="${height}" ` +
    `style="border:0;max-width:100%" loading="lazy" sandbox="${sandbox}"></iframe>`
  );
}

/** oembed.json of a chart, type rich. Source: oembed.com, version 1.0. */
export function oembed(chart: EmbeddedChart): string {
  const { title, width, height, thumbnail, site } = chart;
  const answer = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site.title,
    provider_url: site.address,
    html: frameHtml(chart),
    width,
    height,
    thumbnail_url: thumbnail.address,
    thumbnail_width: thumbnail.width,
    thumbnail_height: thumbnail.height,
    cache_age: 86400,
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
