import { setTimeout } from 'node:timers/promises';
import { operatorCoverages } from '../../benchmark/coverage/operators';
import { reportPath, resultSetPath } from '../../benchmark/model/paths';
import { DEFAULT_SITE_URLS } from '../../benchmark/siteUrls/siteUrls';
import { documentedEngines } from '../../benchmark/trial/engineSettings';
import { pickerOrder } from '../../components/compare/pickerOptions';
import { indexFiles } from '../../components/compare/setIndex';
import { listedEntry } from '../../components/compare/start';
import { plansPath } from '../../components/eventLogAnalysis/content';
import { dataIndex, type FileEntry } from '../../data/dataIndex';
import { renamedSchemas } from '../../data/schemaFiles';
import { type ChartSpec, kindOf } from '../../figures';
import { tableCsv } from '../../figures/shared/tables';
import type { ReportContent } from '../content/reportContent';
import type { SiteContent } from '../content/siteContent';
import { fileParserFiles } from '../fileParser/fileParserFiles';
import type { Image } from '../images/drawImages';
import type { OutputFile } from '../lib/files';
import { blockPageFile } from '../lib/pageDataFile';
import { publishedEngines } from '../lib/publishedEngines';
import { addressOf, type Site } from '../lib/site';
import { agentFiles } from './agentFiles';
import { type ChartEmbeds, createChartEmbeds } from './chartEmbeds';
import { chartJson } from './chartJson';
import { chartMeta } from './chartMeta';
import { chartSources } from './chartSources';
import { compareFile } from './compareFile';
import { reportFiles } from './derivedFiles';
import { type DrawnFiles, drawChart } from './drawChart';
import { historyEmbeds, historyFiles, releasePages } from './historyFiles';
import { homeFiles } from './homeFiles';
import { resultsFeed } from './resultsFeed';
import { reportCard, siteCard } from './socialCards';

/** A page at an earlier path that redirects to the current path, also without scripts. Paths exclude the base path. */
function redirectFile({ from, to }: { from: string; to: string }, site: Site): OutputFile {
  const address = addressOf(site, to);
  const { pathname, hash } = new URL(address);
  const text = `<!doctype html>
<html lang="en-US">
<head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${pathname}${hash}">
<link rel="canonical" href="${address.replace(/#.*/, '')}">
</head>
<body><p>This page has moved to <a href="${pathname}${hash}">${pathname}</a>.</p></body>
</html>
`;
  return { path: `${from.slice(1)}index.html`, text };
}

/** Every chart of a report, including the charts of its event logs. */
function allCharts({ charts, why }: ReportContent): ChartSpec[] {
  return [...charts, ...(why?.stages ?? []).map(({ spec }) => spec)];
}

/** The plans of each query; empty if a side has no logs. */
function planFiles({ why, report }: ReportContent): OutputFile[] {
  return (why?.plans ?? []).map((plan) => ({
    path: plansPath(report.id, plan.query).slice(1),
    text: `${JSON.stringify(plan)}\n`,
  }));
}

/** Draws one chart; the downloads show the report and its URL. */
export type DrawChart = (spec: ChartSpec, content: ReportContent, site: Site) => DrawnFiles;

/**
 * Returns a function that draws the charts that pages show: drawings, their tables, and images to paint. It caches the
 * drawings of reports, so that only changed charts are drawn again.
 */
export function createDrawings(draw: DrawChart = drawChart) {
  let earlier = new Map<string, DrawnFiles>();
  return async (content: SiteContent, files: readonly FileEntry[], site: Site): Promise<DrawnFiles> => {
    const { reports } = content;
    const drawn = new Map<string, DrawnFiles>();
    for (const report of reports) {
      for (const spec of allCharts(report)) {
        const key = JSON.stringify([report.report.id, chartMeta(spec, report, site), spec]);
        // A server can answer meanwhile.
        if (!earlier.has(key)) await setTimeout();
        drawn.set(key, earlier.get(key) ?? draw(spec, report, site));
      }
    }
    earlier = drawn;
    const history = historyFiles(releasePages(content.history()), files, site);
    const drawings = [...drawn.values(), history];
    return { files: drawings.flatMap((entry) => entry.files), images: drawings.flatMap(({ images }) => images) };
  };
}

/**
 * Returns a function that adds to these drawings every other file to publish next to the pages: the figures of the
 * home page, specs and tables below /charts/, derived tables below /data/derived/, /data/index.json,
 * /data/verdicts.json, the Markdown twins of pages, embeds below /embed/, and the feed of result sets; and their images.
 */
