import { marksTable } from '../../benchmark/figures/history/marksTable';
import { standaloneWords } from '../../benchmark/figures/kind';
import { tableCsv } from '../../benchmark/figures/tables';
import { latestDate } from '../../benchmark/model/order';
import { type EngineHistory, type HistoryChart, historyFigure } from '../../benchmark/pages/history/page';
import { chartPicture } from '../../charts/render/download';
import { inlineTable } from '../../charts/render/inlineSvg';
import type { FileEntry } from '../../data/dataIndex';
import { addressOf, type Site, shortAddress } from '../lib/site';
import type { EmbedSource } from './chartEmbeds';
import { chartJson } from './chartJson';
import { resultSetSources } from './chartSources';
import { type DrawnFiles, pictureFiles } from './drawChart';

function metaOf({ page }: EngineHistory, { spec, sets }: HistoryChart, site: Site) {
  return { ...standaloneWords(spec, latestDate(sets)), source: shortAddress(addressOf(site, page.path)) };
}

function chartFiles(history: EngineHistory, chart: HistoryChart, files: readonly FileEntry[], site: Site): DrawnFiles {
  const { engine, page } = history;
  const { spec, sets, rounds } = chart;
  const name = `charts/${page.folder}/${spec.id}`;
  const meta = metaOf(history, chart, site);
  const drawn = pictureFiles(name, (theme) => chartPicture(spec, theme, meta));
  const measured = resultSetSources(sets, false);
  const own = [...rounds.map(({ id }) => `/data/rounds/${id}.json`), `/data/engines/${engine.id}.json`];
  const about = {
    folder: page.folder,
    page: page.path,
    meta,
    sources: { ...measured, paths: [...measured.paths, ...own] },
  };
  return {
    files: [
      { path: `${name}.inline.html`, text: inlineTable(spec, `${page.folder}-${spec.id}`) },
      ...drawn.files,
      { path: `${name}.csv`, text: tableCsv(marksTable(spec), spec.disclaimer) },
      chartJson(spec, about, files, site),
    ],
    images: drawn.images,
  };
}

/** The drawings, tables and data of the charts of histories, below /charts/history-<engine>/. */
export function historyFiles(histories: readonly EngineHistory[], files: readonly FileEntry[], site: Site): DrawnFiles {
  const drawn = histories.flatMap((history) => history.charts.map((chart) => chartFiles(history, chart, files, site)));
  return { files: drawn.flatMap((entry) => entry.files), images: drawn.flatMap(({ images }) => images) };
}

/** The charts of histories as their embeds show them. */
export function historyEmbeds(histories: readonly EngineHistory[]): EmbedSource[] {
  return histories.flatMap(({ page, charts }) =>
    charts.map((chart) => ({
      spec: chart.spec,
      figure: historyFigure(chart, page.path),
      report: { id: page.folder, title: page.title, published: latestDate(chart.sets), path: page.path },
      disclaimer: '',
    })),
  );
}
