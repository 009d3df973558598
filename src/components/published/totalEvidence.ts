import type { Evidence } from '../../benchmark/model/figure';
import type { PublishedComparison } from '../../benchmark/model/published';
import { halfWidths, RERUN_EFFECT } from '../../benchmark/reruns/rerunEffect';

type Totals = NonNullable<PublishedComparison['totals']>;

/**
 * Half-width of the band of reruns on the logarithm of a total-time ratio. Sources of totals do not report rounds, so it is
 * the one for different rounds.
 */
export const RERUN_LIMIT = halfWidths(RERUN_EFFECT, 'round').total;

/** What is known of the published total times: their direction if reruns do not explain the difference; their spread is unknown. */
export function totalEvidence({ baselineS, candidateS }: Totals): Evidence {
  const ratio = Math.log(baselineS / candidateS);
  const isBeyond = Math.abs(ratio) > RERUN_LIMIT;
  return { way: !isBeyond ? 'same' : ratio > 0 ? 'faster' : 'slower', strength: 'measured' };
}