export function createOtherFiles(embeds: ChartEmbeds = createChartEmbeds()) {
  return async (
    drawings: DrawnFiles,
    content: SiteContent,
    files: readonly FileEntry[],
    site: Site,
  ): Promise<DrawnFiles> => {
    const { reports } = content;
    const home = homeFiles(content, files, site);
    const texts = textFiles(content, files, site);
    const cards: Image[] = [siteCard(content, site)];
    for (const report of reports) {
      await setTimeout();
      cards.push(reportCard(report, site));
    }
    const made = {
      files: [...drawings.files, ...home.files, ...texts],
      images: [...drawings.images, ...home.images, ...cards],
    };
    return {
      ...made,
      files: [
        ...made.files,
        ...embeds(reports, historyEmbeds(releasePages(content.history())), made, site),
        feed(content, site),
        await compareFile(content),
        ...fileParserFiles(),
      ],
    };
  };
}

/** Both together. Tests that need no pictures replace `draw` and `embeds`. */
export function createOutputFiles(draw?: DrawChart, embeds?: ChartEmbeds) {
  const [drawings, withOthers] = [createDrawings(draw), createOtherFiles(embeds)];
  return async (content: SiteContent, files: readonly FileEntry[], site: Site): Promise<DrawnFiles> =>
    withOthers(await drawings(content, files, site), content, files, site);
}

export const FEED_FILE = 'results/feed.xml';

function feed({ data, reports }: SiteContent, { title, url, places }: Site): OutputFile {
  const used = reports.map(({ report }) => report);
  return {
    path: FEED_FILE,
    text: resultsFeed(data.resultSets, data.environments, used, { title, address: url, places }),
  };
}

function textFiles(content: SiteContent, files: readonly FileEntry[], site: Site): OutputFile[] {
  return [
    ...content.reports.flatMap((report) => [
      ...chartFiles(report, content, files, site),
      ...figureFiles(report),
      ...planFiles(report),
      ...reportFiles(report).map((file) => ({ ...file, path: `data/derived/${report.report.id}/${file.path}` })),
    ]),
    ...pageFiles(content, site),
    ...agentFiles(content, files, site),
    { path: 'data/index.json', text: dataIndex(content.data, files) },
    ...compareIndexFiles(content),
    ...renamedSchemas().map(([name, text]) => ({ path: `schemas/${name}`, text })),
    {
      path: 'data/trial-engines.json',
      text: `${JSON.stringify(documentedEngines(content.data.resultSets, content.data.environments, publishedEngines()))}\n`,
    },
    { path: 'data/operators.json', text: `${JSON.stringify(operatorCoverages(content.data.coverages))}\n` },
  ];
}

/** CSV with exactly the drawn values, or if the chart leaves queries out with those of all, and JSON, of each chart of a report. */
function chartFiles(
  report: ReportContent,
  { data }: SiteContent,
  files: readonly FileEntry[],
  site: Site,
): OutputFile[] {
  const folder = report.report.id;
  const note = report.disclaimer;
  return allCharts(report).flatMap((spec) => {
    const beside = report.page.figures[spec.id]?.table ?? { columns: [], rows: [], footnotes: [] };
    const drawn = spec.leftOut === undefined ? kindOf(spec).csv?.(spec) : undefined;
    const csv = { path: `charts/${folder}/${spec.id}.csv`, text: tableCsv(drawn ?? beside, note) };
    const meta = chartMeta(spec, report, site);
    const about = { folder, page: reportPath(folder), meta, sources: chartSources(spec, report, data) };
    return [csv, chartJson(spec, about, files, site)];
  });
}

/** The table as CSV of each figure with more than one chart. */
function figureFiles(content: ReportContent): OutputFile[] {
  const { report, charts, page, disclaimer } = content;
  return Object.entries(page.figures)
    .filter(([id]) => charts.every((spec) => spec.id !== id))
    .map(([id, { table }]) => ({
      path: `charts/${report.id}/${id}.csv`,
      text: tableCsv(table, disclaimer),
    }));
}

/** The files of the list of result sets for the compare page. */
function compareIndexFiles({ data }: SiteContent): OutputFile[] {
  const entries = data.resultSets.map((set) => listedEntry(set, data));
  return indexFiles(pickerOrder(entries)).map(({ path, index }) => ({ path, text: `${JSON.stringify(index)}\n` }));
}

/** Data files next to pages, and the tables of queries. */
function pageFiles({ data, queries, resultSetPage, history }: SiteContent, site: Site): OutputFile[] {
  const { pages } = site.places ?? DEFAULT_SITE_URLS;
  const sets = pages.resultSets === null ? [] : data.resultSets;
  return [
    ...(pages.queries === null ? [] : queries().files),
    ...(pages.queries === null ? [] : queries().redirects.map((redirect) => redirectFile(redirect, site))),
    ...(pages.history === null ? [] : history().redirects.map((redirect) => redirectFile(redirect, site))),
    ...(pages.history === null && pages.engines === null && pages.coverage === null ? [] : history().files),
    ...sets.map((set) => blockPageFile(resultSetPath(set.id), () => resultSetPage(set))),
  ];
}
