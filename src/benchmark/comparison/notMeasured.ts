import type { SideMetrics } from '../model/eventLog';
import type { Receipt } from '../model/receipt/receipt';
import { capitalise, listed } from '../text/names';

type Settings = Pick<Receipt, 'fields'>;

/** What a reader of a verdict may look for, by the setting of the receipt that is not known where it was not measured. */
const BY_SETTING: readonly [setting: string, name: string][] = [
  ['failed-queries', 'failures'],
  ['rows-returned', 'whether the rows returned were right'],
];

/** Whether the event logs of both sides are there, which say how much memory a task took at most. */
function hasPeakMemory({ baseline, candidate }: SideMetrics): boolean {
  return [baseline, candidate].every((side) => side !== null && side.queries.length > 0);
}

/**
 * What no artifact of this site holds, and what the receipt does not know: "Price, peak memory, and whether the rows returned were right."
 * `metrics` is null where nobody has looked for event logs; peak memory is then not spoken of.
 * Total times give node-hours, and then only the price is missing.
 */
export function missingText({ fields }: Settings, metrics: SideMetrics | null, hasTotals = true): string {
  const unknown = new Set(fields.filter(({ relation }) => relation === 'unknown').map(({ id }) => id));
  const missing = [
    hasTotals ? 'price' : 'cost',
    ...(metrics === null || hasPeakMemory(metrics) ? [] : ['peak memory']),
    ...BY_SETTING.flatMap(([setting, name]) => (unknown.has(setting) ? [name] : [])),
  ];
  return `${capitalise(listed(missing))}.`;
}

/** What a comparison of two result sets does not measure, a sentence per paragraph. */
export function notMeasured(receipt: Settings, metrics: SideMetrics | null): string[] {
  return [
    missingText(receipt, metrics),
    'Variation between runs: each engine ran once, so it is unknown how much a rerun would differ.',
  ];
}
