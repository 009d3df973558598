import type { Licence, Statistic, Unknown } from '../benchmark/model/resultSet';
import { bibtexEntry, tex } from '../benchmark/text/bibtex';
import { formatDate } from '../benchmark/text/numbers';
import type { ChartSpec } from './';
import type { Drawn } from './shared/kind';

/** An artifact: its path on the site and the hexadecimal SHA-256 of its bytes. */
export interface HashedArtifact {
  path: string;
  sha256: string;
}

/** Citation of a chart: one line of text, and a BibTeX entry. */
export interface Citation {
  text: string;
  bibtex: string;
}

interface ChartAddresses {
  svg: string;
  svgDark: string;
  png: string;
  /** The address of `png`: dark drawings are SVG only. */
  pngDark: string;
  csv: string;
  json: string;
}

/** /charts/<report>/<chart>.json: a chart with everything needed to draw, verify, and cite it. */
export interface ChartFile {
  $schema: string;
  id: string;
  title: string;
  caption: string;
  /** Unit of the value axis: s, ×, %, queries, MB/s. */
  unit: string;
  /** Null if the sides differ; their datapackage.json has details. */
  statistic: Statistic | Unknown | null;
  iterations: number | Unknown | null;
  n: Drawn;
  /** Day of the report, "2026-07-21". */
  published: string;
  /** '' if the numbers do not derive from a TPC suite. */
  disclaimer: string;
  source: { page: string; artifacts: HashedArtifact[] };
  /** SHA-256 of the output of `sha256sum` for the artifacts, in path order. */
  dataHash: string;
  licences: Licence[];
  citation: Citation;
  files: ChartAddresses;
  spec: ChartSpec;
}

/** The common value; null if values differ. */
export function common<Value>(values: readonly Value[]): Value | null {
  const [first, ...rest] = values;
  return first !== undefined && rest.every((value) => value === first) ? first : null;
}

interface Cited {
  /** Unique among all charts: `<report>-<chart>`. */
  key: string;
  site: string;
  title: string;
  /** "2026-07-21". */
  published: string;
  address: string;
  disclaimer: string;
  dataHash: string;
}

/** Citation of a chart. The text ends with the first 12 digits of the data hash, to identify the state of the data. */
export function citation({ key, site, title, published, address, disclaimer, dataHash }: Cited): Citation {
  const data = `Data ${dataHash.slice(0, 12)}`;
  const note = [disclaimer, data].filter((text) => text !== '').join('. ');
  const fields = [
    ['title', `{${tex(title)}}`],
    ['author', `{${tex(site)}}`],
    ['year', published.slice(0, 4)],
    ['date', published],
    ['url', address],
    ['note', tex(note)],
  ] as const;
  return {
    text: `${site}: “${title}”. ${formatDate(published)}. ${address}. ${note}.`,
    bibtex: `${bibtexEntry(key, fields)}\n`,
  };
}
