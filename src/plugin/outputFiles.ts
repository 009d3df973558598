import { formatDate } from '../benchmark/format';
import { matrixTable } from '../benchmark/matrix';
import { tableCsv } from '../benchmark/tables';
import type { ChartSpec } from '../benchmark/types';
import { downloadSvg, inlineSvg } from '../charts/staticSvg';
import { dark, light } from '../charts/theme';
import { dataIndex, type FileEntry } from './dataIndex';
import { derivedFiles } from './derivedFiles';
import { othersTurn } from './othersTurn';
import type { ReportContent, SiteContent } from './siteContent';
import type { OutputFile } from './staticOutput';

/** Makes the files of one chart; `report` and the site's address stand in the drawings for download. */
export type DrawChart = (spec: ChartSpec, content: ReportContent, siteUrl: string) => OutputFile[];

/**
 * A function that returns every file to publish beside the pages: drawings, specs and tables below /charts/, derived
 * tables below /data/derived/, and /data/index.json. It remembers the drawings of each chart, so that after a change only
 * the charts that changed are drawn again.
 */
export function createOutputFiles(draw: DrawChart = drawChart) {
  let earlier = new Map<string, OutputFile[]>();
  return async (content: SiteContent, files: FileEntry[], siteUrl: string): Promise<OutputFile[]> => {
    const drawn = new Map<string, OutputFile[]>();
    for (const report of content.reports) {
      for (const spec of report.charts) {
        const key = JSON.stringify([report.report.id, report.page.figures[spec.id], spec]);
        if (!earlier.has(key)) await othersTurn();
        drawn.set(key, earlier.get(key) ?? draw(spec, report, siteUrl));
      }
    }
    earlier = drawn;
    const index = { path: 'data/index.json', text: dataIndex(content.data, files) };
    return [...[...drawn.values()].flat(), ...content.reports.flatMap(tableFiles), ...homeFiles(content), index];
  };
}

function drawChart(spec: ChartSpec, { report, page }: ReportContent, siteUrl: string): OutputFile[] {
  const name = `charts/${report.id}/${spec.id}`;
  const figure = page.figures[spec.id];
  const meta = {
    source: `${siteUrl}reports/${report.id}/`,
    date: formatDate(report.published),
    title: figure?.title,
    caption: figure?.caption,
  };
  return [
    { path: `${name}.inline.html`, text: inlineSvg(spec, `${report.id}-${spec.id}`) },
    { path: `${name}.svg`, text: downloadSvg(spec, light, meta) },
    { path: `${name}.dark.svg`, text: downloadSvg(spec, dark, meta) },
    { path: `${name}.json`, text: `${JSON.stringify(spec)}\n` },
  ];
}

/** The tables of a report: one CSV per figure beside its drawings, and the derived tables. */
function tableFiles({ report, comparison, page }: ReportContent): OutputFile[] {
  const figures = Object.entries(page.figures).map(([id, { table }]) => ({
    path: `charts/${report.id}/${id}.csv`,
    text: tableCsv(table),
  }));
  const derived = derivedFiles(report, comparison).map((file) => ({
    ...file,
    path: `data/derived/${report.id}/${file.path}`,
  }));
  return [...figures, ...derived];
}

/** The table of the home page's matrix, where there is one. */
function homeFiles({ overview }: SiteContent): OutputFile[] {
  const { matrix } = overview();
  return matrix ? [{ path: 'charts/home/matrix.csv', text: tableCsv(matrixTable(matrix)) }] : [];
}
