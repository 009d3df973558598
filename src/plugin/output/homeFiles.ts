import { standaloneWords } from '../../benchmark/figures/kind';
import { type MatrixSpec, matrixTable } from '../../benchmark/figures/matrix';
import { tableCsv } from '../../benchmark/figures/tables';
import { latestDate } from '../../benchmark/model/order';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { chartPicture } from '../../charts/render/download';
import type { FileEntry } from '../../data/dataIndex';
import type { SiteContent } from '../content/siteContent';
import { type Site, shortAddress } from '../lib/site';
import { chartJson } from './chartJson';
import { resultSetSources } from './chartSources';
import { type DrawnFiles, pictureFiles } from './drawChart';

/**
 * The files of the home page's matrices, like those of every other chart: charts/home/matrix-<group> of each, and matrix
 * for the first. None where there is no matrix.
 */
export function homeFiles({ data, overview }: SiteContent, files: readonly FileEntry[], site: Site): DrawnFiles {
  const { matrices } = overview();
  const specs = [...matrices.slice(0, 1).map((first) => ({ ...first, id: 'matrix' })), ...matrices];
  const drawn = specs.map((spec) => matrixFiles(spec, data.resultSets, files, site));
  return { files: drawn.flatMap((entry) => entry.files), images: drawn.flatMap(({ images }) => images) };
}

function matrixFiles(
  spec: MatrixSpec,
  resultSets: readonly ResultSet[],
  files: readonly FileEntry[],
  site: Site,
): DrawnFiles {
  const ids = new Set([...spec.baselines, ...spec.candidates].map(({ id }) => id));
  const sets = resultSets.filter(({ id }) => ids.has(id));
  const meta = { ...standaloneWords(spec, latestDate(sets)), source: shortAddress(site.url) };
  const name = `charts/home/${spec.id}`;
  const drawn = pictureFiles(name, (theme) => chartPicture(spec, theme, meta));
  const about = { folder: 'home', page: '/', meta, sources: resultSetSources(sets, false) };
  const csv = { path: `${name}.csv`, text: tableCsv(matrixTable(spec), spec.disclaimer) };
  return { files: [...drawn.files, csv, chartJson(spec, about, files, site)], images: drawn.images };
}
