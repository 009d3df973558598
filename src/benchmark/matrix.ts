import { column, SPEEDUP_COLUMN, VERDICT_COLUMN } from './columns';
import { compare } from './compare';
import type { Comparison, Figure, Verdict } from './comparisonTypes';
import type { IntervalMark } from './figureTypes';
import { capitalise, engineTitle, formatNumber, formatSpeedup } from './format';
import type { Report } from './reportTypes';
import { reportPath, totalSeconds } from './resultSetCard';
import { intervalMark, MATRIX_CELL, scaleTicks } from './scale';
import type { Cell, Table } from './tableTypes';
import type { Environment, ResultSet } from './types';
import { rounded } from './values';

export interface MatrixRow {
  name: string;
  value: string;
  low: number;
  speedup: number;
  high: number;
  mark: IntervalMark;
  /** Null where the environments differ: an overview gives no verdict then. */
  verdict: Verdict | null;
}

/** Candidate against baseline; null on the diagonal. */
export interface MatrixCell {
  baseline: string;
  candidate: string;
  rows: MatrixRow[];
  sameEnvironment: boolean;
  /** The report of this pair, or null. */
  path: string | null;
}

/** Every engine against every other: one row of cells per baseline, in the order of `sides`. */
export interface Matrix {
  title: string;
  caption: string;
  sides: { id: string; title: string; total: string; path: string }[];
  cells: (MatrixCell | null)[][];
  ticks: { label: string; at: number }[];
  note: string;
}

function matrixRows({ total, geometricMean, median, environment }: Comparison): MatrixRow[] {
  const rows: [string, Figure][] = [
    ['total-time ratio', total],
    ['geometric mean', geometricMean],
    ['median speedup', median],
  ];
  return rows.map(([name, { low, speedup, high, verdict }]) => ({
    name,
    value: formatSpeedup(speedup),
    low: rounded(low),
    speedup: rounded(speedup),
    high: rounded(high),
    mark: intervalMark(low, speedup, high, MATRIX_CELL),
    verdict: environment.same ? verdict : null,
  }));
}

function matrixCell(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
  reports: readonly Report[],
): MatrixCell | null {
  if (baseline.id === candidate.id) return null;
  const comparison = compare(baseline, candidate, environments);
  const report = reports.find((entry) => entry.baseline === baseline.id && entry.candidate === candidate.id);
  return {
    baseline: baseline.id,
    candidate: candidate.id,
    rows: matrixRows(comparison),
    sameEnvironment: comparison.environment.same,
    path: report ? reportPath(report.id) : null,
  };
}

const suiteKey = ({ suite }: ResultSet) =>
  [suite.name, suite.queryVersion, suite.scaleFactor, suite.tableFormat].join(' ');

/** The sets of the suite that most sets share: only these can stand in one matrix. By engine, native Spark first. */
function largestSuite(resultSets: readonly ResultSet[]): ResultSet[] {
  const keys = [...new Set(resultSets.map(suiteKey))];
  const groups = keys
    .map((key) => resultSets.filter((set) => suiteKey(set) === key))
    .sort((a, b) => b.length - a.length);
  const rank = ({ engine }: ResultSet) => (engine.id === 'native-spark' ? 0 : 1);
  return [...(groups[0] ?? [])].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

function matrixTitle(comparisons: readonly Comparison[]): string {
  const parts = comparisons.map(({ verdict, baseline, candidate }) => {
    const [a, b] = [candidate, baseline].map(({ engine }) => `${engine.title} ${engine.version}`);
    if (verdict.case === 'faster') return `${a} is faster than ${b}`;
    return `${a} against ${b}: ${verdict.word.charAt(0).toLowerCase()}${verdict.word.slice(1)}`;
  });
  return capitalise(parts.join('; '));
}

/** The matrix of the suite that most result sets share, or null for fewer than two. `comparisons` are those of the reports. */
export function matrix(
  resultSets: readonly ResultSet[],
  environments: readonly Environment[],
  reports: readonly Report[],
  comparisons: readonly Comparison[],
): Matrix | null {
  const sets = largestSuite(resultSets);
  if (sets.length < 2) return null;
  return {
    title: matrixTitle(comparisons.filter(({ environment }) => environment.same)),
    caption:
      'Speedup of the column’s engine over the row’s, ×, with 95 % interval over queries. Right of the line the column is faster. Filled: clear. Hollow: no clear difference. Small and grey, †: no verdict, the environments differ.',
    sides: sets.map((set) => ({
      id: set.id,
      title: engineTitle(set.engine),
      total: `${formatNumber(totalSeconds(set) ?? 0)}\u202Fs in total`,
      path: `/data/result-sets/${set.id}/`,
    })),
    cells: sets.map((baseline) => sets.map((candidate) => matrixCell(baseline, candidate, environments, reports))),
    ticks: scaleTicks(MATRIX_CELL),
    note: '† Environments that differ, or are not known to be the same.',
  };
}

function cellRows({ baseline, candidate, rows, sameEnvironment }: MatrixCell): Cell[][] {
  return rows.map(({ name, low, speedup, high, verdict }) => [
    baseline,
    candidate,
    name,
    speedup,
    low,
    high,
    sameEnvironment ? 'yes' : 'no',
    verdict,
  ]);
}

/** The matrix as a table: a row per pair and headline figure; no verdict where the environments differ. */
export function matrixTable({ cells }: Matrix): Table {
  return {
    columns: [
      column('baseline', 'Baseline', '', 'text'),
      column('candidate', 'Candidate', '', 'text'),
      column('figure', 'Figure', '', 'text'),
      SPEEDUP_COLUMN,
      column('low', 'Low', '×', 'number', 2),
      column('high', 'High', '×', 'number', 2),
      column('same_environment', 'Same environment', '', 'text'),
      VERDICT_COLUMN,
    ],
    rows: cells.flat().flatMap((cell) => (cell ? cellRows(cell) : [])),
    footnotes: [],
  };
}
