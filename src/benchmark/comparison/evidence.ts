import type { Comparison, MatchedQuery } from '../model/comparison';
import type { Evidence } from '../model/figure';
import { isUnconfirmed, markOf } from '../model/verdictMark';
import { drawnVerdict } from './match';

/** Strength of evidence on the total time of a comparison; at most the strength of its verdict. */
function strengthOf({ verdict, total }: Pick<Comparison, 'verdict' | 'total'>): Evidence['strength'] {
  if (verdict.case === 'disputed') return 'none';
  if (verdict.case === 'ahead' || verdict.case === 'behind') return 'measured';
  return total.verdict === 'faster' || total.verdict === 'slower' || total.verdict === 'same' ? 'clear' : 'measured';
}

/** Side of the baseline on which the total time of a comparison is; `same` if reruns explain the difference. */
export function totalSide({ total }: Pick<Comparison, 'total'>): Evidence['way'] {
  const { low, high } = total.deciding;
  if (total.verdict === 'same' || (low <= 1 && high >= 1)) return 'same';
  return low > 1 ? 'faster' : 'slower';
}

/** What is known of a query. It has no verdict if `isWithheld`: the comparison has none. */
export function queryEvidence(query: MatchedQuery, isWithheld: boolean): Evidence {
  const drawn = drawnVerdict(query);
  const mark = markOf(drawn);
  const isClear = mark !== 'unclear' && !isUnconfirmed(drawn);
  return { way: mark === 'unclear' ? 'same' : mark, strength: isWithheld ? 'none' : isClear ? 'clear' : 'measured' };
}

/** Side that the verdict names, also if only the geometric mean supports it; otherwise the side of the total time. */
function sideOfBaseline(comparison: Pick<Comparison, 'verdict' | 'total'>): Evidence['way'] {
  if (comparison.verdict.case === 'ahead') return 'faster';
  return comparison.verdict.case === 'behind' ? 'slower' : totalSide(comparison);
}

/** What is known of a comparison, for marks of its total-time ratio. */
export function evidenceOf(comparison: Pick<Comparison, 'verdict' | 'total'>): Evidence {
  return { way: sideOfBaseline(comparison), strength: strengthOf(comparison) };
}
