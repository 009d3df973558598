import type { Comparison, VerdictCase } from '../../benchmark/model/comparison';
import type { Side } from '../../benchmark/model/resultSet';
import { engineTitle, joinWords } from '../../benchmark/text/names';

/** "Comet 0.16.0"; with the difference if both sides are the same release of an engine. */
export function sideTitle({ baseline, candidate, names }: Comparison, side: Side): string {
  const titles = { baseline: engineTitle(baseline.engine), candidate: engineTitle(candidate.engine) };
  const mark = /\([^)]*\)$/.exec(names[side])?.[0] ?? '';
  return titles.baseline === titles.candidate && mark !== '' ? `${titles[side]} ${mark}` : titles[side];
}

/** Verdict on one or more candidates, without capital: "Comet 0.16.0 and Comet 0.17.0 are faster than Spark 3.5.8". */
export function verdictOn(found: VerdictCase, candidates: readonly string[], baseline: string): string {
  const they = joinWords(candidates);
  const are = candidates.length === 1 ? 'is' : 'are';
  const texts: Record<VerdictCase, string> = {
    faster: `${they} ${are} faster than ${baseline}`,
    ahead: `${they} ${are} ahead of ${baseline}, but not conclusively`,
    depends: `no overall winner between ${they} and ${baseline}`,
    same: `${they} and ${baseline} are within 5% of each other`,
    'within-reruns': `${they} and ${baseline} differ by no more than reruns of one engine`,
    unclear: `${they} vs. ${baseline} is inconclusive`,
    disputed: `no verdict on ${they} vs. ${baseline}`,
    behind: `${they} ${are} behind ${baseline}, but not conclusively`,
    slower: `${they} ${are} slower than ${baseline}`,
  };
  return texts[found];
}
