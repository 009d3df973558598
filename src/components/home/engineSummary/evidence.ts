import type { Comparison } from '../../../benchmark/model/comparison';
import type { Strength } from '../../../benchmark/model/figure';
import { capitalise } from '../../../benchmark/text/names';
import { publisherText } from '../../../benchmark/text/publisher';
import { evidenceText } from '../../../benchmark/text/statistic';
import type { EngineAnswer } from '../../../figures/answers/spec';
import type { Pair } from './pairs';

/** "Measured by a third party (awslabs/data-on-eks), 5 iterations". */
export function measuredByText({ baseline, candidate }: Pair): string {
  const sides = [evidenceText(candidate), evidenceText(baseline)];
  const [own, other] = sides;
  const evidence = own === other ? own : `${own} (${baseline.engine.title}: ${other})`;
  return capitalise(`${publisherText([candidate, baseline])}, ${evidence}`);
}

/** Strength of evidence on the total time of a comparison; at most the strength of its verdict. */
export function strengthOf({ verdict, total }: Pick<Comparison, 'verdict' | 'total'>): Strength {
  if (verdict.case === 'disputed') return 'none';
  if (verdict.case === 'ahead' || verdict.case === 'behind') return 'measured';
  return total.verdict === 'faster' || total.verdict === 'slower' || total.verdict === 'same' ? 'clear' : 'measured';
}

/** Side of the baseline on which the total time of a comparison is; `same` if reruns explain the difference. */
export function sideOfBaseline({ total }: Pick<Comparison, 'total'>): EngineAnswer['way'] {
  const { low, high } = total.deciding;
  if (total.verdict === 'same' || (low <= 1 && high >= 1)) return 'same';
  return low > 1 ? 'faster' : 'slower';
}
