import { runCosts } from '../../../cost/nodeHours';
import type { AnswerLine } from '../../../figures/answers';
import type { CostSide } from '../../../model/cost/side';
import { alternatives } from '../../../model/receipt/statements';
import { capitalise, listed } from '../../../text/names';
import { formatNumber } from '../../../text/numbers';
import { NOT_STATED } from '../../../text/stated';
import { line, small } from './parts';

function hours(side: CostSide): string {
  return alternatives(runCosts(side).map(({ nodeHours }) => formatNumber(nodeHours, 2)));
}

function nodes(side: CostSide): string {
  const counts = runCosts(side).map((run) => run.nodes);
  return `${alternatives(counts.map(String))} ${counts.length === 1 && counts[0] === 1 ? 'node' : 'nodes'}`;
}

/** "Sources conflict on the node count of Comet and vanilla Spark." if they state several. */
function disputes(sides: readonly CostSide[]): AnswerLine[] {
  const open = sides.filter((side) => runCosts(side).length > 1).map(({ name }) => name);
  return open.length === 0 ? [] : [small(`Sources conflict on the node count of ${listed(open)}.`)];
}

/**
 * What one pass over the suite takes on each side, in node-hours, for each number of nodes that sources state; why not where none is. Money
 * needs a price, which the page of the comparison asks for.
 */
export function costAnswer([baseline, candidate]: readonly CostSide[]): AnswerLine[] {
  if (!baseline || !candidate) return [line('–')];
  if (candidate.reason !== '') return [line(`– ${capitalise(candidate.reason)}.`), ...requested(candidate, baseline)];
  const other = baseline.reason === '' ? `${hours(baseline)} on ${nodes(baseline)}` : `unknown: ${baseline.reason}`;
  const text = `${hours(candidate)} node-hours on ${nodes(candidate)}; ${baseline.name} ${other}.`;
  return [line(text), ...disputes([baseline, candidate])];
}

/** What both sides asked for, where that is all that is known. */
function requested(candidate: CostSide, baseline: CostSide): AnswerLine[] {
  if (candidate.requestText === '') return [];
  const other = baseline.requestText === '' ? NOT_STATED : baseline.requestText;
  return [small(`Requested: ${candidate.requestText}; ${baseline.name} ${other}.`)];
}
