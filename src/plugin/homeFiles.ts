import type { MatrixSpec } from '../benchmark/chartFile';
import { matrixTable } from '../benchmark/matrix';
import type { Matrix } from '../benchmark/matrixTypes';
import { tableCsv } from '../benchmark/tables';
import type { ResultSet } from '../benchmark/types';
import { matrixPicture } from '../charts/matrixPicture';
import { chartJson } from './chartFile';
import { resultSetSources } from './chartSources';
import type { FileEntry } from './dataIndex';
import { type DrawnFiles, pictureFiles } from './drawChart';
import { type Site, shortAddress } from './site';
import type { SiteContent } from './siteContent';

/**
 * The files of the home page's matrices, like those of every other chart: charts/home/matrix-<group> of each, and matrix
 * for the first. None where there is no matrix.
 */
export function homeFiles({ data, overview }: SiteContent, files: readonly FileEntry[], site: Site): DrawnFiles {
  const { matrices } = overview();
  const drawn = [
    ...matrices
      .slice(0, 1)
      .map((matrix) => matrixFiles({ kind: 'matrix', id: 'matrix', ...matrix }, data.resultSets, files, site)),
    ...matrices.map((matrix) => matrixFiles(matrixSpec(matrix), data.resultSets, files, site)),
  ];
  return { files: drawn.flatMap((entry) => entry.files), images: drawn.flatMap(({ images }) => images) };
}

function matrixSpec(matrix: Matrix): MatrixSpec {
  return { kind: 'matrix', id: `matrix-${matrix.slug}`, ...matrix };
}

function matrixFiles(
  spec: MatrixSpec,
  resultSets: readonly ResultSet[],
  files: readonly FileEntry[],
  site: Site,
): DrawnFiles {
  const ids = new Set([...spec.baselines, ...spec.candidates].map(({ id }) => id));
  const sets = resultSets.filter(({ id }) => ids.has(id));
  const meta = {
    title: spec.title,
    caption: spec.caption,
    source: shortAddress(site.url),
    date:
      sets
        .map(({ created }) => created)
        .sort()
        .at(-1) ?? '',
    disclaimer: `${spec.disclaimer}.`,
  };
  const name = `charts/home/${spec.id}`;
  const drawn = pictureFiles(name, (theme) => matrixPicture(spec, theme, meta));
  const about = { folder: 'home', page: '', meta, sources: resultSetSources(sets, false) };
  const csv = { path: `${name}.csv`, text: tableCsv(matrixTable(spec), spec.disclaimer) };
  return { files: [...drawn.files, csv, chartJson(spec, about, files, site)], images: drawn.images };
}
