import { DAYS, type MonthDifference, monthDifference, type Sides } from '../../cost/month';
import type { RunCost } from '../../cost/nodeHours';
import { formatAmount } from '../../figures/cost/amounts';
import type { CostedSide } from '../../figures/cost/scatter';
import { capitalise, listed } from '../../text/names';
import { formatNumber } from '../../text/numbers';
import { type Costed, NODE_HOURS } from './amounts';

/** A candidate and the baseline, each with one of its numbers of nodes. */
interface Pair extends Sides<CostedSide> {
  runs: Sides<RunCost>;
}

function howOften(runsPerDay: number): string {
  if (runsPerDay === 1) return 'once a day';
  return `${formatNumber(runsPerDay, Number.isInteger(runsPerDay) ? 0 : 2)} times a day`;
}

function moreOrLess({ difference }: MonthDifference, unit: string): string {
  const text = `${formatAmount(Math.abs(difference))} ${unit}`;
  return difference < 0 ? `${text} less` : `${text} more`;
}

/** With which numbers of nodes, if sources conflict. */
function withNodes({ baseline, candidate, runs }: Pair): string {
  if (baseline.runs.length < 2 && candidate.runs.length < 2) return '';
  return `with ${formatNumber(runs.candidate.nodes)} nodes (vs. ${formatNumber(runs.baseline.nodes)}), `;
}

/** "(95% CI over iterations: 150.00 to 165.00)", or "from 3.00 less to 4.00 more"; '' where they are not known. */
function intervalText({ interval, difference }: MonthDifference): string {
  if (!interval) return '';
  const [from, to] = difference < 0 ? [interval.high, interval.low] : [interval.low, interval.high];
  const sided = from * to >= 0;
  const range = sided
    ? `${formatAmount(Math.abs(from))} to ${formatAmount(Math.abs(to))}`
    : `from ${formatAmount(-interval.low)} less to ${formatAmount(interval.high)} more`;
  return ` (95% CI over iterations: ${range})`;
}

function clauses(pair: Pair, { amount }: Costed, runsPerDay: number): string[] {
  const sides = { baseline: pair.baseline.side, candidate: pair.candidate.side };
  const found = monthDifference(sides, pair.runs, runsPerDay, amount.of);
  if (!found) return [];
  const amounts = `${formatAmount(found.candidate)} ${amount.unit} vs. ${formatAmount(found.baseline)}`;
  const verb = amount === NODE_HOURS ? 'uses' : 'costs';
  const text = `${withNodes(pair)}${sides.candidate.name} ${verb} ${amounts}: ${moreOrLess(found, amount.unit)} per month${intervalText(found)}`;
  return [`${capitalise(text)}.`];
}

/** Why no difference has an interval; '' where all have. */
function withoutInterval(sides: readonly CostedSide[]): string {
  const unknown = sides.filter(({ side }) => side.timeIntervalS === null).map(({ side }) => side.name);
  if (unknown.length === 0) return '';
  return `It is unknown how far a rerun would differ: for ${listed(unknown)}, no iterations or ranges were published with their count.`;
}

function pairsOf([baseline, ...candidates]: readonly CostedSide[]): Pair[] {
  if (!baseline) return [];
  return candidates.flatMap((candidate) =>
    baseline.runs.flatMap((first) =>
      candidate.runs.map((second) => ({ baseline, candidate, runs: { baseline: first, candidate: second } })),
    ),
  );
}

/**
 * What a month of daily runs takes with either side, and the difference with its interval over iterations: a sentence for each pair of stated
 * numbers of nodes, then what is not known. Empty where a side has no node-hours.
 */
export function monthSentences(found: Costed, runsPerDay: number): string[] {
  const { sides, comparable, amount } = found;
  if (sides.length < 2 || sides.some(({ runs }) => runs.length === 0)) return [];
  if (!comparable) return ['Enter a price for each node type to compare monthly costs.'];
  const what = amount === NODE_HOURS ? 'node-hours' : 'cost';
  const none = withoutInterval(sides);
  return [
    `${capitalise(what)} of the suite, run ${howOften(runsPerDay)} for ${DAYS} days:`,
    ...pairsOf(sides).flatMap((pair) => clauses(pair, found, runsPerDay)),
    ...(none === '' ? [] : [none]),
  ];
}
