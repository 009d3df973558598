import type { FigureText } from '../../benchmark/model/figure';
import { latestDate } from '../../benchmark/model/order';
import type { EnginesContent } from '../../components/engines/page';
import type { CoverageContent } from '../../components/history/coverage';
import { type HistoryChart, type HistoryCharts, historyFigure } from '../../components/history/page';
import { figuresOf } from '../../components/page/page';
import type { FileEntry } from '../../data/dataIndex';
import { kindOf, type SpecOf } from '../../figures';
import { standaloneWords } from '../../figures/shared/figureText';
import { tableCsv } from '../../figures/shared/tables';
import type { HistoryContent } from '../content/historyContent';
import { addressOf, type Site, shortAddress } from '../lib/site';
import type { EmbedSource } from './chartEmbeds';
import { chartJson } from './chartJson';
import { type ChartSources, resultSetSources } from './chartSources';
import { type DrawnFiles, drawing, pictureFiles } from './drawChart';

/** A chart of releases with what is around it, and what it is computed from. */
interface ReleaseChart {
  spec: SpecOf<'history' | 'coverage' | 'engines' | 'patterns'>;
  figure: FigureText;
  published: string;
  sources: ChartSources;
}

/** A page with charts of releases: their files are below /charts/<folder>/ and /embed/<folder>/. */
interface ReleasePage extends Pick<HistoryCharts, 'path' | 'title' | 'folder'> {
  charts: ReleaseChart[];
}

function historyChart(chart: HistoryChart, at: string): ReleaseChart {
  const { spec, sets, rounds, engines } = chart;
  const measured = resultSetSources(sets, false);
  const own = [
    ...rounds.map(({ id }) => `/data/rounds/${id}.json`),
    ...engines.map(({ id }) => `/data/engines/${id}.json`),
  ];
  return {
    spec,
    figure: historyFigure(chart, at),
    published: latestDate(sets),
    sources: { ...measured, paths: [...measured.paths, ...own] },
  };
}

function historyReleases({ path, title, folder, charts, rounds }: HistoryCharts): ReleasePage {
  return { path, title, folder, charts: charts.map((chart) => historyChart(chart, rounds)) };
}

function coverageReleases({ page, spec, published }: CoverageContent): ReleasePage {
  const { path, title, folder, figure, artifacts, licence } = page;
  const sources: ChartSources = {
    paths: ['coverage.json', 'coverage.csv', 'fallbacks.csv'].map((name) => `${artifacts}${name}`),
    measured: [{ statistic: 'unknown', iterations: 'unknown', licences: [{ name: licence }] }],
    queries: spec.queries,
  };
  return { path, title, folder, charts: [{ spec, figure, published, sources }] };
}

/** The charts of the page of all engines, each with its figure of the page. */
function enginesReleases({ page, folder, charts }: EnginesContent): ReleasePage {
  const figures = new Map(figuresOf(page.blocks).map((figure) => [figure.id, figure]));
  return {
    path: page.path,
    title: page.title,
    folder,
    charts: charts.map(({ spec, sets }) => ({
      spec,
      figure: figures.get(spec.id) as FigureText,
      published: latestDate(sets),
      sources: resultSetSources(sets, false),
    })),
  };
}

/** Pages with charts of releases: all engines, histories, and coverage if an engine counted. */
export function releasePages({ charted, allEngines, coverage }: HistoryContent): ReleasePage[] {
  return [
    enginesReleases(allEngines),
    ...charted.map(historyReleases),
    ...(coverage ? [coverageReleases(coverage)] : []),
  ];
}

function chartFiles(
  { path, folder }: ReleasePage,
  { spec, published, sources }: ReleaseChart,
  files: readonly FileEntry[],
  site: Site,
): DrawnFiles {
  const name = `charts/${folder}/${spec.id}`;
  const meta = { ...standaloneWords(spec, published), source: shortAddress(addressOf(site, path)) };
  const drawn = pictureFiles({ name, spec, meta });
  const csv = kindOf(spec).csv?.(spec) ?? { columns: [], rows: [], footnotes: [] };
  return {
    files: [
      { path: `${name}.inline.html`, text: drawing({ spec, idPrefix: `${folder}-${spec.id}` }) },
      ...drawn.files,
      { path: `${name}.csv`, text: tableCsv(csv, spec.disclaimer) },
      chartJson(spec, { folder, page: path, meta, sources }, files, site),
    ],
    images: drawn.images,
  };
}

/** The drawings, tables and data of charts of releases, below /charts/history/, /charts/history-<engine>/, and /charts/coverage/. */
export function historyFiles(pages: readonly ReleasePage[], files: readonly FileEntry[], site: Site): DrawnFiles {
  const drawn = pages.flatMap((page) => page.charts.map((chart) => chartFiles(page, chart, files, site)));
  return { files: drawn.flatMap((entry) => entry.files), images: drawn.flatMap(({ images }) => images) };
}

/** The charts of releases as their embeds show them. */
export function historyEmbeds(pages: readonly ReleasePage[]): EmbedSource[] {
  return pages.flatMap(({ path, title, folder, charts }) =>
    charts.map(({ spec, figure, published }) => ({
      spec,
      figure,
      report: { id: folder, title, published, path },
      disclaimer: '',
    })),
  );
}
