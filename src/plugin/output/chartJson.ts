import { createHash } from 'node:crypto';
import type { FileEntry } from '../../data/dataIndex';
import { type ChartSpec, kindOf } from '../../figures';
import { type ChartFile, citation, common, type HashedArtifact } from '../../figures/chartFile';
import type { DownloadMeta } from '../../figures/render/downloadFrame';
import type { OutputFile } from '../lib/files';
import { addressOf, type Site } from '../lib/site';
import { type ChartSources, hashed, type Measured } from './chartSources';

interface ChartAbout {
  /** The folder of its files below charts/: the report's id, or home. */
  folder: string;
  /** The page that shows it, without base path. */
  page: string;
  /** Text in its pictures: title, caption, date, and disclaimer. */
  meta: DownloadMeta;
  sources: ChartSources;
}

/** SHA-256 of the lines that `sha256sum` prints for the artifacts, sorted by path, each ending in LF. */
export function dataHash(artifacts: readonly HashedArtifact[]): string {
  const lines = artifacts.map(({ path, sha256 }) => `${sha256}  ${path}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

function licencesOf(measured: readonly Measured[]): Measured['licences'] {
  const byName = new Map(measured.flatMap(({ licences }) => licences.map((licence) => [licence.name, licence])));
  return [...byName.values()];
}

/** The file of one chart, with everything needed to draw, verify, and cite it. */
function chartFile(spec: ChartSpec, about: ChartAbout, files: readonly FileEntry[], site: Site): ChartFile {
  const { folder, page, meta, sources } = about;
  const artifacts = hashed(sources.paths, files);
  const name = addressOf(site, `/charts/${folder}/${spec.id}`);
  const title = meta.title ?? spec.title;
  const hash = dataHash(artifacts);
  const { date: published, disclaimer = '' } = meta;
  const cited = { key: `${folder}-${spec.id}`, site: site.title, title, published, address: addressOf(site, page) };
  return {
    $schema: addressOf(site, '/schemas/chart.schema.json'),
    id: spec.id,
    title,
    caption: `${meta.caption ?? ''} ${meta.note ?? ''}`.trim(),
    unit: kindOf(spec).unit(spec),
    statistic: common(sources.measured.map(({ statistic }) => statistic)),
    iterations: common(sources.measured.map(({ iterations }) => iterations)),
    n: kindOf(spec).count(spec, sources.queries),
    published,
    disclaimer: disclaimer.replace(/\.$/, ''),
    source: { page: addressOf(site, page), artifacts },
    dataHash: hash,
    licences: licencesOf(sources.measured),
    citation: citation({ ...cited, disclaimer: disclaimer.replace(/\.$/, ''), dataHash: hash }),
    files: {
      svg: `${name}.svg`,
      svgDark: `${name}.dark.svg`,
      png: `${name}.png`,
      pngDark: `${name}.png`,
      csv: `${name}.csv`,
      json: `${name}.json`,
    },
    spec,
  };
}

/** The published file of a chart: one line of JSON. */
export function chartJson(spec: ChartSpec, about: ChartAbout, files: readonly FileEntry[], site: Site): OutputFile {
  const text = `${JSON.stringify(chartFile(spec, about, files, site))}\n`;
  return { path: `charts/${about.folder}/${spec.id}.json`, text };
}
