import type { Drawn } from '../figures/kind';
import type { ChartSpec } from '../figures/kinds';
import type { Licence, Statistic, Unknown } from '../model/resultSet';
import { bibtexEntry, tex } from '../text/bibtex';
import { formatDate } from '../text/numbers';

/** An artifact: its path on the site and the SHA-256 of its bytes, hexadecimal. */
export interface HashedArtifact {
  path: string;
  sha256: string;
}

/** How to cite a chart: one line of text, and an entry for BibTeX. */
export interface Citation {
  text: string;
  bibtex: string;
}

/** The addresses of a chart's files. */
interface ChartAddresses {
  svg: string;
  svgDark: string;
  png: string;
  pngDark: string;
  csv: string;
  json: string;
}

/** /charts/<report>/<chart>.json: a chart with all that is needed to draw, check and cite it. */
export interface ChartFile {
  $schema: string;
  id: string;
  title: string;
  caption: string;
  /** Of the values on the chart's axis: s, ×, %, queries, MB/s. */
  unit: string;
  /** Null where the sides differ; their datapackage.json says more. */
  statistic: Statistic | Unknown | null;
  iterations: number | Unknown | null;
  n: Drawn;
  /** Of the report that shows it, 2026-07-21. */
  published: string;
  /** '' where the figures do not derive from a TPC suite. */
  disclaimer: string;
  source: { page: string; artifacts: HashedArtifact[] };
  /** SHA-256 over the lines that `sha256sum` prints for the artifacts, in order of path. */
  dataHash: string;
  licences: Licence[];
  citation: Citation;
  files: ChartAddresses;
  spec: ChartSpec;
}

/** What the two sides, or all, have in common; null where they differ. */
export function common<Value>(values: readonly Value[]): Value | null {
  const [first, ...rest] = values;
  return first !== undefined && rest.every((value) => value === first) ? first : null;
}

/** What a citation names. */
interface Cited {
  /** Unique among all charts: `<report>-<chart>`. */
  key: string;
  site: string;
  title: string;
  /** 2026-07-21. */
  published: string;
  address: string;
  disclaimer: string;
  dataHash: string;
}

/** The citation of a chart. The text ends with the first 12 digits of the data hash, which tell later states of the data apart. */
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
