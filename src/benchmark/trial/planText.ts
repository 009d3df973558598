import { CURRENCY } from '../cost/choice';
import { nodeHours } from '../cost/nodeHours';
import { column } from '../model/columns';
import { sum } from '../model/statistics';
import type { Table } from '../model/table';
import { tableOf } from '../model/tables/tableOf';
import { joinWords } from '../text/names';
import { countNoun, countWord, formatNumber, formatQueries, formatShare } from '../text/numbers';
import { type LoggedQuery, MIN_CHOSEN, MIN_OWN_APPLICATIONS, medianS, type TrialPlan, totalS } from './planTrial';

/** The reader's cluster; null if unknown. */
export interface TrialCost {
  nodes: number | null;
  pricePerHour: number | null;
}

/** "5 h 40 min", "12 min", "less than a minute". */
function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return 'less than a minute';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${formatNumber(hours)} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** A ratio above 1 as a difference: "10%", "6.5%". */
function differenceText(ratio: number): string {
  const percent = 100 * (ratio - 1);
  return `${formatNumber(percent, percent < 10 && Math.abs(percent - Math.round(percent)) > 0.05 ? 1 : 0)}%`;
}

function timeText({ design: { durationS } }: TrialPlan, { nodes }: TrialCost): string {
  return `${durationText(durationS)}${nodes === null ? '' : ` on ${countNoun(nodes, 'node')}`}`;
}

/** Fewer queries have no verdict, whatever the trial sees. */
function hasVerdict({ chosen }: TrialPlan): boolean {
  return chosen.length >= MIN_CHOSEN;
}

/**
 * The plan in one sentence: "20 of your 312 queries are 81% of the time; 3 applications of each engine, alternating, 2
 * iterations: 5 h 40 min on 8 nodes; differences below 6% stay unseen."
 */
export function planSentence(plan: TrialPlan, cost: TrialCost): string {
  const { chosen, queries, share, design } = plan;
  const { applications, iterations, unseenBelow } = design;
  const result = hasVerdict(plan)
    ? `differences below ${differenceText(unseenBelow)} stay unseen`
    : `a comparison of fewer than ${countWord(MIN_CHOSEN)} queries has no verdict`;
  return `${chosen.length} of your ${formatQueries(queries)} ${chosen.length === 1 ? 'is' : 'are'} ${formatShare(share, 0)} of the time; ${applications} applications of each engine, alternating, ${iterations} iterations: ${timeText(plan, cost)}; ${result}.`;
}

/** Empty for too few queries for a verdict. */
function powerSentence(plan: TrialPlan, ratio: number): string {
  if (!hasVerdict(plan)) return '';
  const { power, unseenBelow } = plan.design;
  return `${formatShare(power, 0)} of such trials see a difference of ${differenceText(ratio)}. Fewer than half see one below ${differenceText(unseenBelow)}.`;
}

function spreadSentence({ spread }: TrialPlan): string {
  const { application, iteration, ownApplications, ownIterations } = spread;
  const sd = (variance: number) => formatShare(Math.sqrt(variance), 1);
  const applications =
    ownApplications > 0
      ? `estimated from your ${ownApplications} applications`
      : `this site’s estimate from reruns, because fewer than ${countWord(MIN_OWN_APPLICATIONS)} of your applications ran all of them`;
  const iterations = ownIterations ? 'from your log' : 'assumed, because your log does not repeat them often enough';
  return `The total time of these queries differs by ${sd(application)} (standard deviation) between applications, ${applications}, and by ${sd(iteration)} between iterations, ${iterations}. More logs make the estimate surer.`;
}

/** Names of queries that a trial leaves out because they write, and how to repeat them if the others are too few. */
function writeSentence(plan: TrialPlan): string {
  const { leftOut, leftOutShare } = plan;
  if (leftOut.length === 0) return '';
  const names = leftOut.length > 5 ? formatQueries(leftOut.length) : joinWords(leftOut.map(({ name }) => name));
  return `Left out because they write: ${names}, ${formatShare(leftOutShare, 0)} of the time in the log.${hasVerdict(plan) ? '' : ' plan-trial --writes repeats them too.'}`;
}

const LEFT_OUT_TIME =
  'Durations leave out what happens before Spark logs the start of an application, such as submission and waiting for nodes.';

function costSentence({ design }: TrialPlan, { nodes, pricePerHour }: TrialCost): string {
  if (nodes === null)
    return `The log does not show the number of nodes, so that node-hours are unknown. ${LEFT_OUT_TIME}`;
  const hours = nodeHours(nodes, design.durationS);
  const money = pricePerHour === null ? '' : `, ${formatNumber(hours * pricePerHour, 2)} ${CURRENCY}`;
  return `That is ${formatNumber(hours, hours < 1 ? 3 : 1)} node-hours${money}, if both engines are as fast as the log. ${LEFT_OUT_TIME}`;
}

/** The sentences below `planSentence`: power, spread, cost, and what is left out. */
export function planSentences(plan: TrialPlan, ratio: number, cost: TrialCost): string[] {
  return [powerSentence(plan, ratio), spreadSentence(plan), costSentence(plan, cost), writeSentence(plan)].filter(
    (text) => text !== '',
  );
}

/** The chosen queries, the longest first. */
export function chosenTable({ chosen }: Pick<TrialPlan, 'chosen'>): Table {
  const all = sum(chosen.map(totalS));
  return tableOf(chosen, [
    [column('query', 'Query'), 'name'],
    [column('runs', 'Runs in the log', 'count', 'number'), ({ timesS }: LoggedQuery) => timesS.flat().length],
    [column('time_s', 'Median time', 's', 'number', 1), medianS],
    [column('share_pct', 'Share of the chosen time', '%', 'number', 1), (query) => (100 * totalS(query)) / all],
    [column('writes', 'Writes'), ({ writes }) => (writes ? 'yes' : 'no')],
    [column('description', 'Description in the log'), 'description'],
  ]);
}
