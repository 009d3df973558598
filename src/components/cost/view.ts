import { type CostChoice, CURRENCY, NO_CHOICE } from '../../benchmark/cost/choice';
import {
  DAYS,
  differenceInterval,
  type MonthDifference,
  monthDifference,
  type Sides,
} from '../../benchmark/cost/month';
import { pricedTypes, type RunCost } from '../../benchmark/cost/nodeHours';
import { alternatives } from '../../benchmark/model/comparability/statements';
import type { FigureText } from '../../benchmark/model/figure';
import type { Interval } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatNumber } from '../../benchmark/text/numbers';
import { shortTimeShare } from '../../benchmark/text/timeShare';
import type { BarSpec } from '../../figures/bar/spec';
import { figureText } from '../../figures/shared/figureText';
import { NODE_HOURS, neededRuns, pairedRuns, ratiosOf, type SidesWithCost, sidesWithCost } from './amounts';
import { type CostedSide, costSpec, formatAmount, formatAmounts, formatTimes } from './bars';
import { costTable } from './table';
import type { CostInput, CostView } from './types';

/** A candidate and the baseline, each with one of its node counts. */
interface Pair extends Sides<CostedSide> {
  runs: Sides<RunCost>;
}

function runsText(runsPerDay: number): string {
  if (runsPerDay === 1) return 'once a day';
  return `${formatNumber(runsPerDay, Number.isInteger(runsPerDay) ? 0 : 2)} times a day`;
}

function moreOrLess({ difference }: MonthDifference, unit: string): string {
  const text = `${formatAmount(Math.abs(difference))} ${unit}`;
  return difference < 0 ? `${text} less` : `${text} more`;
}

/** The node counts, if sources conflict. */
function withNodes({ baseline, candidate, runs }: Pair): string {
  if (baseline.runs.length < 2 && candidate.runs.length < 2) return '';
  if (runs.candidate.nodes === runs.baseline.nodes) return `with ${formatNumber(runs.candidate.nodes)} nodes each, `;
  return `with ${formatNumber(runs.candidate.nodes)} nodes (vs. ${formatNumber(runs.baseline.nodes)}), `;
}

/** " (95% CI over iterations: 150.00 to 165.00)", or "from 3.00 less to 4.00 more"; '' if unknown. */
function intervalText({ interval, difference }: MonthDifference): string {
  if (!interval) return '';
  const [from, to] = difference < 0 ? [interval.high, interval.low] : [interval.low, interval.high];
  const sided = from * to >= 0;
  const range = sided
    ? `${formatAmount(Math.abs(from))} to ${formatAmount(Math.abs(to))}`
    : `from ${formatAmount(-interval.low)} less to ${formatAmount(interval.high)} more`;
  return ` (95% CI over iterations: ${range})`;
}

function clauses(pair: Pair, { amount }: SidesWithCost, runsPerDay: number): string[] {
  const sides = { baseline: pair.baseline.side, candidate: pair.candidate.side };
  const found = monthDifference(sides, pair.runs, runsPerDay, amount.of);
  if (!found) return [];
  const amounts = `${formatAmount(found.candidate)} ${amount.unit} vs. ${formatAmount(found.baseline)}`;
  const verb = amount === NODE_HOURS ? 'uses' : 'costs';
  const text = `${withNodes(pair)}${sides.candidate.name} ${verb} ${amounts}: ${moreOrLess(found, amount.unit)} per month${intervalText(found)}`;
  return [`${capitalise(text)}.`];
}

/** Why no difference has an interval; '' if all have one. */
function withoutInterval(sides: readonly CostedSide[]): string {
  const unknown = sides.filter(({ side }) => side.timeIntervalS === null).map(({ side }) => side.name);
  if (unknown.length === 0) return '';
  return `It is unknown how far a rerun would differ: the totals of ${joinWords(unknown)} have no interval.`;
}

function pairsOf([baseline, ...candidates]: readonly CostedSide[]): Pair[] {
  if (!baseline) return [];
  return candidates.flatMap((candidate) =>
    pairedRuns(baseline, candidate).map((runs) => ({ baseline, candidate, runs })),
  );
}

