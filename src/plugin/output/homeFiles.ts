import { latestDate } from '../../benchmark/model/order';
import type { ResultSet } from '../../benchmark/model/resultSet';
import type { FileEntry } from '../../data/dataIndex';
import { kindOf } from '../../figures';
import type { AnswersSpec } from '../../figures/answers/spec';
import { standaloneWords } from '../../figures/shared/figureText';
import { tableCsv } from '../../figures/shared/tables';
import type { SiteContent } from '../content/siteContent';
import { type Site, shortAddress } from '../lib/site';
import { chartJson } from './chartJson';
import { resultSetSources } from './chartSources';
import { type DrawnFiles, drawing, pictureFiles } from './drawChart';

/** Files of the home page's figure, charts/home/answers; empty without it. */
export function homeFiles({ data, overview }: SiteContent, files: readonly FileEntry[], site: Site): DrawnFiles {
  const { answers } = overview();
  return answers ? figureFiles(answers, data.resultSets, files, site) : { files: [], images: [] };
}

function figureFiles(
  spec: AnswersSpec,
  resultSets: readonly ResultSet[],
  files: readonly FileEntry[],
  site: Site,
): DrawnFiles {
  const ids = new Set(spec.engines.flatMap(({ baseline, candidate }) => [baseline, candidate]));
  const sets = resultSets.filter(({ id }) => ids.has(id));
  const meta = { ...standaloneWords(spec, latestDate(sets)), source: shortAddress(site.url) };
  const name = `charts/home/${spec.id}`;
  const drawn = pictureFiles({ name, spec, meta });
  const about = { folder: 'home', page: '/', meta, sources: resultSetSources(sets, false) };
  const table = kindOf<AnswersSpec>(spec).csv?.(spec);
  const inline = { path: `${name}.inline.html`, text: drawing({ spec, idPrefix: `home-${spec.id}` }) };
  const csv = table ? [{ path: `${name}.csv`, text: tableCsv(table, spec.disclaimer) }] : [];
  return { files: [inline, ...drawn.files, ...csv, chartJson(spec, about, files, site)], images: drawn.images };
}
