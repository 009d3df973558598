import { disclaimer, statements } from '../../../figures/shared/captions';
import type { Comparison, Rule } from '../../model/comparison';
import { latestDate } from '../../model/order';
import { resultSetPath } from '../../model/paths';
import { listed } from '../../text/names';
import { heatMapOf } from './heatMap';
import { multiTable } from './multiTable';
import type { MultiData } from './multiTypes';

/** The candidates grouped by what `textOf` says of their comparison; those of which it says '' are left out. */
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

/** Why no query of a comparison has a clear verdict: '' where some could have one. */
function undecided({ matched }: Comparison): string {
  const found = new Set(matched.map(({ test }) => UNDECIDED[test.rule] ?? ''));
  return found.has('') ? '' : listed([...found]);
}

/** What must stand next to the verdicts, with the candidates that it concerns where it is not all. */
function comparisonNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  const texts = [...new Set(comparisons.flatMap(({ notes }) => notes))];
  return texts.map((text) => {
    const of = titles.filter((_, index) => comparisons[index]?.notes.includes(text));
    return of.length === comparisons.length ? text : `${text} Applies to ${listed(of)}.`;
  });
}

/** The notes on environments, each with its candidates; sentences that end all of them follow once. [] if no environment differs. */
function environmentNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  const notes = byText(comparisons, titles, ({ environment }) => environment.note);
  const sentences = notes.map(([note]) => note.split(/(?<=\.) /));
  const [first = []] = sentences;
  const shared = notes.length > 1 ? first.slice(1).filter((text) => sentences.every((all) => all.includes(text))) : [];
  const own = notes.map(([, of], index) => {
    const text = (sentences[index] ?? []).filter((sentence) => !shared.includes(sentence)).join(' ');
    return of.length === comparisons.length ? text : `${text} Applies to ${listed(of)}.`;
  });
  return shared.length > 0 ? [...own, shared.join(' ')] : own;
}

/** What must be known before reading: what was left out or compared on request, environments that differ from the baseline's, and verdicts that nothing can decide. */
function multiNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  return [
    ...comparisonNotes(comparisons, titles),
    ...environmentNotes(comparisons, titles),
    ...byText(comparisons, titles, undecided).map(([why, of]) => `No per-query verdicts for ${listed(of)}: ${why}.`),
  ];
}

/**
 * Two comparisons or more with one baseline over the same queries: every query in a heat map and in a table, with what is known of the sides.
 * Candidates keep the order of the comparisons. `names` are those of the baseline and the candidates.
 */
export function multiData(comparisons: readonly Comparison[], names: readonly string[]): MultiData {
  const [first] = comparisons as [Comparison];
  const sets = [first.baseline, ...comparisons.map(({ candidate }) => candidate)];
  const [baseline = '', ...titles] = names;
  return {
    sides: sets.map(({ id }, index) => ({ id, title: names[index] ?? '', path: resultSetPath(id) })),
    // Next to each other, because both have the same numbers in the same order: a page that carries them compresses to 1 KB less.
    heatMap: heatMapOf({ comparisons, baseline, titles }),
    table: multiTable(comparisons, baseline, titles),
    statement: statements(comparisons),
    published: latestDate(sets),
    disclaimer: disclaimer(first.baseline),
    notes: multiNotes(comparisons, titles),
  };
}
