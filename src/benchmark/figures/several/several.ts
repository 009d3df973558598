import type { Comparison } from '../../model/comparison';

/** Candidates compared with one baseline over the same queries, and what each side is called beside the others. */
export interface Several {
  /** One per candidate, in their order. */
  comparisons: readonly Comparison[];
  baseline: string;
  /** Of the candidates. */
  titles: readonly string[];
}

/** Titles name each candidate up to this many; of more the first and the last. */
export const NAMED_IN_TITLES = 3;
