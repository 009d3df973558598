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

/** The first row with a clear verdict, otherwise the first, which is then not shown to repeat. */
function namedRow(rows: readonly TopRow[]): { row: TopRow; isClear: boolean } | null {
  const clear = rows.find(({ verdict }) => verdict === 'faster' || verdict === 'slower');
  const row = clear ?? rows[0];
  return row ? { row, isClear: clear !== undefined } : null;
}

/** Title of both lists together: "From 3.30× speedup on q93 to 5.96× as long on q72", of the largest clear differences. */
export function differencesTitle({ matched, names }: Comparison): string {
  const [first, last] = [namedRow(topFaster(matched)), namedRow(topSlower(matched))];
  const [best, worst] = [first?.row, last?.row];
  const isShown = [first, last].every((found) => found === null || found.isClear);
  const title = rangeTitle(best, worst, names);
  return isShown ? title : `${title} (not all shown to repeat)`;
}

function rangeTitle(best: TopRow | undefined, worst: TopRow | undefined, names: Names): string {
  const up = best && `${formatSpeedup(best.speedup)} speedup on ${best.query}`;
  const down = worst && `${formatSpeedupSentence(worst.speedup)} on ${worst.query}`;
  if (up && down) return `From ${up} to ${down}`;
  if (up) return `Up to ${up}; no query is slower with ${names.candidate}`;
  return down ? `Up to ${down}; no query is faster with ${names.candidate}` : 'Every query takes the same time';
}

/**
 * Title of one list: "Gluten + Velox’s largest clear loss is on q72: 5.96× as long"; without a clear one "Comet’s largest
 * difference, not shown to repeat, is on q55: 1.36× as long".
 */
function listTitle(rows: readonly TopRow[], { names }: Comparison, isFaster: boolean): string {
  const found = namedRow(rows);
  if (!found) return `No query is ${isFaster ? 'faster' : 'slower'} with ${names.candidate}`;
  const { row, isClear } = found;
  const size = isFaster ? formatSpeedup(row.speedup) : formatSpeedupSentence(row.speedup);
  const what = isClear
    ? `largest clear ${isFaster ? 'gain' : 'loss'}`
    : `largest ${isFaster ? 'gain' : 'loss'}, not shown to repeat,`;
  return `${capitalise(names.candidate)}’s ${what} is on ${row.query}: ${size}`;
}

/** How to read the lists of the queries `which`. */
function caption(which: string, comparison: Comparison): string {
  return `At most ${which} speedup. Tick: ${sideTitle(comparison, 'baseline')}. Dot: ${sideTitle(comparison, 'candidate')}. On a log scale, equal distances are equal ratios.`;
}

/** Caption of both lists together. */
export function differencesCaption(comparison: Comparison): string {
  return caption('ten queries with the highest and ten with the lowest', comparison);
}

function topSpec(comparison: Comparison, id: 'top-faster' | 'top-slower'): DumbbellSpec {
  const [faster, slower] = [topFaster(comparison.matched), topSlower(comparison.matched)];
  const rows = id === 'top-faster' ? faster : slower;
  return {
    kind: 'dumbbell',
    id,
    title: listTitle(rows, comparison, id === 'top-faster'),
    description: rows.map(({ query, speedup }) => `${query} ${formatSpeedup(speedup)}`).join(', '),
    axis: logSecondsAxis(
      [...faster, ...slower].flatMap(({ baselineS, candidateS }) => [baselineS, candidateS]),
      'Time, s (log scale; left is faster)',
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
  charts: {
    'top-faster': (comparison) => topSpec(comparison, 'top-faster'),
    'top-slower': (comparison) => topSpec(comparison, 'top-slower'),
  },
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
