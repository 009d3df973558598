import { latestDate } from '../../benchmark/model/order';
import type { ResultSet } from '../../benchmark/model/resultSet';
import type { FileEntry } from '../../data/dataIndex';
import { kindOf } from '../../figures';
import type { AnswersSpec } from '../../figures/answers/spec';
import type { MatrixSpec } from '../../figures/matrix/spec';
import { chartPicture } from '../../figures/render/chartPicture';
import { standaloneWords } from '../../figures/shared/figureText';
import { tableCsv } from '../../figures/shared/tables';
import type { SiteContent } from '../content/siteContent';
import { type Site, shortAddress } from '../lib/site';
import { chartJson } from './chartJson';
import { resultSetSources } from './chartSources';
import { type DrawnFiles, pictureFiles } from './drawChart';

/**
 * Files of the home page's figures: charts/home/answers, charts/home/matrix-<group> of each matrix, and matrix for the
 * first. Empty if there are no such figures.
 */
export function homeFiles({ data, overview }: SiteContent, files: readonly FileEntry[], site: Site): DrawnFiles {
  const { matrices, answers } = overview();
  const specs = [
    ...(answers ? [answers] : []),
    ...matrices.slice(0, 1).map((first) => ({ ...first, id: 'matrix' })),
    ...matrices,
  ];
  const drawn = specs.map((spec) => figureFiles(spec, data.resultSets, files, site));
  return { files: drawn.flatMap((entry) => entry.files), images: drawn.flatMap(({ images }) => images) };
}

type HomeSpec = AnswersSpec | MatrixSpec;

function shownIds(spec: HomeSpec): Set<string> {
  if (spec.kind === 'matrix') return new Set([...spec.baselines, ...spec.candidates].map(({ id }) => id));
  return new Set(spec.engines.flatMap(({ baseline, candidate }) => [baseline, candidate]));
}

function figureFiles(
  spec: HomeSpec,
  resultSets: readonly ResultSet[],
  files: readonly FileEntry[],
  site: Site,
): DrawnFiles {
  const ids = shownIds(spec);
  const sets = resultSets.filter(({ id }) => ids.has(id));
  const meta = { ...standaloneWords(spec, latestDate(sets)), source: shortAddress(site.url) };
  const name = `charts/home/${spec.id}`;
  const drawn = pictureFiles(name, (theme, size) => chartPicture(spec, theme, meta, size));
  const about = { folder: 'home', page: '/', meta, sources: resultSetSources(sets, false) };
  const table = kindOf<HomeSpec>(spec).csv?.(spec);
  const csv = table ? [{ path: `${name}.csv`, text: tableCsv(table, spec.disclaimer) }] : [];
  return { files: [...drawn.files, ...csv, chartJson(spec, about, files, site)], images: drawn.images };
}
