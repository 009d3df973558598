import { disclaimer } from './captions';
import { column, SPEEDUP_COLUMN, VERDICT_COLUMN } from './columns';
import { compare } from './compare';
import type { Comparison, Figure } from './comparisonTypes';
import { capitalise, distinctTitles, formatNumber, formatSpeedup } from './format';
import { CompareError } from './match';
import { type SuiteGroup, suiteGroups } from './matrixGroups';
import type { Matrix, MatrixCell, MatrixRow, MatrixSide } from './matrixTypes';
import { matrixCaption, matrixNote, matrixTitle } from './matrixWords';
import type { Report } from './reportTypes';
import { reportPath, totalSeconds } from './resultSetCard';
import { intervalMark, MATRIX_CELL, scaleTicks } from './scale';
import type { Cell, Table } from './tableTypes';
import type { Environment, ResultSet } from './types';
import { rounded } from './values';

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

function matrixCell(comparison: Comparison, reports: MatrixInput['reports']): MatrixCell {
  const { baseline, candidate, environment } = comparison;
  const found = reports.find(({ report }) => report.baseline === baseline.id && report.candidate === candidate.id);
  return {
    baseline: baseline.id,
    candidate: candidate.id,
    rows: matrixRows(comparison),
    sameEnvironment: environment.same,
    path: found ? reportPath(found.report.id) : null,
  };
}

function sideOf(set: ResultSet, title: string): MatrixSide {
  const totalS = totalSeconds(set);
  const total = totalS === null ? 'total incomplete' : `${formatNumber(totalS)}\u202Fs in total`;
  return { id: set.id, title: capitalise(title), total, path: `/data/result-sets/${set.id}/` };
}

/** What the matrices are made of. */
export interface MatrixInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  /** The reports with their comparisons, newest first. */
  reports: readonly { report: Report; comparison: Comparison }[];
}

/** A pair with its comparison, or with the reasons why there is none; neither for a result set with itself. */
interface Compared {
  comparison: Comparison | null;
  refused: string[];
}

function comparePair(baseline: ResultSet, candidate: ResultSet, environments: readonly Environment[]): Compared {
  if (baseline.id === candidate.id) return { comparison: null, refused: [] };
  try {
    return { comparison: compare(baseline, candidate, environments), refused: [] };
  } catch (error) {
    if (error instanceof CompareError) return { comparison: null, refused: error.reasons };
    throw error;
  }
}

function groupMatrix({ sets, ...texts }: SuiteGroup, { environments, reports }: MatrixInput): Matrix {
  const titles = distinctTitles(sets);
  const entries = sets.map((set, index) => ({ set, side: sideOf(set, titles[index] ?? '') }));
  const pair = entries.length === 2;
  const [rows, columns] = pair ? [entries.slice(0, 1), entries.slice(1)] : [entries, entries];
  const compared = rows.map((row) => columns.map((column) => comparePair(row.set, column.set, environments)));
  const found = compared.flat().flatMap(({ comparison }) => comparison ?? []);
  const refused = compared.flat().flatMap((entry) => entry.refused);
  return {
    ...texts,
    file: `charts/home/matrix-${texts.slug}`,
    title: matrixTitle(sets, pair ? found : ofGroup(sets, reports)),
    caption: matrixCaption(pair),
    baselines: rows.map(({ side }) => side),
    candidates: columns.map(({ side }) => side),
    cells: compared.map((row) => row.map(({ comparison }) => comparison && matrixCell(comparison, reports))),
    ticks: scaleTicks(MATRIX_CELL),
    note: matrixNote(sets, found, refused),
    disclaimer: disclaimer(sets[0] as ResultSet),
  };
}

/** The comparisons of the reports on sets of the group, newest first. */
function ofGroup(sets: readonly ResultSet[], reports: MatrixInput['reports']): Comparison[] {
  return reports
    .map(({ comparison }) => comparison)
    .filter(({ baseline }) => sets.some(({ id }) => id === baseline.id));
}

/** One matrix per group of result sets that can be compared with one another, largest group first; none for groups of one. */
export function matrices(input: MatrixInput): Matrix[] {
  return suiteGroups(input.resultSets)
    .map((group) => groupMatrix(group, input))
    .filter(({ cells }) => cells.flat().some((cell) => cell !== null));
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
export function matrixTable({ cells }: Pick<Matrix, 'cells'>): Table {
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
