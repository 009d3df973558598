import type { RunCost } from '../../benchmark/cost/nodeHours';
import { alternatives } from '../../benchmark/model/comparability/statements';
import type { CostSide } from '../../benchmark/model/cost/side';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber } from '../../benchmark/text/numbers';
import type { BarSpec } from '../../figures/bar/spec';
import { secondsAxis } from '../../figures/shared/axes';

/** Node-hours or money: two decimals; below 0.1, three significant digits. */
export function formatAmount(value: number): string {
  const size = Math.abs(value);
  if (size >= 0.095 || size === 0) return formatNumber(value, 2);
  return formatNumber(value, Math.min(6, 2 - Math.floor(Math.log10(size))));
}

/** "2.72×, 0.91×, or 0.45×". */
export function formatTimes(values: readonly number[]): string {
  return alternatives([...new Set(values.map((value) => `${formatAmount(value)}×`))]);
}

/** "2.72, 0.91, or 0.45". */
export function formatAmounts(values: readonly number[]): string {
  return alternatives([...new Set(values.map(formatAmount))]);
}

/** A side with its costs at each of its node counts. */
export interface CostedSide {
  side: CostSide;
  runs: RunCost[];
}

/** Node-hours, or money if every run has a price. */
export interface Amount {
  unit: string;
  of: (run: RunCost) => number | null;
}

/** Unit of charts without prices. */
export const NODE_HOURS_UNIT = 'node-hours';

/** Below this, amounts have four decimals. */
export const SMALL = 0.1;

/** "12 nodes"; with a question mark if sources report other counts too. */
function nodesText({ nodes }: RunCost, { runs }: CostedSide): string {
  return `${formatNumber(nodes)} ${nodes === 1 ? 'node' : 'nodes'}${runs.length > 1 ? '?' : ''}`;
}

/** A bar for each run at each of its node counts, from 0; null if no run has an amount. */
export function costSpec(sides: readonly CostedSide[], { unit, of }: Amount, title: string): BarSpec | null {
  const bars = sides.flatMap((own) =>
    own.runs.flatMap((run) => {
      const amount = of(run);
      return amount === null ? [] : [{ ...own.side, name: `${own.side.title}, ${nodesText(run, own)}`, amount }];
    }),
  );
  if (bars.length === 0) return null;
  const amounts = bars.map(({ amount }) => amount);
  const name = unit === NODE_HOURS_UNIT ? 'Node-hours' : `Cost, ${unit}`;
  return {
    kind: 'bar',
    id: 'cost',
    title,
    description: bars.map((bar) => `${capitalise(bar.name)}: ${formatAmount(bar.amount)} ${unit}`).join('; '),
    horizontal: true,
    hollow: false,
    decimals: Math.max(...amounts) < SMALL ? 4 : 2,
    axis: { ...secondsAxis(name, 0, Math.max(...amounts)), unit: '' },
    categories: bars.map((bar) => capitalise(bar.name)),
    series: [{ name, roles: bars.map(({ role }) => role), values: amounts }],
  };
}
