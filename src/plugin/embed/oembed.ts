import { type EmbeddableChart, frameSnippet } from '../../benchmark/publish/embedSnippets';

/** What a provider of embeds says of a chart beside the chart itself. Addresses are absolute, sizes in px. */
interface Provided {
  chart: EmbeddableChart;
  /** Null where no pictures are painted. */
  thumbnail: { address: string; width: number; height: number } | null;
  site: { title: string; address: string };
}

/** oembed.json of a chart, type rich. Source: oembed.com, version 1.0. */
export function oembed({ chart, thumbnail, site }: Provided): string {
  const { title, width, height } = chart;
  const answer = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site.title,
    provider_url: site.address,
    html: frameSnippet(chart),
    width,
    height,
    ...(thumbnail && {
      thumbnail_url: thumbnail.address,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
    cache_age: 86400,
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
