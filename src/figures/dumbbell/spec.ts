import type { Axis, SpecBase } from '../../benchmark/model/chart';
import type { Comparison, Names, Verdict } from '../../benchmark/model/comparison';
import type { TopRow } from '../../benchmark/model/table';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatSeconds, formatSpeedup, formatSpeedupSentence } from '../../benchmark/text/numbers';
import { logSecondsAxis } from '../shared/axes';
import { type Kind, unitOfAxis } from '../shared/kind';
import { topFaster, topSlower, topTable } from '../shared/tables';
import { sideTitle } from '../shared/titles';

/** One row per query: a tick for the baseline, a dot for the candidate, a line between. */
export interface DumbbellSpec extends SpecBase {
  kind: 'dumbbell';
  axis: Axis;
  names: Names;
  rows: TopRow[];
}

/** Title of both lists together: "From 3.30× speedup on q93 to 5.96× as long on q72". */
export function differencesTitle({ matched, names }: Comparison): string {
  const [best, worst] = [topFaster(matched)[0], topSlower(matched)[0]];
  const up = best && `${formatSpeedup(best.speedup)} speedup on ${best.query}`;
  const down = worst && `${formatSpeedupSentence(worst.speedup)} on ${worst.query}`;
  if (up && down) return `From ${up} to ${down}`;
  if (up) return `Up to ${up}; no query is slower with ${names.candidate}`;
  return down ? `Up to ${down}; no query is faster with ${names.candidate}` : 'Every query takes the same time';
}

/** Title of one list: "Gluten + Velox’s largest loss is on q72: 5.96× as long". */
function listTitle(rows: readonly TopRow[], { names }: Comparison, isFaster: boolean): string {
  const [first] = rows;
  if (!first) return `No query is ${isFaster ? 'faster' : 'slower'} with ${names.candidate}`;
  const size = isFaster ? formatSpeedup(first.speedup) : formatSpeedupSentence(first.speedup);
  return `${capitalise(names.candidate)}’s largest ${isFaster ? 'gain' : 'loss'} is on ${first.query}: ${size}`;
}

/** How to read the lists of the queries `which`. */
function caption(which: string, comparison: Comparison): string {
  return `At most ${which} speedup. Tick: ${sideTitle(comparison, 'baseline')}. Dot: ${sideTitle(comparison, 'candidate')}. On a log scale, equal distances are equal ratios.`;
}

/** Caption of both lists together. */
export function differencesCaption(comparison: Comparison): string {
  return caption('ten queries with the highest and ten with the lowest', comparison);
}

export function topSpec(comparison: Comparison, id: 'top-faster' | 'top-slower'): DumbbellSpec {
  const [faster, slower] = [topFaster(comparison.matched), topSlower(comparison.matched)];
  const rows = id === 'top-faster' ? faster : slower;
  return {
    kind: 'dumbbell',
    id,
    title: listTitle(rows, comparison, id === 'top-faster'),
    description: rows.map(({ query, speedup }) => `${query} ${formatSpeedup(speedup)}`).join(', '),
    axis: logSecondsAxis(
      'Time, s (log scale; left is faster)',
      [...faster, ...slower].flatMap(({ baselineS, candidateS }) => [baselineS, candidateS]),
    ),
    names: comparison.names,
    rows,
  };
}

/** Why dots among the largest differences are hollow: the slowest iteration through which ranges overlap. May be []. */
function surpriseNotes({ matched, names }: Comparison): string[] {
  const shown = new Set([...topFaster(matched), ...topSlower(matched)].map(({ query }) => query));
  const hollow = matched.filter(
    ({ query, verdict, low, high }) =>
      shown.has(query) && verdict === 'unclear' && low !== null && high !== null && low <= 1 && high >= 1,
  );
  const each = hollow.map(({ query, speedup, baseline, candidate }) => {
    const [name, time] = speedup < 1 ? [names.baseline, baseline] : [names.candidate, candidate];
    return `${query} (${name}, ${formatSeconds(time.maxS ?? 0)})`;
  });
  return each.length === 0
    ? []
    : [`Inconclusive, because ranges overlap through the slowest iteration of the faster side: ${joinWords(each)}.`];
}

function heading({ id }: DumbbellSpec, { names }: Comparison): { heading: string; verdict: Verdict } {
  const faster = id === 'top-faster';
  const name = faster ? names.candidate : names.baseline;
  return { heading: `${capitalise(name)} faster`, verdict: faster ? 'faster' : 'slower' };
}

/** The ten queries with the highest and the ten with the lowest speedup, one chart per list, on one axis. */
export const dumbbell: Kind<DumbbellSpec> = {
  unit: unitOfAxis,
  count: ({ rows }) => ({ count: rows.length, of: 'queries' }),
  around: (spec, comparison) => ({
    caption: caption(
      spec.id === 'top-faster' ? 'ten queries with the highest' : 'ten queries with the lowest',
      comparison,
    ),
    notes: surpriseNotes(comparison),
    table: topTable(spec.rows, comparison.names),
    ...heading(spec, comparison),
  }),
};
