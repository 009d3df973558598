import type { Comparison, Estimate, MatchedQuery } from '../model/comparison';
import type { Evidence } from '../model/figure';
import { isUnconfirmed, markOf } from '../model/verdictMark';
import { drawnVerdict } from './match';
import type { HeadlineMetrics } from './verdictCase';

/** Strength of evidence on a metric of a comparison; at most the strength of the verdict of the comparison. */
function strengthOf(metric: Estimate, { verdict }: Pick<Comparison, 'verdict'>): Evidence['strength'] {
  if (verdict.case === 'disputed') return 'none';
  if (verdict.case === 'ahead' || verdict.case === 'behind') return 'measured';
  return metric.verdict === 'faster' || metric.verdict === 'slower' || metric.verdict === 'same' ? 'clear' : 'measured';
}

/** Side of the baseline on which a metric is; `same` if it is within 5% or reruns explain the difference. */
function metricSide({ verdict, deciding: { low, high } }: Estimate): Evidence['way'] {
  if (verdict === 'same' || (low <= 1 && high >= 1)) return 'same';
  return low > 1 ? 'faster' : 'slower';
}

/** What is known of a query. It has no verdict if `isWithheld`: the comparison has none. */
export function queryEvidence(query: MatchedQuery, isWithheld: boolean): Evidence {
  const drawn = drawnVerdict(query);
  const mark = markOf(drawn);
  const isClear = mark !== 'unclear' && !isUnconfirmed(drawn);
  return { way: mark === 'unclear' ? 'same' : mark, strength: isWithheld ? 'none' : isClear ? 'clear' : 'measured' };
}

/** What is known of a metric of a comparison, for marks of its ratio. */
export function metricEvidence<Metric extends keyof HeadlineMetrics>(
  metric: Metric,
  comparison: Pick<Comparison, 'verdict' | Metric>,
): Evidence {
  const own: Estimate = comparison[metric];
  return { way: metricSide(own), strength: strengthOf(own, comparison) };
}

/** What is known of a comparison, for marks of its total-time ratio. */
export function evidenceOf(comparison: Pick<Comparison, 'verdict' | 'total'>): Evidence {
  return metricEvidence('total', comparison);
}

/** Metric on which the word of a verdict rests, next to a mark of the total time: ", in the geometric mean"; '' for the total time. */
export function wordBasis({ verdict, total }: Pick<Comparison, 'verdict' | 'total'>): string {
  const isOneWay = verdict.case === 'ahead' || verdict.case === 'behind';
  return isOneWay && metricSide(total) === 'same' ? ', in the geometric mean' : '';
}
