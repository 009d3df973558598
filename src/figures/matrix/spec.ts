import { column, SPEEDUP_COLUMN, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Relation, Verdict } from '../../benchmark/model/comparison';
import type { IntervalMark } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { present, type StandaloneKind, type StandaloneSpec } from '../shared/kind';

export interface MatrixRow {
  name: string;
  value: string;
  low: number;
  speedup: number;
  high: number;
  /** What low and high are an interval over: iterations, which decides, or the choice of queries, where those are not known. */
  over: 'iterations' | 'queries';
  mark: IntervalMark;
  /** Null if the verdict of the comparison is withheld, and for the median. */
  verdict: Verdict | null;
}

/** Candidate against baseline. */
export interface MatrixCell {
  baseline: string;
  candidate: string;
  rows: MatrixRow[];
  /** How the environments relate. */
  environment: Relation;
  /** Whether a doubt about the environments remains. */
  dagger: boolean;
  /** Why the verdict is withheld: "conflicting sources"; '' if it is not. */
  reason: string;
  /** The report of this pair; if there is none the page that compares it. */
  path: string;
}

export interface MatrixSide {
  id: string;
  title: string;
  total: string;
  path: string;
}

/**
 * Engines against one another on one suite: a row of cells per baseline, a column per candidate. Of two result sets only one
 * stands as the baseline, since the other direction is the inverse.
 */
export interface MatrixSpec extends StandaloneSpec {
  kind: 'matrix';
  slug: string;
  /** Its files without ending, from the site's root. It depends on the group alone, so it stays when groups are added. */
  file: string;
  heading: string;
  detail: string;
  baselines: MatrixSide[];
  candidates: MatrixSide[];
  /** Null on the diagonal, and for a pair that cannot be compared. */
  cells: (MatrixCell | null)[][];
  ticks: { label: string; at: number }[];
}

/** The answer to "Same environment" in the table. */
export const SAME_ENVIRONMENT: Record<Relation, string> = {
  same: 'yes',
  different: 'no',
  disputed: 'conflicting sources',
  'not known': 'unknown',
};

/** The matrix as a table: a row per pair and metric. */
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

/** Engines against one another. Pages show it as a table with marks in its cells. */
export const matrix: StandaloneKind<MatrixSpec> = {
  unit: () => '×',
  count: ({ cells }) => ({ count: present(cells.flat()), of: 'pairs' }),
  csv: matrixTable,
};
