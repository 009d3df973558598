import { type QueryStep, querySteps, type StepLine, type StepRound } from '../../benchmark/history/steps';
import { column, QUERY_COLUMN } from '../../benchmark/model/columns';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { joinWords } from '../../benchmark/text/names';
import { countWord, formatQueries, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';

/** Number of queries to name at either end. */
const MAX_LISTED = 3;

function stepTable(steps: readonly QueryStep[], name: string, from: StepRound, to: StepRound): Table {
  const seconds = (key: string, label: string) => column(key, label, 's', 'number', 1);
  const lost = `Lost: extra seconds of ${name} ${to.release} compared with what the speedup of ${from.release} would have given on the Spark run of the ${to.release} round.`;
  return tableOf<QueryStep>(
    steps,
    [
      [QUERY_COLUMN, 'query'],
      [column('before', `Speedup, ${from.release}`, '×', 'number', 2), 'before'],
      [column('after', `Speedup, ${to.release}`, '×', 'number', 2), 'after'],
      [column('ratio', 'After ÷ before', '', 'number', 2), 'ratio'],
      [column('lost_s', 'Lost', 's', 'signed', 1), 'lostS'],
      [seconds('before_baseline_s', `Spark, ${from.release} round`), ({ beforeS }) => beforeS.baseline],
      [seconds('before_candidate_s', `${name} ${from.release}`), ({ beforeS }) => beforeS.candidate],
      [seconds('after_baseline_s', `Spark, ${to.release} round`), ({ afterS }) => afterS.baseline],
      [seconds('after_candidate_s', `${name} ${to.release}`), ({ afterS }) => afterS.candidate],
    ],
    [lost],
  );
}

function leaders(steps: readonly QueryStep[], what: string): string {
  const named = steps.slice(0, MAX_LISTED).map(({ query, lostS }) => `${query} (${formatSeconds(Math.abs(lostS))})`);
  return named.length === 0 ? '' : ` Largest ${what}: ${joinWords(named)}.`;
}

/** Changes between two rounds of a line: totals, number of lower speedups, and largest steps. */
export function stepView(line: StepLine, name: string, from: StepRound, to: StepRound) {
  const steps = querySteps(line, from, to);
  const [back, ahead] = [steps.filter(({ ratio }) => ratio < 1), steps.filter(({ ratio }) => ratio > 1).reverse()];
  const moved = `the total-time ratio went from ${formatSpeedup(from.total)} to ${formatSpeedup(to.total)}`;
  const counts = `the speedup fell on ${countWord(back.length)} of ${formatQueries(steps.length)} and rose on ${countWord(ahead.length)}`;
  const note =
    from.single || to.single
      ? 'At least one of the two rounds ran each query once or does not report how often, so the step may be noise.'
      : '';
  return {
    /** "From 0.9.0 to 0.11.0 the total-time ratio went from 2.43× to 2.27×; …". */
    sentence: `From ${from.release} to ${to.release} ${moved}; ${counts}.${leaders(back, 'steps back')}${leaders(ahead, 'steps ahead')}`,
    /** Why the step may be noise; '' if both rounds have several runs. */
    note,
    table: stepTable(steps, name, from, to),
  };
}
