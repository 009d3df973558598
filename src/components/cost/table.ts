import { type CostChoice, CURRENCY, pricesOf } from '../../benchmark/cost/choice';
import type { PriceOf, RunCost } from '../../benchmark/cost/nodeHours';
import { column } from '../../benchmark/model/columns';
import type { CostSide } from '../../benchmark/model/cost/side';
import type { Cell, Table } from '../../benchmark/model/table';
import { capitalise } from '../../benchmark/text/names';
import { decimalsOf, formatNumber } from '../../benchmark/text/numbers';
import { shortTimeShare } from '../../benchmark/text/timeShare';
import { NODE_HOURS, pairedRuns, ratiosOf, type SidesWithCost } from './amounts';
import { type CostedSide, formatTimes, SMALL } from './bars';
import type { CostInput } from './types';

function moneyText(price: number): string {
  return formatNumber(price, Math.max(2, decimalsOf(price)));
}

/** "0.9776 + 0.34": price of each node type; null if one is unknown. */
function priceText({ pools }: CostSide, priceOf: PriceOf): string | null {
  const types = [...new Set(pools.map(({ instanceType }) => instanceType))];
  const prices = types.map(priceOf).filter((price) => price !== null);
  return prices.length === types.length && types.length > 0 ? prices.map(moneyText).join(' + ') : null;
}

/** Why a run with node-hours has no cost, without a period. */
function noCost({ pools }: CostSide, { contradicted }: CostInput): string {
  const types = pools.map(({ instanceType }) => instanceType);
  const against = contradicted.find((type) => types.includes(type));
  if (types.includes('unknown')) return 'no cost: the machine type is not reported, so it has no hourly price';
  if (against !== undefined) return `no cost: sources give different prices for ${against}`;
  return 'no cost: no source gives a price';
}

function nodesText({ counts }: RunCost): string {
  return counts.map((count) => formatNumber(count)).join(' + ');
}

/** Ratios to the baseline, and why there is no cost. */
function againstBaseline(own: CostedSide, run: RunCost, found: SidesWithCost, input: CostInput): string {
  const [baseline] = found.sides;
  const { amount, comparable } = found;
  const ratios =
    baseline && own !== baseline && comparable
      ? ratiosOf(
          pairedRuns(baseline, own).filter(({ candidate }) => candidate === run),
          amount,
        )
      : [];
  const time = own.side.timeS / (baseline?.side.timeS ?? own.side.timeS);
  const what = amount === NODE_HOURS ? 'node-hours' : 'cost';
  const parts = [
    ...(ratios.length > 0 ? [`${shortTimeShare(time)}, ${formatTimes(ratios)} the ${what}`] : []),
    ...(run.cost === null ? [noCost(own.side, input)] : []),
  ];
  return capitalise(parts.join('; '));
}

function rowsOf(own: CostedSide, found: SidesWithCost, input: CostInput, priceOf: PriceOf): Cell[][] {
  const { side, runs } = own;
  const name = `${capitalise(side.title)}, ${side.role}`;
  if (runs.length === 0) return [[name, side.timeS, null, null, null, null, `No node-hours or cost: ${side.reason}`]];
  return runs.map((run) => [
    name,
    side.timeS,
    `${nodesText(run)}${runs.length > 1 ? '?' : ''}`,
    run.nodeHours,
    priceText(side, priceOf),
    run.cost,
    againstBaseline(own, run, found, input) || null,
  ]);
}

function footnotes({ sides, entered }: SidesWithCost, { stated, queries }: CostInput): string[] {
  const disputes = sides.flatMap(({ side }) =>
    side.dispute === ''
      ? []
      : [`${capitalise(side.title)}: sources report ${side.dispute}. One row per count; no verdict.`],
  );
  return [
    ...disputes,
    `Node-hours = time × nodes ÷ 3,600, for one pass over ${queries}. Cost = node-hours × price.`,
    ...stated.map(({ instanceType, text }) => `${instanceType}: ${text}.`),
    ...(entered ? ['Prices in italics are yours.'] : []),
  ];
}

/** Every run of a comparison with its node-hours, and its cost or why it has none. */
export function costTable(found: SidesWithCost, input: CostInput, choice: CostChoice): Table {
  const runs = found.sides.flatMap((side) => side.runs);
  const decimals = runs.some(({ nodeHours }) => nodeHours < SMALL) ? 4 : 2;
  const priceOf = pricesOf(choice, input.stated);
  return {
    columns: [
      column('run', 'Run'),
      column('time_s', 'Time', 's', 'number', 1),
      column('nodes', 'Nodes', '', 'range'),
      column('node_hours', 'Node-hours', '', 'number', decimals),
      column('price', `${found.entered ? 'Your price' : 'Price'} (${CURRENCY} per node-hour)`, '', 'range'),
      column('cost', `Cost (${CURRENCY})`, '', 'number', decimals),
      column('against_baseline', 'Compared with baseline'),
    ],
    rows: found.sides.flatMap((side) => rowsOf(side, found, input, priceOf)),
    footnotes: footnotes(found, input),
  };
}
