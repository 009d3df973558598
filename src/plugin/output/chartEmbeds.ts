import type { FigureText } from '../../benchmark/model/figure';
import { logFigure } from '../../components/eventLogAnalysis/figureText';
import type { ChartSpec } from '../../figures';
import type { ChartFile } from '../../figures/chartFile';
import { stagesTable } from '../../figures/stages/spec';
import type { ReportContent } from '../content/reportContent';
import { type EmbedInput, embedFiles } from '../embed/embedFiles';
import { type EmbedScripts, embedScripts } from '../embed/embedScripts';
import type { OutputFile } from '../lib/files';
import type { Site } from '../lib/site';
import { type DrawnFiles, drawing } from './drawChart';

/** The figure of a chart: its own, or the small multiples that contain it as a panel. */
function figureOf(spec: ChartSpec, figures: Record<string, FigureText>): FigureText | undefined {
  const shows = ({ panels }: FigureText) => panels.some(({ chart }) => chart === spec.id);
  return figures[spec.id] ?? Object.values(figures).find(shows);
}

/** A chart with the inputs of its embed; `report` is the page that shows it, and its id is the folder of the files. */
export interface EmbedSource extends Pick<EmbedInput, 'report' | 'disclaimer'> {
  spec: ChartSpec;
  figure: FigureText | undefined;
}

/** Creates the embeds of reports, and of charts in no report, from their drawn files. */
export type ChartEmbeds = (
  reports: readonly ReportContent[],
  others: readonly EmbedSource[],
  drawn: DrawnFiles,
  site: Site,
) => OutputFile[];

/**
 * Returns a function that creates the embed of every chart of these reports, and their scripts. `drawn` holds the
 * drawings and published data that embeds repeat. Scripts are bundled on the first call.
 */
export function createChartEmbeds(bundle: typeof embedScripts = embedScripts): ChartEmbeds {
  let scripts: EmbedScripts | null = null;
  return (reports, others, drawn, site) => {
    scripts ??= bundle();
    const made = scripts;
    const files = new Map(drawn.files.map((file) => [file.path, file]));
    const pages = [...reports.flatMap(reportSources), ...others].flatMap((source) =>
      chartEmbed(source, { files, site, scripts: made }),
    );
    return [...made.files, ...pages];
  };
}

interface Made {
  /** Drawings and published data, by path. */
  files: ReadonlyMap<string, OutputFile>;
  site: Site;
  scripts: EmbedScripts;
}

type ShownChart = Pick<EmbedSource, 'spec' | 'figure'>;

/** Stages of queries with their tables, which pages do not carry. */
function logFigures({ why }: ReportContent): ShownChart[] {
  return (why?.stages ?? []).map(({ spec, around }) => ({
    spec,
    figure: { ...logFigure(spec, around), table: stagesTable(spec) },
  }));
}

function reportSources(content: ReportContent): EmbedSource[] {
  const { id, title, publishedOn: published } = content.report;
  const report = { id, title, published, path: `/reports/${id}/` };
  const { disclaimer } = content;
  return [
    ...content.charts.map((spec) => ({ spec, figure: figureOf(spec, content.page.figures) })),
    ...logFigures(content),
  ].map((shown) => ({ ...shown, report, disclaimer }));
}

function chartEmbed({ spec, figure, report, disclaimer }: EmbedSource, { files, site, scripts }: Made): OutputFile[] {
  const name = `charts/${report.id}/${spec.id}`;
  const data = files.get(`${name}.json`)?.text;
  if (!figure || !data) throw new Error(`${name}: no figure or data to embed`);
  const input = {
    spec,
    figure,
    report,
    disclaimer,
    // Pages show the longest stages with a table, embeds show all.
    drawing:
      (spec.kind === 'stages' ? null : files.get(`${name}.inline.html`)?.text) ??
      drawing({ spec, idPrefix: `${report.id}-${spec.id}` }),
    dataHash: (JSON.parse(data) as ChartFile).dataHash,
    site: { address: site.url, places: site.places },
  };
  return embedFiles(input, scripts);
}
