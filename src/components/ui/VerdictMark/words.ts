import type { Verdict } from '../../../benchmark/model/comparison';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';

export function isVerdict(value: unknown): value is Verdict {
  return typeof value === 'string' && value in VERDICT_WORDS;
}

/** The first verdict in a row's cells. */
export function verdictOf(row: readonly unknown[]): Verdict | 'none' {
  return row.find(isVerdict) ?? 'none';
}
