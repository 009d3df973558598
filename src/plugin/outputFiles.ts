import { chartTable } from '../benchmark/chartTables';
import type { ChartSpec } from '../benchmark/chartTypes';
import { indexEntry, packIndex } from '../benchmark/compareIndex';
import { tableCsv } from '../benchmark/tables';
import { reportCard, siteCard } from './cards';
import { createChartEmbeds } from './chartEmbeds';
import { chartJson } from './chartFile';
import { type AnyReport, chartMeta, reportDisclaimer } from './chartMeta';
import { chartSources } from './chartSources';
import { dataIndex, type FileEntry } from './dataIndex';
import { derivedFiles } from './derivedFiles';
import { type DrawnFiles, drawChart } from './drawChart';
import { homeFiles } from './homeFiles';
import type { Image } from './images/drawImages';
import { othersTurn } from './othersTurn';
import { pageDataFile } from './pageDataFile';
import { resultsFeed } from './resultsFeed';
import type { Site } from './site';
import type { ReportContent, SiteContent } from './siteContent';
import type { OutputFile } from './staticOutput';
import type { SummaryContent } from './summaryContent';

/** Makes the drawings of one chart; report and site's address stand in those for download. */
export type DrawChart = (spec: ChartSpec, content: AnyReport, siteUrl: string) => DrawnFiles;

/**
 * A function that returns every file to publish beside the pages: drawings, specs and tables below /charts/, derived
 * tables below /data/derived/, /data/index.json, embeds below /embed/, and the feed of result sets; and the images that are still to
 * be painted. It remembers the drawings of each chart, so that after a change only the charts that changed are drawn again.
 */
export function createOutputFiles(draw: DrawChart = drawChart, embeds = createChartEmbeds()) {
  let earlier = new Map<string, DrawnFiles>();
  return async (content: SiteContent, files: readonly FileEntry[], site: Site): Promise<DrawnFiles> => {
    const reports: AnyReport[] = [...content.reports, ...content.summaries];
    const drawn = new Map<string, DrawnFiles>();
    for (const report of reports) {
      for (const spec of report.charts) {
        const key = JSON.stringify([report.report.id, chartMeta(spec, report, site.url), spec]);
        if (!earlier.has(key)) await othersTurn();
        drawn.set(key, earlier.get(key) ?? draw(spec, report, site.url));
      }
    }
    earlier = drawn;
    const home = homeFiles(content, files, site);
    const drawings = [...drawn.values(), home];
    const texts = textFiles(content, files, site);
    const cards: Image[] = [siteCard(content, site)];
    for (const report of reports) {
      await othersTurn();
      cards.push(reportCard(report, site));
    }
    const made = {
      files: [...drawings.flatMap((entry) => entry.files), ...texts],
      images: [...drawings.flatMap(({ images }) => images), ...cards],
    };
    return { ...made, files: [...made.files, ...embeds(reports, made, site), feed(content, site)] };
  };
}

/** The feed of new result sets. */
function feed({ data, reports }: SiteContent, { title, url }: Site): OutputFile {
  const used = reports.map(({ report }) => report);
  return {
    path: 'results/feed.xml',
    text: resultsFeed(data.resultSets, data.environments, used, { title, address: url }),
  };
}

/** Everything that is not drawn. */
function textFiles(content: SiteContent, files: readonly FileEntry[], site: Site): OutputFile[] {
  const reports: AnyReport[] = [...content.reports, ...content.summaries];
  const charts = reports.flatMap((report) => [...chartFiles(report, content, files, site), ...figureFiles(report)]);
  const tables = [...content.reports.flatMap(comparisonFiles), ...content.summaries.flatMap(summaryFiles)];
  return [
    ...charts,
    ...tables,
    ...pageFiles(content),
    { path: 'data/index.json', text: dataIndex(content.data, files) },
    compareIndexFile(content),
  ];
}

/** Of each chart of a report its CSV, exactly what is drawn, and its JSON. */
function chartFiles(report: AnyReport, { data }: SiteContent, files: readonly FileEntry[], site: Site): OutputFile[] {
  const folder = report.report.id;
  const note = reportDisclaimer(report);
  return report.charts.flatMap((spec) => {
    const beside = report.page.figures[spec.id]?.table ?? { columns: [], rows: [], footnotes: [] };
    const csv = { path: `charts/${folder}/${spec.id}.csv`, text: tableCsv(chartTable(spec, beside), note) };
    const meta = chartMeta(spec, report, site.url);
    const about = { folder, page: `reports/${folder}/`, meta, sources: chartSources(spec, report, data) };
    return [csv, chartJson(spec, about, files, site)];
  });
}

/** The CSV of each figure that is more than one chart: its table. */
function figureFiles(content: AnyReport): OutputFile[] {
  const { report, charts, page } = content;
  return Object.entries(page.figures)
    .filter(([id]) => charts.every((spec) => spec.id !== id))
    .map(([id, { table }]) => ({
      path: `charts/${report.id}/${id}.csv`,
      text: tableCsv(table, reportDisclaimer(content)),
    }));
}

/** The derived tables of a comparison. */
function comparisonFiles({ report, comparison }: ReportContent): OutputFile[] {
  const folder = `data/derived/${report.id}`;
  return derivedFiles(report, comparison).map((file) => ({ ...file, path: `${folder}/${file.path}` }));
}

/** The tables of a report of published summaries that no figure has, and the values that pages print. */
function summaryFiles(content: SummaryContent): OutputFile[] {
  const { report, page } = content;
  const folder = `data/derived/${report.id}`;
  const tables = Object.entries(page.tables).map(([id, table]) => ({
    path: `${folder}/${id}.csv`,
    text: tableCsv(table, reportDisclaimer(content)),
  }));
  return [...tables, { path: `${folder}/values.json`, text: `${JSON.stringify(page.values, null, 2)}\n` }];
}

/** The list of result sets for the page that compares them. */
function compareIndexFile({ data }: SiteContent): OutputFile {
  const text = `${JSON.stringify(packIndex(data.resultSets.map(indexEntry)))}\n`;
  return { path: 'data/compare-index.json', text };
}

/** What the pages that carry their own data print, a file beside each page, and the tables of queries. */
function pageFiles({ queries, resultSets }: SiteContent): OutputFile[] {
  return [...queries().files, ...resultSets.map((set) => pageDataFile(set.card.path, set))];
}
