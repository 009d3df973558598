import { posix } from 'node:path';
import { basisText, type FigureText } from '../../benchmark/model/figure';
import { DEFAULT_SITE_URLS, resolvePath, type SiteUrls } from '../../benchmark/siteUrls/siteUrls';
import { formatDate } from '../../benchmark/text/numbers';
import type { ChartSpec } from '../../figures';
import { isPlot } from '../../figures/plots';
import type { OutputFile } from '../lib/files';
import { addressOf } from '../lib/site';
import { type EmbedPage, embedPage } from './embedPage';
import type { EmbedScripts } from './embedScripts';

export interface EmbedInput {
  spec: ChartSpec;
  figure: FigureText;
  report: { id: string; title: string; published: string /** Path of its page, "/reports/x/". */; path: string };
  /** The notice to show with the numbers, without a period; '' if there is none. */
  disclaimer: string;
  drawing: string;
  dataHash: string;
  site: { /** Includes the base path and ends in a slash. */ address: string; places?: SiteUrls };
}

/** The relative URL from a folder of the site to a page or file; to the root if the site does not have the page. */
function way(folder: string, path: string, places: SiteUrls = DEFAULT_SITE_URLS): string {
  const target = resolvePath(path, places) ?? '/';
  const found = posix.relative(resolvePath(folder, places) ?? '/', target);
  return target.endsWith('/') ? `${found}/` : found;
}

function page(
  { spec, figure, report, disclaimer, drawing, dataHash, site }: EmbedInput,
  { loader, live }: EmbedScripts,
): EmbedPage {
  const folder = `/embed/${report.id}/${spec.id}/`;
  const to = (path: string) => way(folder, path, site.places);
  const single = figure.panels.length === 1;
  const parts = [basisText(figure), disclaimer && `${disclaimer}.`, `${formatDate(report.published)}.`];
  return {
    spec,
    title: single ? figure.title : spec.title,
    caption: figure.caption,
    key: figure.key,
    table: figure.table,
    drawing,
    statement: parts.filter((part) => part !== '').join(' '),
    sources: figure.sources.map(({ label, path }) => ({ label, path: to(path) })),
    report: {
      title: report.title,
      path: to(report.path),
      url: addressOf({ url: site.address, places: site.places }, report.path),
    },
    picture:
      site.places?.images === false
        ? null
        : addressOf({ url: site.address, places: site.places }, `/charts/${report.id}/${spec.id}.png`),
    csv: to(`/charts/${report.id}/${spec.id}.csv`),
    data: 'data.js',
    live: isPlot(spec) ? `../../${live}` : null,
    loader,
    dataHash,
  };
}

/** Files of a chart below /embed/<report>/<chart>/: its page, and for a live chart its spec as a script. */
export function embedFiles(input: EmbedInput, scripts: EmbedScripts): OutputFile[] {
  const { spec, report } = input;
  const folder = `embed/${report.id}/${spec.id}/`;
  const text = `benchmarkSpec=${JSON.stringify(spec).replace(/</g, '\\u003c')};\n`;
  return [
    { path: `${folder}index.html`, text: embedPage(page(input, scripts)) },
    ...(isPlot(spec) ? [{ path: `${folder}data.js`, text }] : []),
  ];
}
