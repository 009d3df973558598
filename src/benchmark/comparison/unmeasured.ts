import type { Comparability } from '../model/comparability/comparability';
import type { SideMetrics } from '../model/eventLog';
import { capitalise, joinWords } from '../text/names';

type Settings = Pick<Comparability, 'fields'>;

/** Missing measurements by the id of the setting that is then unknown. */
const BY_SETTING: readonly [setting: string, name: string][] = [
  ['failed-queries', 'failures'],
  ['rows-returned', 'whether the rows returned were right'],
];

/** True if both sides have an event log, which contains the peak memory of tasks. */
function hasPeakMemory({ baseline, candidate }: SideMetrics): boolean {
  return [baseline, candidate].every((side) => side !== null && side.queries.length > 0);
}

/**
 * Missing data: "Price, peak memory, and whether the rows returned were right." If `metrics` is null, event logs were
 * not searched, and the text omits peak memory. With total times, node-hours are known and only the price is missing.
 */
export function missingText({ fields }: Settings, metrics: SideMetrics | null, hasTotals = true): string {
  const unknown = new Set(fields.filter(({ relation }) => relation === 'unknown').map(({ id }) => id));
  const missing = [
    hasTotals ? 'price' : 'cost',
    ...(metrics === null || hasPeakMemory(metrics) ? [] : ['peak memory']),
    ...BY_SETTING.flatMap(([setting, name]) => (unknown.has(setting) ? [name] : [])),
  ];
  return `${capitalise(joinWords(missing))}.`;
}

/** Limits of a comparison of two result sets, one sentence per paragraph. */
export function unmeasuredLimits(comparability: Settings, metrics: SideMetrics | null): string[] {
  return [
    missingText(comparability, metrics),
    'Variation between runs: the iterations are of one application per engine, so it is unknown how much a rerun would differ.',
  ];
}
