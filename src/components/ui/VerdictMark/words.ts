import type { Verdict } from '../../../benchmark/model/comparison';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';

/** Whether a cell of a table holds a verdict. */
export function isVerdict(value: unknown): value is Verdict {
  return typeof value === 'string' && value in VERDICT_WORDS;
}

/** The verdict that a row holds in any of its cells. */
export function verdictOf(row: readonly unknown[]): Verdict | 'none' {
  return row.find(isVerdict) ?? 'none';
}
