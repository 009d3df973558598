import type { Comparability } from '../model/comparability/comparability';
import type { Comparison } from '../model/comparison';
import type { SideMetrics } from '../model/eventLog';
import type { ResultSet, Side } from '../model/resultSet';
import { capitalise, joinWords } from '../text/names';

type Settings = Pick<Comparability, 'fields'>;
type Repeated = Pick<ResultSet, 'iterations' | 'statistic' | 'applications'>;

/** Missing measurements by the id of the setting that is then unknown. */
const BY_SETTING: readonly [setting: string, name: string][] = [
  ['failed-queries', 'failures'],
  ['rows-returned', 'whether the rows returned were right'],
];

/** True if both sides have an event log, which contains the peak memory of tasks. */
export function hasPeakMemory({ baseline, candidate }: SideMetrics): boolean {
  return [baseline, candidate].every((side) => side !== null && side.queries.length > 0);
}

/**
 * Missing data: "Price, peak memory, and whether the rows returned were right." With total times, node-hours are known
 * and only the price is missing.
 */
export function missingText({ fields }: Settings, isMemoryKnown: boolean, hasTotals = true): string {
  const unknown = new Set(fields.filter(({ relation }) => relation === 'unknown').map(({ id }) => id));
  const missing = [
    hasTotals ? 'price' : 'cost',
    ...(isMemoryKnown ? [] : ['peak memory']),
    ...BY_SETTING.flatMap(([setting, name]) => (unknown.has(setting) ? [name] : [])),
  ];
  return `${capitalise(joinWords(missing))}.`;
}

/** What a side repeated, after its name. */
function repetition({ iterations, statistic, applications = 1 }: Repeated): string {
  if (applications > 1) return 'ran as several applications';
  if (iterations === 'unknown' && statistic !== 'single') return 'does not report its iterations';
  return iterations === 1 || statistic === 'single' ? 'ran each query once' : 'ran as one application';
}

/** "Each side ran as one application.": what both sides repeated. */
function variationText({ baseline, candidate }: Record<Side, Repeated>): string {
  const [own, other] = [repetition(candidate), repetition(baseline)];
  return own === other ? `Each side ${own}.` : `The candidate ${own}, and the baseline ${other}.`;
}

/** Limits of a comparison of two result sets: what is missing, and what was repeated. */
export function unmeasuredLimits(
  { comparability, ...sides }: Pick<Comparison, 'comparability' | Side>,
  isMemoryKnown: boolean,
): string[] {
  return [missingText(comparability, isMemoryKnown), variationText(sides)];
}
