import { latestDate } from '../../benchmark/model/order';
import { type HistoryChart, type HistoryCharts, historyFigure } from '../../components/history/page';
import type { FileEntry } from '../../data/dataIndex';
import { marksTable } from '../../figures/history/spec';
import { chartPicture } from '../../figures/render/chartPicture';
import { inlineSvg } from '../../figures/render/inlineSvg';
import { standaloneWords } from '../../figures/shared/figureText';
import { tableCsv } from '../../figures/shared/tables';
import { addressOf, type Site, shortAddress } from '../lib/site';
import type { EmbedSource } from './chartEmbeds';
import { chartJson } from './chartJson';
import { resultSetSources } from './chartSources';
import { type DrawnFiles, pictureFiles } from './drawChart';

function chartFiles(
  { path, folder }: HistoryCharts,
  { spec, sets, rounds, engines }: HistoryChart,
  files: readonly FileEntry[],
  site: Site,
): DrawnFiles {
  const name = `charts/${folder}/${spec.id}`;
  const meta = { ...standaloneWords(spec, latestDate(sets)), source: shortAddress(addressOf(site, path)) };
  const drawn = pictureFiles(name, (theme, size) => chartPicture(spec, theme, meta, size));
  const measured = resultSetSources(sets, false);
  const own = [
    ...rounds.map(({ id }) => `/data/rounds/${id}.json`),
    ...engines.map(({ id }) => `/data/engines/${id}.json`),
  ];
  const about = { folder, page: path, meta, sources: { ...measured, paths: [...measured.paths, ...own] } };
  return {
    files: [
      { path: `${name}.inline.html`, text: inlineSvg(spec, `${folder}-${spec.id}`) },
      ...drawn.files,
      { path: `${name}.csv`, text: tableCsv(marksTable(spec), spec.disclaimer) },
      chartJson(spec, about, files, site),
    ],
    images: drawn.images,
  };
}

/** Drawings, tables, and data of history charts, below /charts/history/ and /charts/history-<engine>/. */
export function historyFiles(pages: readonly HistoryCharts[], files: readonly FileEntry[], site: Site): DrawnFiles {
  const drawn = pages.flatMap((page) => page.charts.map((chart) => chartFiles(page, chart, files, site)));
  return { files: drawn.flatMap((entry) => entry.files), images: drawn.flatMap(({ images }) => images) };
}

export function historyEmbeds(pages: readonly HistoryCharts[]): EmbedSource[] {
  return pages.flatMap(({ path, rounds, title, folder, charts }) =>
    charts.map((chart) => ({
      spec: chart.spec,
      figure: historyFigure(chart, rounds),
      report: { id: folder, title, published: latestDate(chart.sets), path },
      disclaimer: '',
    })),
  );
}
