import type { PublishedComparison } from '../../benchmark/model/published';
import type { Environment } from '../../benchmark/model/resultSet';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { formatNumber, formatSpeedup } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';

type Count = number | 'unknown' | null;

const SECONDS_PER_HOUR = 3600;

const times = (a: Count, b: Count) => (typeof a === 'number' && typeof b === 'number' ? a * b : null);
const plus = (a: Count, b: Count) => (typeof a === 'number' && typeof b === 'number' ? a + b : null);
const text = (value: Count) => (typeof value === 'number' ? formatNumber(value) : NOT_REPORTED);
const cores = ({ nodes, coresPerNode }: Environment) => times(nodes, coresPerNode);

/**
 * Nodes and cores of the baseline's environment, the candidate's additional ones, and their sums:
 * "environment.extra_cores". With totals, also the node-hours of one run of the suite on either side (nodes × total
 * time) and their ratio, candidate ÷ baseline. Unknown values are "not reported".
 */
export function capacityValues(
  baseline: Environment,
  extra: Environment,
  totals: PublishedComparison['totals'],
): ValueTexts {
  const nodes = plus(baseline.nodes, extra.nodes);
  return {
    'environment.nodes': text(baseline.nodes),
    'environment.cores': text(cores(baseline)),
    'environment.extra_nodes': text(extra.nodes),
    'environment.extra_cores': text(cores(extra)),
    'environment.all_nodes': text(nodes),
    'environment.all_cores': text(plus(cores(baseline), cores(extra))),
    ...(totals ? nodeHours(times(baseline.nodes, totals.baselineS), times(nodes, totals.candidateS)) : {}),
  };
}

function nodeHours(baselineS: number | null, candidateS: number | null): ValueTexts {
  if (baselineS === null || candidateS === null) return {};
  const hours = (seconds: number) => `${formatNumber(seconds / SECONDS_PER_HOUR, 1)} node-hours`;
  return {
    'environment.node_hours.baseline': hours(baselineS),
    'environment.node_hours.candidate': hours(candidateS),
    'environment.node_hours.ratio': formatSpeedup(candidateS / baselineS),
  };
}
