import { formatAmount, formatAmounts, formatTimes } from '../../figures/cost/amounts';
import type { CostedSide } from '../../figures/cost/scatter';
import { capitalise } from '../../text/names';
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
  if (!comparable) return `${both}; enter node prices to compare costs`;
  const ratios = formatTimes(ratiosOf(baseline.runs, candidate.runs, amount));
  const whatever = amount === NODE_HOURS && shared !== null ? ' at any node price' : '';
  if (![baseline, candidate].some(isDisputed)) return `${both}: ${ratios}${whatever}`;
  const verb = amount === NODE_HOURS ? 'uses' : 'costs';
  const what = amount === NODE_HOURS ? ` the node-hours of ${baseline.side.name}` : ` as much as ${baseline.side.name}`;
  return `${candidate.side.name} ${verb} ${ratios}${what}, depending on the node count`;
}

/** The result in one sentence. */
export function costTitle(found: Costed): string {
  const known = found.sides.filter(({ runs }) => runs.length > 0);
  const missing = found.sides.filter(({ runs }) => runs.length === 0);
  const [baseline, candidate] = known;
  if (!baseline) return `Node-hours unknown: ${missing[0]?.side.reason ?? 'no node information reported'}`;
  if (candidate && known.length === 2 && missing.length === 0) return capitalise(pairTitle(baseline, candidate, found));
  const gaps = missing.map(({ side }) => `${side.name}: ${side.reason}`);
  const apart = known.length > 1 && !found.comparable ? ['enter node prices to compare costs'] : [];
  return capitalise([...known.map((side) => uses(side, found)), ...gaps, ...apart].join('; '));
}

/** What stands below the title: how it is reckoned, and what the price of a node changes. */
export function costLead(found: Costed, queries: string): string {
  const { shared, sides, amount, entered } = found;
  const known = sides.filter(({ runs }) => runs.length > 0);
  if (known.length === 0) return '';
  const run = known.length === 2 ? 'Both run' : 'All run';
  const cancels = shared && known.length > 1 ? `${run} on ${shared}, so the node price cancels out of the ratio. ` : '';
  const whose = entered ? ' You entered the prices.' : ' The prices come from the sources.';
  const text = `One node-hour is one node running for one hour; here, for one pass over ${queries}. Startup, idle time, storage, and network are excluded.`;
  return `${cancels}${text}${amount === NODE_HOURS ? '' : whose}`;
}

/** "Celeborn takes 1.16× the time and 2.32× the node-hours". */
export function chartTitle(found: Costed): string {
  const { sides, amount, comparable } = found;
  const [baseline, candidate, more] = sides.filter(({ runs }) => runs.length > 0);
  const what = whatOf(found);
  if (more) return `${capitalise(what)} and time of each run`;
  if (!baseline || !candidate || !comparable) return `${capitalise(what)} and time of one run`;
  const time = candidate.side.timeS / baseline.side.timeS;
  const ratios = ratiosOf(baseline.runs, candidate.runs, amount);
  const result = `${capitalise(candidate.side.name)} takes ${formatAmount(time)}× the time and ${formatTimes(ratios)} the ${what}`;
  return isDisputed(baseline) || isDisputed(candidate) ? `${result} (conflicting node counts)` : result;
}
