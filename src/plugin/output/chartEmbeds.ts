import { type FigureSpec, isLogSpec, type LogSpec } from '../../benchmark/figures/kinds';
import type { FigureText } from '../../benchmark/model/figure';
import { reportDisclaimer } from '../../benchmark/pages/report/disclaimer';
import { logFigure } from '../../benchmark/pages/why/figureText';
import { logTable } from '../../benchmark/pages/why/logTable';
import type { ChartFile } from '../../benchmark/publish/chartFile';
import { isPlot } from '../../charts/kinds/index';
import { inlineTable } from '../../charts/render/inlineSvg';
import type { ReportContent } from '../content/reportContent';
import { embedFiles } from '../embed/embedFiles';
import { type EmbedScripts, embedScripts } from '../embed/embedScripts';
import type { OutputFile } from '../lib/files';
import type { Site } from '../lib/site';
import type { DrawnFiles } from './drawChart';

/** The figure of a chart: its own, or the small multiples of which it is a panel. */
function figureOf(spec: FigureSpec, figures: Record<string, FigureText>): FigureText | undefined {
  const shows = ({ panels }: FigureText) => panels.some(({ chart }) => chart === spec.id);
  return figures[spec.id] ?? Object.values(figures).find(shows);
}

/** Makes the embeds of reports from their drawn files. */
export type ChartEmbeds = (reports: readonly ReportContent[], drawn: DrawnFiles, site: Site) => OutputFile[];

/**
 * A function that returns the embed of every chart of these reports with the scripts that they need. `drawn` holds the
 * files that the embeds repeat: drawings and published data. Scripts are bundled at the first call, and again when a kind
 * of chart is drawn for the first time.
 */
export function createChartEmbeds(bundle: typeof embedScripts = embedScripts): ChartEmbeds {
  let scripts: EmbedScripts | null = null;
  return (reports, drawn, site) => {
    const kinds = [...new Set(reports.flatMap(({ charts }) => charts.filter(isPlot).map(({ kind }) => kind)))];
    if (!scripts || kinds.some((kind) => scripts?.live[kind] === undefined)) scripts = bundle(kinds);
    const made = scripts;
    const texts = new Map(drawn.files.map(({ path, text }) => [path, text]));
    const pages = reports.flatMap((report) =>
      [
        ...report.charts.map((spec) => ({ spec, figure: figureOf(spec, report.page.figures) })),
        ...logFigures(report),
      ].flatMap((shown) => chartEmbed(shown, report, { texts, drawn, site, scripts: made })),
    );
    return [...made.files, ...pages];
  };
}

interface Made {
  /** Texts of the drawn files by path. */
  texts: ReadonlyMap<string, string>;
  drawn: DrawnFiles;
  site: Site;
  scripts: EmbedScripts;
}

/** A chart and the figure that shows it. */
interface ShownChart {
  spec: FigureSpec | LogSpec;
  figure: FigureText | undefined;
}

/** The figures of event logs with their tables, which pages do not carry. */
function logFigures({ why }: ReportContent): ShownChart[] {
  if (!why) return [];
  return why.figures.map(({ spec, caption }) => ({
    spec,
    figure: {
      ...logFigure(spec, caption, spec.kind === 'lost' ? why.report.lostAround : why.report),
      table: logTable(spec),
    },
  }));
}

function chartEmbed(
  { spec, figure }: ShownChart,
  content: ReportContent,
  { texts, drawn, site, scripts }: Made,
): OutputFile[] {
  const { id, title, publishedOn: published } = content.report;
  const name = `charts/${id}/${spec.id}`;
  const data = texts.get(`${name}.json`);
  const image = drawn.images.find(({ path }) => path === `${name}.png`);
  if (!figure || !data || !image) throw new Error(`${name}: no figure, data or picture to embed`);
  const input = {
    spec,
    figure,
    report: { id, title, published, path: `reports/${id}/` },
    disclaimer: reportDisclaimer(content.comparisons, content.published),
    drawing: isLogSpec(spec) ? inlineTable(spec, `${id}-${spec.id}`) : (texts.get(`${name}.inline.html`) ?? ''),
    data,
    dataHash: (JSON.parse(data) as ChartFile).dataHash,
    image: { width: image.picture.width * image.scale, height: image.picture.height * image.scale },
    site: { title: site.title, address: site.url },
  };
  return embedFiles(input, scripts);
}
