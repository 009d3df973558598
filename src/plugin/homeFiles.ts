import { disclaimer } from '../benchmark/captions';
import type { MatrixSpec } from '../benchmark/chartFile';
import { type Matrix, matrixTable } from '../benchmark/matrix';
import { tableCsv } from '../benchmark/tables';
import { matrixPicture } from '../charts/matrixPicture';
import { chartJson } from './chartFile';
import { resultSetSources } from './chartSources';
import type { FileEntry } from './dataIndex';
import { type DrawnFiles, pictureFiles } from './drawChart';
import { type Site, shortAddress } from './site';
import type { SiteContent } from './siteContent';

/** The files of the home page's matrix, like those of every other chart; none where there is no matrix. */
export function homeFiles({ data, overview }: SiteContent, files: readonly FileEntry[], site: Site): DrawnFiles {
  const { matrix } = overview();
  const sets = data.resultSets.filter(({ id }) => matrix?.sides.some((side) => side.id === id));
  const [first] = sets;
  if (!matrix || !first) return { files: [], images: [] };
  const note = disclaimer(first);
  const meta = {
    title: matrix.title,
    caption: matrix.caption,
    source: shortAddress(site.url),
    date:
      sets
        .map(({ created }) => created)
        .sort()
        .at(-1) ?? '',
    disclaimer: `${note}.`,
  };
  const spec = matrixSpec(matrix);
  const drawn = pictureFiles(`charts/home/${spec.id}`, (theme) => matrixPicture(spec, theme, meta));
  const about = { folder: 'home', page: '', meta, sources: resultSetSources(sets, false) };
  const csv = { path: `charts/home/${spec.id}.csv`, text: tableCsv(matrixTable(matrix), note) };
  return { files: [...drawn.files, csv, chartJson(spec, about, files, site)], images: drawn.images };
}

function matrixSpec(matrix: Matrix): MatrixSpec {
  return { kind: 'matrix', id: 'matrix', ...matrix };
}