/**
 * Monthly amounts of daily runs on both sides, and the difference with its interval over iterations: one sentence for
 * each pair of node counts, then the unknowns, otherwise `limits` of the interval. Empty if a side has no node-hours.
 */
function monthSentences(found: SidesWithCost, runsPerDay: number, limits: string): string[] {
  const { sides, comparable, amount } = found;
  if (sides.length < 2 || sides.some(({ runs }) => runs.length === 0)) return [];
  if (!comparable)
    return sides.flatMap(({ side }) => pricedTypes([side])).length === 0
      ? ['No node type is reported, so monthly costs cannot be compared.']
      : ['Enter a price for each node type to compare monthly costs.'];
  const what = amount === NODE_HOURS ? 'node-hours' : 'cost';
  const note = withoutInterval(sides) || limits;
  return [
    `${capitalise(what)} of the suite, run ${runsText(runsPerDay)} for ${DAYS} days:`,
    ...pairsOf(sides).flatMap((pair) => clauses(pair, found, runsPerDay)),
    ...(note === '' ? [] : [note]),
  ];
}

/** 95% interval of the ratio of both times over iterations, scaled to `ratio`; null if one is unknown. */
function ratioInterval({ baseline, candidate }: Pair, ratio: number): Interval | null {
  const log = ({ side: { timeS, timeIntervalS } }: CostedSide) =>
    timeIntervalS && {
      value: Math.log(timeS),
      low: Math.log(timeIntervalS.low),
      high: Math.log(timeIntervalS.high),
    };
  const [a, b] = [log(candidate), log(baseline)];
  if (!a || !b) return null;
  const { low, high } = differenceInterval(a, b);
  const perTime = ratio / Math.exp(a.value - b.value);
  return { low: perTime * Math.exp(low), high: perTime * Math.exp(high) };
}

function spendClause(pair: Pair, found: SidesWithCost, spend: number): string[] {
  const [ratio] = ratiosOf([pair.runs], found.amount);
  if (ratio === undefined) return [];
  const money = (share: number) => formatNumber(share * spend, 0);
  const interval = ratioInterval(pair, ratio);
  const range = interval ? ` (95% CI over iterations: ${money(interval.low)} to ${money(interval.high)})` : '';
  const text = `${withNodes(pair)}${pair.candidate.side.name} costs ${money(ratio)} ${CURRENCY} per month instead of ${money(1)}${range}`;
  return [`${capitalise(text)}.`];
}

/** The spend if all sides with an unknown node count ran on an equal number of nodes; why not, if their types differ. */
function assumedSpend({ sides }: SidesWithCost, spend: number): string[] {
  const all = sides.map(({ side }) => side);
  const [baseline, ...candidates] = all;
  if (!baseline) return [];
  const unknown = joinWords(all.flatMap(({ name, reason }) => (reason === '' ? [] : [`${name}: ${reason}`])));
  const types = new Set(all.map(({ pools }) => pools.map(({ instanceType }) => instanceType).join()));
  if (types.size > 1) return [`Your spend cannot be converted, because the node types differ (${unknown}).`];
  const money = (amount: number) => formatNumber(amount, 0);
  return [
    `If all ran on the same number of nodes, which is unknown (${unknown}):`,
    ...candidates.map(
      ({ name, timeS }) =>
        `${capitalise(name)} costs ${money((spend * timeS) / baseline.timeS)} ${CURRENCY} per month instead of ${money(spend)}.`,
    ),
  ];
}

/** A monthly spend on the baseline converted to each candidate, by pair of node counts, or why it is not. */
function spendSentences(found: SidesWithCost, spend: number): string[] {
  if (found.sides.some(({ runs }) => runs.length === 0)) return assumedSpend(found, spend);
  if (!found.comparable) return ['Enter a price for each node type to convert your spend.'];
  const clauses = pairsOf(found.sides).flatMap((pair) => spendClause(pair, found, spend));
  return clauses.length === 0 ? [] : ['If your queries behave like this suite and you pay for nodes only:', ...clauses];
}

