import type { DrawnSpec, FigureSpec } from '../../benchmark/figures/kinds';
import type { FigureText } from '../../benchmark/model/figure';
import { formatDate } from '../../benchmark/text/numbers';
import { isPlot } from '../../charts/kinds/index';
import type { OutputFile } from '../lib/files';
import { frameHeight } from './embedHeight';
import { type EmbedPage, embedPage } from './embedPage';
import type { EmbedScripts } from './embedScripts';
import { oembed } from './oembed';

/** Width of the frame that oEmbed offers, px. */
const WIDTH = 640;
/** From a chart's embed page to the site's root. */
const UP = '../../../';

/** A chart with what its embed needs. */
export interface EmbedInput {
  spec: FigureSpec | DrawnSpec;
  /** The figure that shows the chart. */
  figure: FigureText;
  report: { id: string; title: string; published: string /** From the site's root, "reports/x/". */; path: string };
  /** What must stand with the numbers, a sentence without full stop; '' for nothing. */
  disclaimer: string;
  /** The chart's drawing as it stands in pages. */
  drawing: string;
  /** The chart's published data, as JSON. */
  data: string;
  dataHash: string;
  /** Size of its PNG, px. */
  image: { width: number; height: number };
  site: { title: string /** With base path, ends in a slash. */; address: string };
}

function page(
  { spec, figure, report, disclaimer, drawing, dataHash, site }: EmbedInput,
  live: string | null,
): EmbedPage {
  const folder = `embed/${report.id}/${spec.id}/`;
  const single = figure.panels.length === 1;
  const parts = [figure.statement, disclaimer && `${disclaimer}.`, `${formatDate(report.published)}.`];
  return {
    spec,
    title: single ? figure.title : spec.title,
    caption: figure.caption,
    key: figure.key,
    table: figure.table,
    drawing,
    statement: parts.filter((part) => part !== '').join(' '),
    sources: figure.sources.map(({ label, path }) => ({ label, path: `${UP}${path.slice(1)}` })),
    report: { title: report.title, path: `${UP}${report.path}`, url: `${site.address}${report.path}` },
    oembed: `${site.address}${folder}oembed.json`,
    csv: `${UP}charts/${report.id}/${spec.id}.csv`,
    data: `${UP}charts/${report.id}/${spec.id}.json`,
    twin: 'data.js',
    live: live && `../../${live}`,
    dataHash,
  };
}

/** The files of a chart below /embed/<report>/<chart>/: its page, its data as a script for frames that may not fetch, and oembed.json. */
export function embedFiles(input: EmbedInput, scripts: EmbedScripts): OutputFile[] {
  const { spec, report, site, image, data } = input;
  const folder = `embed/${report.id}/${spec.id}/`;
  const embedded = page(input, isPlot(spec) ? scripts.live[spec.kind] : null);
  const picture = `${site.address}charts/${report.id}/${spec.id}`;
  const chart = {
    title: embedded.title,
    description: spec.description,
    page: `${site.address}${folder}`,
    picture,
    report: embedded.report.url,
    script: `${site.address}embed/element.js`,
    width: WIDTH,
    height: frameHeight(embedded, WIDTH),
  };
  const answer = oembed({ chart, thumbnail: { address: `${picture}.png`, ...image }, site });
  return [
    { path: `${folder}index.html`, text: embedPage(embedded) },
    { path: `${folder}data.js`, text: `benchmarkData=${data.trim().replace(/</g, '\\u003c')};\n` },
    { path: `${folder}oembed.json`, text: answer },
  ];
}
