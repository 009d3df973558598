import type { Comparison } from '../../benchmark/model/comparison';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { capitalise, distinctTitles, joinWords } from '../../benchmark/text/names';
import { formatSeconds } from '../../benchmark/text/numbers';
import { measured, suiteText } from '../../figures/shared/captions';
import { verdictOn } from '../../figures/shared/titles';
import { totalSeconds } from '../resultSet/listEntry';

const DOUBT =
  '† A doubt about the environments remains: sources conflict, or do not report the node count. The page of the pair states it.';

/** "Comet 0.17.0 is faster than vanilla Spark 3.5.8". */
function verdictPart({ verdict, baseline, candidate }: Comparison): string {
  const [a, b] = distinctTitles([candidate, baseline]) as [string, string];
  return verdictOn(verdict.case, [a], b);
}

/** Totals without a verdict: "Comet 0.16.0 takes 1,203.4 s in total, vanilla Spark 3.5 takes 2,310.0 s". */
function totalsTitle(sets: readonly ResultSet[]): string {
  const titles = distinctTitles(sets);
  const totals = sets
    .map((set, index) => ({ title: titles[index] ?? '', totalS: totalSeconds(set) }))
    .flatMap(({ title, totalS }) => (totalS === null ? [] : [{ title, totalS }]))
    .sort((a, b) => a.totalS - b.totalS);
  const [first, last] = [totals[0], totals.at(-1)];
  if (!first || !last || totals.length < sets.length) return capitalise(joinWords(titles));
  if (totals.length > 2) {
    return `Totals from ${formatSeconds(first.totalS)} (${first.title}) to ${formatSeconds(last.totalS)} (${last.title})`;
  }
  return capitalise(
    `${first.title} takes ${formatSeconds(first.totalS)} in total, ${last.title} takes ${formatSeconds(last.totalS)}`,
  );
}

/** Result of a group: the verdicts of these comparisons, or, without any, the totals. */
export function matrixTitle(sets: readonly ResultSet[], comparisons: readonly Comparison[]): string {
  const judged = comparisons.filter(({ verdict }) => verdict.case !== 'disputed');
  return judged.length > 0 ? capitalise(judged.map(verdictPart).join('; ')) : totalsTitle(sets);
}

/** How to read the marks. */
export function matrixCaption(pair: boolean): string {
  const what = pair ? 'the candidate over the baseline' : 'the column’s engine over the row’s';
  const right = pair ? 'the candidate' : 'the column';
  return `Speedup of ${what} (log scale), with 95% intervals over iterations and reruns (over reruns alone if no iterations were published). Right of 1×, ${right} is faster. Filled: a difference. Filled gray: within 5%. Hollow: inconclusive. Small and gray: no verdict.`;
}

/** Measurement, caveats of reports, and explanations of the dagger and of empty cells, if they occur. */
export function matrixNote(
  sets: readonly ResultSet[],
  found: readonly Comparison[],
  refused: readonly string[],
  caveats: readonly string[],
): string {
  const statements = [...new Set(sets.map(measured))].map((text, index) => (index === 0 ? text : text.toLowerCase()));
  const [first] = sets;
  const suite = first ? `, ${suiteText(first)}` : '';
  const parts = [...caveats, `${joinWords(statements)}${suite}.`];
  if (found.some(({ environment }) => environment.dispute !== '')) parts.push(DOUBT);
  if (refused.length > 0) parts.push(`Empty cells: ${refused.join('; ')}.`);
  return parts.join(' ');
}