const hasSeveralNodeCounts = ({ runs }: CostedSide) => runs.length > 1;
const amountName = ({ amount }: SidesWithCost) => (amount === NODE_HOURS ? 'node-hours' : 'cost');

/** "Celeborn uses 9.24 node-hours"; with several node counts, all amounts. */
function uses({ side, runs }: CostedSide, { amount }: SidesWithCost): string {
  const amounts = runs.flatMap((run) => amount.of(run) ?? []);
  return `${side.name} ${amount === NODE_HOURS ? 'uses' : 'costs'} ${formatAmounts(amounts)} ${amount.unit}`;
}

function pairTitle(baseline: CostedSide, candidate: CostedSide, found: SidesWithCost): string {
  const { amount, shared, comparable } = found;
  const both = `${uses(candidate, found)}, ${uses(baseline, found)}`;
  if (!comparable) return `${both}; enter node prices to compare costs`;
  const pairs = pairedRuns(baseline, candidate);
  const all = ratiosOf(pairs, amount);
  const ratios = formatTimes(all);
  const whatever = amount === NODE_HOURS && shared !== null ? ' at any node price' : '';
  const doubt = neededText(baseline, candidate, found);
  if (![baseline, candidate].some(hasSeveralNodeCounts))
    return doubt === '' ? `${both}: ${ratios}${whatever}` : `${both}: ${ratios} with the stated nodes, ${doubt}`;
  const verb = amount === NODE_HOURS ? 'uses' : 'costs';
  const what = amount === NODE_HOURS ? ` the node-hours of ${baseline.side.name}` : ` as much as ${baseline.side.name}`;
  const result = (text: string) => `${candidate.side.name} ${verb} ${text}${what}`;
  if (pairs.every(isEqual))
    return `with ${nodeCounts(pairs)} nodes each, as ${pairs.length === 1 ? 'one source states' : 'sources state'} for both, ${result(ratios)}`;
  const [first] = pairs;
  if (!first || !isEqual(first)) return `${result(ratios)}, depending on the node count`;
  return `with ${formatNumber(first.baseline.nodes)} nodes each, ${result(formatTimes(all.slice(0, 1)))}; with the other reported node counts, ${formatTimes(all.slice(1))}`;
}

const isEqual = ({ baseline, candidate }: Sides<RunCost>) => baseline.nodes === candidate.nodes;

/** "12 or 4". */
function nodeCounts(pairs: readonly Sides<RunCost>[]): string {
  return alternatives(pairs.map(({ baseline }) => formatNumber(baseline.nodes)));
}

/** "but the executors need 16 nodes: 1.74×", of node-hours and of cost; '' if the reported node counts hold the executors. */
function neededText(baseline: CostedSide, candidate: CostedSide, { shared }: SidesWithCost): string {
  const needed = neededRuns(baseline, candidate);
  const nodes = baseline.side.neededNodes ?? candidate.side.neededNodes;
  if (!needed || nodes === null || shared === null) return '';
  return `but the executors need ${formatNumber(nodes)} nodes: ${formatTimes(ratiosOf([needed], NODE_HOURS))}`;
}

/** The result in one sentence. */
function costTitle(found: SidesWithCost): string {
  const known = found.sides.filter(({ runs }) => runs.length > 0);
  const missing = found.sides.filter(({ runs }) => runs.length === 0);
  const [baseline, candidate] = known;
  if (!baseline) return `Node-hours unknown: ${missing[0]?.side.reason ?? 'no node information reported'}`;
  if (candidate && known.length === 2 && missing.length === 0) return capitalise(pairTitle(baseline, candidate, found));
  const gaps = missing.map(({ side }) => `${side.name}: ${side.reason}`);
  const apart = known.length > 1 && !found.comparable ? ['enter node prices to compare costs'] : [];
  return capitalise([...known.map((side) => uses(side, found)), ...gaps, ...apart].join('; '));
}

