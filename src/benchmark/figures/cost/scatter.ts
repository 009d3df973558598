import type { RunCost } from '../../cost/nodeHours';
import type { Axis, SpecBase } from '../../model/chart';
import { column } from '../../model/columns';
import type { CostSide } from '../../model/cost/side';
import type { Side } from '../../model/resultSet';
import type { Table } from '../../model/table';
import { tableOf } from '../../model/tables/tableOf';
import { capitalise } from '../../text/names';
import { formatNumber } from '../../text/numbers';
import type { Kind } from '../kind';
import { formatAmount } from './amounts';

/** The ticks of a decade, from few to many: the first list that puts three on an axis is taken. */
const DIGITS = [
  [1, 2, 5],
  [1, 1.5, 2, 3, 5, 7],
  [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9],
];
const DECADES = Array.from({ length: 16 }, (_, index) => 10 ** (index - 7));
/** Beyond the outermost values, as a factor. */
const ROOM = 1.5;

/** A log axis around these values, with room for labels at both ends. */
function amountAxis(title: string, unit: Axis['unit'], values: readonly number[]): Axis {
  const [min, max] = [Math.min(...values) / ROOM, Math.max(...values) * ROOM];
  const ticksOf = (digits: number[]) =>
    DECADES.flatMap((decade) => digits.map((digit) => Number((digit * decade).toPrecision(3)))).filter(
      (tick) => tick >= min && tick <= max,
    );
  const ticks = DIGITS.map(ticksOf).find((found) => found.length >= 3) ?? ticksOf(DIGITS[2] as number[]);
  return { title, unit, scale: 'log', min, max, ticks };
}

/** One run at one of its stated numbers of nodes. */
export interface CostPoint {
  name: string;
  role: Side;
  /** Below the name: "16 nodes, 13.86 USD"; of node-hours the number alone. */
  detail: string;
  timeS: number;
  amount: number;
  /** Whether sources state other numbers of nodes too. */
  disputed: boolean;
}

/** Node-hours, or money, against time, a point a run. */
export interface CostSpec extends SpecBase {
  kind: 'cost';
  /** "node-hours" or a currency. */
  amountUnit: string;
  axis: Axis;
  xAxis: Axis;
  points: CostPoint[];
  /** Every point whose amount × time is that of the baseline; null where there is none to be held against it. */
  line: { product: number; label: string } | null;
}

/** A side with what it takes at each of its numbers of nodes. */
export interface CostedSide {
  side: CostSide;
  runs: RunCost[];
}

/** Node-hours, or money where every run has a price. */
export interface Amount {
  unit: string;
  of: (run: RunCost) => number | null;
}

/** The unit of what is drawn without prices. */
const NODE_HOURS_UNIT = 'node-hours';

const nodesText = (nodes: number) => `${formatNumber(nodes)} ${nodes === 1 ? 'node' : 'nodes'}`;

function pointsOf({ side, runs }: CostedSide, { unit, of }: Amount): CostPoint[] {
  return runs.flatMap((run) => {
    const amount = of(run);
    if (amount === null) return [];
    const disputed = runs.length > 1;
    const text = unit === NODE_HOURS_UNIT ? formatAmount(amount) : `${formatAmount(amount)} ${unit}`;
    const detail = `${nodesText(run.nodes)}${disputed ? '?' : ','} ${text}`;
    return [{ name: side.title, role: side.role, detail, timeS: side.timeS, amount, disputed }];
  });
}

/** Through the baseline; of several numbers of nodes through the middle one, which the label names. */
function lineOf({ side, runs }: CostedSide, { unit, of }: Amount, comparable: boolean): CostSpec['line'] {
  const run = runs[Math.floor((runs.length - 1) / 2)];
  const amount = run ? of(run) : null;
  if (!run || amount === null || !comparable) return null;
  const what = unit === NODE_HOURS_UNIT ? 'node-hours × time' : 'cost × time';
  const on = runs.length > 1 ? ` on ${nodesText(run.nodes)}` : '';
  return { product: amount * side.timeS, label: `equal ${what} to ${side.name}${on}` };
}

/** The chart of these sides; null where no run has an amount. `comparable` says whether their amounts are of one kind. */
export function costSpec(
  sides: readonly CostedSide[],
  amount: Amount,
  title: string,
  comparable: boolean,
): CostSpec | null {
  const points = sides.flatMap((side) => pointsOf(side, amount));
  const baseline = sides.find(({ side }) => side.role === 'baseline');
  if (points.length === 0 || !baseline) return null;
  const name = amount.unit === NODE_HOURS_UNIT ? 'Node-hours' : `Cost, ${amount.unit}`;
  return {
    kind: 'cost',
    id: 'cost',
    title,
    description: points
      .map((point) => `${capitalise(point.name)}: ${formatNumber(point.timeS, 1)} s, ${point.detail}`)
      .join('; '),
    amountUnit: amount.unit,
    axis: amountAxis(
      `${name} (log scale; lower is less)`,
      '',
      points.map((point) => point.amount),
    ),
    xAxis: amountAxis(
      'Time, s (log scale; left is faster)',
      's',
      points.map(({ timeS }) => timeS),
    ),
    points,
    line: lineOf(baseline, amount, comparable),
  };
}

function costPoints({ points, amountUnit }: CostSpec): Table {
  const key = amountUnit === NODE_HOURS_UNIT ? 'node_hours' : `cost_${amountUnit.toLowerCase()}`;
  const label = amountUnit === NODE_HOURS_UNIT ? 'Node-hours' : `Cost, ${amountUnit}`;
  return tableOf(points, [
    [column('run', 'Run'), 'name'],
    [column('role', 'Role'), 'role'],
    [column('time_s', 'Time', 's', 'number', 2), 'timeS'],
    [column(key, label, '', 'number', 2), 'amount'],
    [column('disputed', 'Conflicting node counts'), ({ disputed }) => (disputed ? 'yes' : 'no')],
  ]);
}

/** Node-hours or money against time, with the line of one product. */
export const cost: Kind<CostSpec> = {
  unit: ({ amountUnit }) => amountUnit,
  count: ({ points }) => ({ count: points.length, of: 'points' }),
  csv: costPoints,
};
