import type { ChartSpec } from './chartTypes';
import { axisUnit, formatDate } from './format';
import type { Matrix } from './matrixTypes';
import type { Licence, Statistic, Unknown } from './types';

/** The matrix of an overview as a chart of its own. */
export interface MatrixSpec extends Matrix {
  kind: 'matrix';
  id: string;
}

/** Everything that is published as a chart. */
export type PublishedSpec = ChartSpec | MatrixSpec;

/** What a chart draws, counted: queries, iterations, points of a series, values, or pairs of result sets. */
export interface Drawn {
  count: number;
  of: 'queries' | 'iterations' | 'points' | 'values' | 'pairs';
}

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
export interface ChartAddresses {
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
  spec: PublishedSpec;
}

/** The unit of a chart's values; where the axis has none of ours, what follows the last comma of its title. */
export function chartUnit(spec: PublishedSpec): string {
  if (spec.kind === 'matrix') return '×';
  if (spec.kind === 'doughnut') return spec.unit;
  return spec.axis.unit || axisUnit(spec.axis.title);
}

/**
 * How many observations a chart draws. `queries` is how many were compared, null where no times of queries are known: it is
 * what totals and bars of counts are made of.
 */
export function drawnCount(spec: PublishedSpec, queries: number | null): Drawn {
  if (queries !== null && (spec.kind === 'totals' || spec.kind === 'bar')) return { count: queries, of: 'queries' };
  return ownCount(spec);
}

function ownCount(spec: PublishedSpec): Drawn {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  switch (spec.kind) {
    case 'matrix':
      return { count: spec.cells.flat().filter((cell) => cell !== null).length, of: 'pairs' };
    case 'doughnut':
      return { count: spec.total, of: 'queries' };
    case 'dots':
    case 'spread':
      return { count: spec.points.length, of: 'queries' };
    case 'dumbbell':
      return { count: spec.rows.length, of: 'queries' };
    case 'waterfall':
      return { count: spec.steps.length, of: 'queries' };
    case 'iterations':
      return { count: sum(spec.rows.map(({ valuesS }) => valuesS.length)), of: 'iterations' };
    case 'line':
      return { count: sum(spec.series.map(({ points }) => points.filter(({ y }) => y !== null).length)), of: 'points' };
    case 'totals':
      return { count: sum(spec.bars.map(({ segments }) => segments.length)), of: 'values' };
    case 'bar':
      return {
        count: sum(spec.series.map(({ values }) => values.filter((value) => value !== null).length)),
        of: 'values',
      };
  }
}

/** What the two sides, or all, have in common; null where they differ. */
export function common<Value>(values: readonly Value[]): Value | null {
  const [first, ...rest] = values;
  return first !== undefined && rest.every((value) => value === first) ? first : null;
}

/** What a citation names. */
export interface Cited {
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

const TEX: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '×': '$\\times$',
  '−': '$-$',
  '\u202F': '\\,',
};

/** Text with TeX's special characters escaped. */
function tex(text: string): string {
  return text.replace(/[\\~^×−\u202F&%$#_{}]/gu, (character) => TEX[character] ?? `\\${character}`);
}

/** The citation of a chart. The text ends with the first 12 digits of the data hash, which tell later states of the data apart. */
export function citation({ key, site, title, published, address, disclaimer, dataHash }: Cited): Citation {
  const data = `Data ${dataHash.slice(0, 12)}`;
  const note = [disclaimer, data].filter((text) => text !== '').join('. ');
  const fields = [
    `title = {{${tex(title)}}}`,
    `author = {{${tex(site)}}}`,
    `year = {${published.slice(0, 4)}}`,
    `date = {${published}}`,
    `url = {${address}}`,
    `note = {${tex(note)}}`,
  ];
  return {
    text: `${site}: “${title}”. ${formatDate(published)}. ${address}. ${note}.`,
    bibtex: `@misc{${key},\n${fields.map((field) => `  ${field}`).join(',\n')}\n}\n`,
  };
}
