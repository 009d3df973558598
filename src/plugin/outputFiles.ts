import { disclaimer } from '../benchmark/captions';
import type { ChartSpec } from '../benchmark/chartTypes';
import { indexEntry, packIndex } from '../benchmark/compareIndex';
import type { FigureText } from '../benchmark/figureTypes';
import { formatDate } from '../benchmark/format';
import { matrixTable } from '../benchmark/matrix';
import { pickOrder } from '../benchmark/pickList';
import { usageTable } from '../benchmark/publishedTables';
import type { Published } from '../benchmark/publishedTypes';
import { tableCsv } from '../benchmark/tables';
import { downloadSvg, inlineSvg } from '../charts/staticSvg';
import { dark, light } from '../charts/theme';
import { dataIndex, type FileEntry } from './dataIndex';
import { derivedFiles } from './derivedFiles';
import { othersTurn } from './othersTurn';
import type { ReportContent, SiteContent } from './siteContent';
import type { OutputFile } from './staticOutput';
import type { SummaryContent } from './summaryContent';

/** A report of either kind, as far as its drawings need it. */
export interface DrawnReport {
  report: { id: string; published: string };
  charts: ChartSpec[];
  page: { figures: Record<string, FigureText> };
  /** Of a report of published summaries: what its figures derive from. */
  summaries?: { published: Pick<Published, 'suite'> }[];
}

/** Makes the files of one chart; `report` and the site's address stand in the drawings for download. */
export type DrawChart = (spec: ChartSpec, content: DrawnReport, siteUrl: string) => OutputFile[];

/**
 * A function that returns every file to publish beside the pages: drawings, specs and tables below /charts/, derived
 * tables below /data/derived/, and /data/index.json. It remembers the drawings of each chart, so that after a change only
 * the charts that changed are drawn again.
 */
export function createOutputFiles(draw: DrawChart = drawChart) {
  let earlier = new Map<string, OutputFile[]>();
  return async (content: SiteContent, files: FileEntry[], siteUrl: string): Promise<OutputFile[]> => {
    const drawn = new Map<string, OutputFile[]>();
    for (const report of [...content.reports, ...content.summaries]) {
      for (const spec of report.charts) {
        const key = JSON.stringify([report.report.id, report.page.figures[spec.id], spec]);
        if (!earlier.has(key)) await othersTurn();
        drawn.set(key, earlier.get(key) ?? draw(spec, report, siteUrl));
      }
    }
    earlier = drawn;
    const index = [{ path: 'data/index.json', text: dataIndex(content.data, files) }, compareIndexFile(content)];
    const tables = [...content.reports.flatMap(comparisonFiles), ...content.summaries.flatMap(summaryFiles)];
    return [...[...drawn.values()].flat(), ...tables, ...homeFiles(content), ...index];
  };
}

function drawChart(spec: ChartSpec, { report, page, summaries }: DrawnReport, siteUrl: string): OutputFile[] {
  const name = `charts/${report.id}/${spec.id}`;
  const figure = page.figures[spec.id];
  const meta = {
    source: `${siteUrl}reports/${report.id}/`,
    date: formatDate(report.published),
    title: figure?.title,
    caption: figure?.caption,
    ...(summaries?.every(({ published }) => published.suite === null) ? { disclaimer: '' } : {}),
  };
  return [
    { path: `${name}.inline.html`, text: inlineSvg(spec, `${report.id}-${spec.id}`) },
    { path: `${name}.svg`, text: downloadSvg(spec, light, meta) },
    { path: `${name}.dark.svg`, text: downloadSvg(spec, dark, meta) },
    { path: `${name}.json`, text: `${JSON.stringify(spec)}\n` },
  ];
}

/** One CSV per figure, beside its drawings. */
function figureFiles({ report, page }: DrawnReport, note: string): OutputFile[] {
  return Object.entries(page.figures).map(([id, { table }]) => ({
    path: `charts/${report.id}/${id}.csv`,
    text: tableCsv(table, note),
  }));
}

/** The tables of a comparison: those of its figures, and the derived tables. */
function comparisonFiles(content: ReportContent): OutputFile[] {
  const { report, comparison } = content;
  const folder = `data/derived/${report.id}`;
  const derived = derivedFiles(report, comparison).map((file) => ({ ...file, path: `${folder}/${file.path}` }));
  return [...figureFiles(content, disclaimer(comparison.baseline)), ...derived];
}

/** The tables of a report of published summaries: those of its figures, those without one, and the values that pages print. */
function summaryFiles(content: SummaryContent): OutputFile[] {
  const { report, page, summaries } = content;
  const folder = `data/derived/${report.id}`;
  const suite = summaries.map(({ published }) => published.suite).find((found) => found !== null);
  const note = suite ? disclaimer({ suite }) : '';
  const tables = Object.entries(page.tables).map(([id, table]) => ({
    path: `${folder}/${id}.csv`,
    text: tableCsv(table, note),
  }));
  const values = { path: `${folder}/values.json`, text: `${JSON.stringify(page.values, null, 2)}\n` };
  return [...figureFiles(content, note), ...panelFiles(content, note), ...tables, values];
}

/** One CSV per panel of small multiples, whose figure has the CSV of all its panels. */
function panelFiles({ report, charts }: SummaryContent, note: string): OutputFile[] {
  return charts
    .filter((spec) => spec.kind === 'line')
    .map((spec) => ({ path: `charts/${report.id}/${spec.id}.csv`, text: tableCsv(usageTable([spec]), note) }));
}

/** The list of result sets for the page that compares them. */
function compareIndexFile({ data }: SiteContent): OutputFile {
  const text = `${JSON.stringify(packIndex(pickOrder(data.resultSets.map(indexEntry))))}\n`;
  return { path: 'data/compare-index.json', text };
}

/** The table of the home page's matrix, where there is one. */
function homeFiles({ data, overview }: SiteContent): OutputFile[] {
  const { matrix } = overview();
  const set = data.resultSets.find(({ id }) => id === matrix?.sides[0]?.id);
  return matrix && set
    ? [{ path: 'charts/home/matrix.csv', text: tableCsv(matrixTable(matrix), disclaimer(set)) }]
    : [];
}
