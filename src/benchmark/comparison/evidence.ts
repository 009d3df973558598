import type { Comparison, MatchedQuery } from '../model/comparison';
import type { Evidence } from '../model/figure';
import type { Round } from '../model/round';
import { isUnconfirmed, markOf } from '../model/verdictMark';
import { drawnVerdict } from './match';

/** Strength of evidence on the total time of a comparison; at most the strength of its verdict. */
function strengthOf({ verdict, total }: Pick<Comparison, 'verdict' | 'total'>): Evidence['strength'] {
  if (verdict.case === 'disputed') return 'none';
  if (verdict.case === 'ahead' || verdict.case === 'behind') return 'measured';
  return total.verdict === 'faster' || total.verdict === 'slower' || total.verdict === 'same' ? 'clear' : 'measured';
}

/** Side of the baseline on which the total time of a comparison is; `same` if reruns explain the difference. */
function sideOfBaseline({ total }: Pick<Comparison, 'total'>): Evidence['way'] {
  const { low, high } = total.deciding;
  if (total.verdict === 'same' || (low <= 1 && high >= 1)) return 'same';
  return low > 1 ? 'faster' : 'slower';
}

/** What is known of a query. It has no verdict if `isWithheld`: the environments could explain the difference. */
export function queryEvidence(query: MatchedQuery, isWithheld: boolean): Evidence {
  const drawn = drawnVerdict(query);
  const mark = markOf(drawn);
  const isClear = mark !== 'unclear' && !isUnconfirmed(drawn);
  return { way: mark === 'unclear' ? 'same' : mark, strength: isWithheld ? 'none' : isClear ? 'clear' : 'measured' };
}

type Rounds = readonly Pick<Round, 'withdrawn' | 'resultSets'>[];

/** True if the publisher withdrew the result of either side. */
export function isWithdrawn({ baseline, candidate }: Comparison, rounds: Rounds): boolean {
  return rounds.some(
    ({ withdrawn, resultSets }) =>
      withdrawn !== undefined && [baseline, candidate].some(({ id }) => resultSets.includes(id)),
  );
}

/** Why a comparison has no verdict: "withdrawn by its publisher", or a doubt about the environments; '' if it has one. */
export function doubtOf(comparison: Comparison, rounds: Rounds): string {
  if (isWithdrawn(comparison, rounds)) return 'withdrawn by its publisher';
  return strengthOf(comparison) === 'none' ? comparison.environment.reason : '';
}

/** What is known of the total time of a comparison. A withdrawn result has no verdict. */
export function evidenceOf(comparison: Comparison, rounds: Rounds): Evidence {
  const strength = isWithdrawn(comparison, rounds) ? 'none' : strengthOf(comparison);
  return { way: sideOfBaseline(comparison), strength };
}
