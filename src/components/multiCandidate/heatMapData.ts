import type { Comparison, Rule } from '../../benchmark/model/comparison';
import { latestDate } from '../../benchmark/model/order';
import { resultSetPath } from '../../benchmark/model/paths';
import { joinWords } from '../../benchmark/text/names';
import { disclaimer, statements } from '../../figures/shared/captions';
import { heatMapOf } from './cells';
import { heatMapTable } from './table';
import type { HeatMapData } from './types';

/** Candidates grouped by a text on their comparison; '' excludes a candidate. */
function byText(
  comparisons: readonly Comparison[],
  titles: readonly string[],
  textOf: (comparison: Comparison) => string,
): [text: string, titles: string[]][] {
  const groups = new Map<string, string[]>();
  comparisons.forEach((comparison, index) => {
    const text = textOf(comparison);
    if (text !== '') groups.set(text, [...(groups.get(text) ?? []), titles[index] ?? '']);
  });
  return [...groups];
}

const UNDECIDED: Partial<Record<Rule, string>> = {
  'single-run': 'each query ran only once',
  'no-range': 'no ranges were published',
};

/** Why no query of a comparison has a clear verdict; '' if some can have one. */
function undecided({ matched }: Comparison): string {
  const found = new Set(matched.map(({ test }) => UNDECIDED[test.rule] ?? ''));
  return found.has('') ? '' : joinWords([...found]);
}

/** Notes for the verdicts, each with its candidates unless it applies to all. */
function comparisonNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  const texts = [...new Set(comparisons.flatMap(({ notes }) => notes))];
  return texts.map((text) => {
    const of = titles.filter((_, index) => comparisons[index]?.notes.includes(text));
    return of.length === comparisons.length ? text : `${text} Applies to ${joinWords(of)}.`;
  });
}

/** Notes on environments, each with its candidates; sentences that all notes share follow once. [] for none. */
function environmentNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  const notes = byText(comparisons, titles, ({ environment }) => environment.note);
  const sentences = notes.map(([note]) => note.split(/(?<=\.) /));
  const [first = []] = sentences;
  const shared = notes.length > 1 ? first.slice(1).filter((text) => sentences.every((all) => all.includes(text))) : [];
  const own = notes.map(([, of], index) => {
    const text = (sentences[index] ?? []).filter((sentence) => !shared.includes(sentence)).join(' ');
    return of.length === comparisons.length ? text : `${text} Applies to ${joinWords(of)}.`;
  });
  return shared.length > 0 ? [...own, shared.join(' ')] : own;
}

/** Notes for readers: excluded queries, allowed differences, different environments, and missing verdicts. */
function multiNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  return [
    ...comparisonNotes(comparisons, titles),
    ...environmentNotes(comparisons, titles),
    ...byText(comparisons, titles, undecided).map(
      ([why, of]) => `No query of ${joinWords(of)} is shown to repeat: ${why}.`,
    ),
  ];
}

/**
 * Several comparisons with one baseline over the same queries: a heat map and a table of every query, and the sides.
 * Candidates keep the order of the comparisons. `names` are of the baseline and the candidates.
 */
export function heatMapData(comparisons: readonly Comparison[], names: readonly string[]): HeatMapData {
  const [first] = comparisons as [Comparison];
  const sets = [first.baseline, ...comparisons.map(({ candidate }) => candidate)];
  const [baseline = '', ...titles] = names;
  return {
    sides: sets.map(({ id }, index) => ({ id, title: names[index] ?? '', path: resultSetPath(id) })),
    // Next to each other, because both have the same numbers in the same order: the page compresses to 1 KB less.
    heatMap: heatMapOf({ comparisons, baseline, titles }),
    table: heatMapTable(comparisons, baseline, titles),
    statement: statements(comparisons),
    published: latestDate(sets),
    disclaimer: disclaimer(first.baseline),
    notes: multiNotes(comparisons, titles),
  };
}
