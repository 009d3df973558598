import type { Verdict } from '../../../benchmark/model/comparison';
import { VERDICT_WORDS } from '../../../benchmark/text/cells';

/** Whether a cell of a table holds a verdict. */
export function isVerdict(value: unknown): value is Verdict {
  return typeof value === 'string' && value in VERDICT_WORDS;
}