/** Text below the title: the calculation, and the effect of the node price. */
function costLead(found: SidesWithCost, queries: string): string {
  const { shared, sides, amount, entered } = found;
  const known = sides.filter(({ runs }) => runs.length > 0);
  if (known.length === 0) return '';
  const run = known.length === 2 ? 'Both run' : 'All run';
  const cancels = shared && known.length > 1 ? `${run} on ${shared}, so the node price cancels out of the ratio. ` : '';
  const whose = entered ? ' You entered the prices.' : ' The prices come from the sources.';
  const text = `One node-hour is one node running for one hour; here, for one pass over ${queries}. Startup, idle time, storage, and network are excluded.`;
  return `${cancels}${text}${amount === NODE_HOURS ? '' : whose}`;
}

/** "Celeborn takes 1.16× as long and 2.32× the node-hours". */
function chartTitle(found: SidesWithCost): string {
  const { sides, amount, comparable } = found;
  const [baseline, candidate, more] = sides.filter(({ runs }) => runs.length > 0);
  const what = amountName(found);
  if (more) return `${capitalise(what)} and time of each run`;
  if (!baseline || !candidate || !comparable) return `${capitalise(what)} and time of one run`;
  const time = candidate.side.timeS / baseline.side.timeS;
  const ratios = ratiosOf(pairedRuns(baseline, candidate), amount);
  const stated = neededText(baseline, candidate, found) === '' ? '' : ' (stated nodes)';
  const result = `${capitalise(candidate.side.name)} takes ${shortTimeShare(time)} and ${formatTimes(ratios)} the ${what}${stated}`;
  return hasSeveralNodeCounts(baseline) || hasSeveralNodeCounts(candidate)
    ? `${result} (conflicting node counts)`
    : result;
}

function priceStatement({ amount, entered }: SidesWithCost): string {
  if (amount === NODE_HOURS) return '';
  return entered ? ' Prices: entered by you.' : ' Prices: from the sources.';
}

function caption(found: SidesWithCost): string {
  const { amount, sides } = found;
  const what = amount === NODE_HOURS ? 'Node-hours' : `Cost, ${amount.unit},`;
  const disputed = sides.some(({ runs }) => runs.length > 1);
  const [baseline, candidate, more] = sides;
  const doubt = baseline && candidate && !more ? neededText(baseline, candidate, found) : '';
  return [
    `${what} of one pass over the suite.`,
    ...(disputed ? ['A bar for each node count that the sources report; at most one for each run is right.'] : []),
    ...(doubt === '' ? [] : [`The bars use the stated nodes, ${doubt}.`]),
  ].join(' ');
}

function figureOf(spec: BarSpec, found: SidesWithCost, { statement, sources }: CostInput, table: Table): FigureText {
  return figureText(spec, {
    caption: caption(found),
    statement: `${statement}${priceStatement(found)}`,
    sources,
    table,
  });
}

/** AWS names of machine types: "r8gd.12xlarge". */
const EC2_TYPE = /^[a-z][a-z0-9-]*\.([0-9]*x?large|nano|micro|small|medium|metal)/;
const EC2_PRICES = 'https://aws.amazon.com/ec2/pricing/on-demand/';

function fieldOf(instanceType: string, { stated }: CostInput): CostView['fields'][number] {
  const text = stated.find((price) => price.instanceType === instanceType)?.text ?? '';
  return { instanceType, stated: text, priceList: text === '' && EC2_TYPE.test(instanceType) ? EC2_PRICES : null };
}

/** Content of a page on cost with the reader's prices, otherwise with stated prices. */
export function costView(input: CostInput, choice: CostChoice = NO_CHOICE): CostView {
  const found = sidesWithCost(input, choice);
  const table = costTable(found, input, choice);
  const chart = costSpec(found.sides, found.amount, chartTitle(found));
  return {
    title: costTitle(found),
    lead: costLead(found, input.queries),
    fields: pricedTypes(input.sides).map((type) => fieldOf(type, input)),
    chart,
    figure: chart && figureOf(chart, found, input, table),
    rows: { title: 'Node-hours of each run', table },
    month: monthSentences(found, choice.runsPerDay, input.limits),
    spend: choice.spend === undefined ? [] : spendSentences(found, choice.spend),
    entered: found.entered,
  };
}
