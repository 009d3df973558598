import type { Axis, SpecBase } from '../../benchmark/model/chart';
import type { Evidence } from '../../benchmark/model/figure';
import { type Kind, unitOfAxis } from '../shared/kind';

/** One bar from 0, in the unit of the axis, and the text in it. */
interface PairBar {
  value: number;
  text: string;
}

/** A baseline and a candidate under one condition. */
export interface PairRow {
  title: string;
  /** Below the title. */
  notes: string[];
  baseline: PairBar;
  candidate: PairBar;
  /** Direction of the candidate, `same` if it has none; 'candidate' if the bars have no better direction. */
  role: Evidence['way'] | 'candidate';
  /** True if the row shows what would follow from an assumption: dashed outlines without a fill. */
  isAssumed: boolean;
  /** The difference, "+16%", and its meaning, "more time with Celeborn". */
  word: string;
  meaning: string;
}

/** Two bars per condition, and their difference in large type. */
export interface PairsSpec extends SpecBase {
  kind: 'pairs';
  axis: Axis;
  /** A line at a value with its name; null for none. */
  reference: { value: number; text: string } | null;
  rows: PairRow[];
}

export const pairs: Kind<PairsSpec> = {
  unit: unitOfAxis,
  count: ({ rows }) => ({ count: 2 * rows.length, of: 'values' }),
};
