import { formatAmount, formatAmounts } from '../../figures/cost/amounts';
import type { CostedSide } from '../../figures/cost/scatter';
import { capitalise, listed } from '../../text/names';
import { type Costed, NODE_HOURS, ratiosOf } from './amounts';

const isDisputed = ({ runs }: CostedSide) => runs.length > 1;
const whatOf = ({ amount }: Costed) => (amount === NODE_HOURS ? 'node-hours' : 'cost');

/** "Celeborn uses 9.24 node-hours", of several numbers of nodes all. */
function uses({ side, runs }: CostedSide, { amount }: Costed): string {
  const amounts = runs.flatMap((run) => amount.of(run) ?? []);
  return `${side.name} ${amount === NODE_HOURS ? 'uses' : 'costs'} ${formatAmounts(amounts)} ${amount.unit}`;
}

function pairTitle(baseline: CostedSide, candidate: CostedSide, found: Costed): string {
  const { amount, shared, comparable } = found;
  const both = `${uses(candidate, found)}, ${uses(baseline, found)}`;
  if (!comparable) return `${both}; without the price of a node there is no ratio`;
  const ratios = formatAmounts(ratiosOf(baseline.runs, candidate.runs, amount));
  const whatever = amount === NODE_HOURS && shared !== null ? ', whatever the price of a node' : '';
  if (![baseline, candidate].some(isDisputed)) return `${both}: ${ratios} times${whatever}`;
  const whose = listed([candidate, baseline].filter(isDisputed).map(({ side }) => side.name));
  return `${candidate.side.name} takes ${ratios} times the ${whatOf(found)} of ${baseline.side.name}: the node count of ${whose} is disputed`;
}

/** The result in one sentence. */
export function costTitle(found: Costed): string {
  const known = found.sides.filter(({ runs }) => runs.length > 0);
  const missing = found.sides.filter(({ runs }) => runs.length === 0);
  const [baseline, candidate] = known;
  if (!baseline) return `No node-hours: ${missing[0]?.side.reason ?? 'nothing is known of the nodes'}`;
  if (candidate && known.length === 2 && missing.length === 0) return capitalise(pairTitle(baseline, candidate, found));
  const gaps = missing.map(({ side }) => `${side.name}: ${side.reason}`);
  const apart = known.length > 1 && !found.comparable ? ['without the price of a node there is no ratio'] : [];
  return capitalise([...known.map((side) => uses(side, found)), ...gaps, ...apart].join('; '));
}

/** What stands below the title: how it is reckoned, and what the price of a node changes. */
export function costLead(found: Costed, queries: string): string {
  const { shared, sides, amount, entered } = found;
  const known = sides.filter(({ runs }) => runs.length > 0);
  if (known.length === 0) return '';
  const run = known.length === 2 ? 'Both run' : 'All run';
  const cancels = shared && known.length > 1 ? `${run} on ${shared}, so the price cancels out of the ratio. ` : '';
  const whose = entered ? ' The prices are yours.' : ' The prices are those that sources state.';
  const text = `A node-hour is one node for one hour, here for one pass over ${queries}. Start-up, idle time, storage and network are not counted.`;
  return `${cancels}${text}${amount === NODE_HOURS ? '' : whose}`;
}

/** "Celeborn takes 1.16 times the time at 2.32 times the node-hours: 2.69 times the product". */
export function chartTitle(found: Costed): string {
  const { sides, amount, comparable } = found;
  const [baseline, candidate, more] = sides.filter(({ runs }) => runs.length > 0);
  const what = whatOf(found);
  if (more) return `${capitalise(what)} of each run against its time`;
  if (!baseline || !candidate || !comparable) return `${capitalise(what)} of one run against its time`;
  const time = candidate.side.timeS / baseline.side.timeS;
  const ratios = ratiosOf(baseline.runs, candidate.runs, amount);
  const result = `${capitalise(candidate.side.name)} takes ${formatAmount(time)} times the time at ${formatAmounts(ratios)} times the ${what}`;
  if (isDisputed(baseline) || isDisputed(candidate)) return `${result}; the node count is disputed`;
  return `${result}: ${formatAmounts(ratios.map((ratio) => ratio * time))} times the product`;
}
