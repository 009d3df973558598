import { column, SPEEDUP_COLUMN, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Relation, Verdict } from '../../benchmark/model/comparison';
import type { IntervalMark } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { countPresent, type StandaloneKind, type StandaloneSpec } from '../shared/kind';

export interface MatrixRow {
  name: string;
  value: string;
  low: number;
  speedup: number;
  high: number;
  /** Basis of low and high: iterations, which decide, or queries if there are no iterations. */
  over: 'iterations and reruns' | 'reruns';
  mark: IntervalMark;
  /** Null for the median, and if the comparison has no verdict. */
  verdict: Verdict | null;
}

export interface MatrixCell {
  baseline: string;
  candidate: string;
  rows: MatrixRow[];
  environment: Relation;
  /** True if a doubt about the environments remains. */
  dagger: boolean;
  /** Why there is no verdict: "conflicting sources"; '' if there is one. */
  reason: string;
  /** Report of this pair, or the page that compares it if there is no report. */
  path: string;
}

export interface MatrixSide {
  id: string;
  title: string;
  total: string;
  path: string;
}

/**
 * Engines compared with each other on one suite: a row of cells per baseline, a column per candidate.
 * Of two result sets, only one is a baseline, because the other direction is the inverse.
 */
export interface MatrixSpec extends StandaloneSpec {
  kind: 'matrix';
  slug: string;
  /** Path of its files from the site's root, without ending. It depends only on the group, not on other groups. */
  file: string;
  heading: string;
  detail: string;
  baselines: MatrixSide[];
  candidates: MatrixSide[];
  /** Null on the diagonal, and for pairs that cannot be compared. */
  cells: (MatrixCell | null)[][];
  ticks: { label: string; at: number }[];
}

/** Value of the column "Same environment". */
export const SAME_ENVIRONMENT: Record<Relation, string> = {
  same: 'yes',
  different: 'no',
  disputed: 'conflicting sources',
  'not known': 'unknown',
};

export function matrixTable({ cells }: Pick<MatrixSpec, 'cells'>): Table {
  const figures = cells.flat().flatMap((cell) => cell?.rows.map((row) => ({ ...cell, ...row })) ?? []);
  return tableOf(figures, [
    [column('baseline', 'Baseline'), 'baseline'],
    [column('candidate', 'Candidate'), 'candidate'],
    [column('figure', 'Metric'), 'name'],
    [SPEEDUP_COLUMN, 'speedup'],
    [column('low', 'Low', '×', 'number', 2), 'low'],
    [column('high', 'High', '×', 'number', 2), 'high'],
    [column('interval_over', 'Interval over'), 'over'],
    [column('same_environment', 'Same environment'), ({ environment }) => SAME_ENVIRONMENT[environment]],
    [VERDICT_COLUMN, 'verdict'],
  ]);
}

/** Engines compared with each other. */
export const matrix: StandaloneKind<MatrixSpec> = {
  unit: () => '×',
  count: ({ cells }) => ({ count: countPresent(cells.flat()), of: 'pairs' }),
  csv: matrixTable,
};
