import { verdictOn } from '../../figures/titles';
import type { Comparison, Rule, VerdictCase } from '../../model/comparison';
import { capitalise, listed } from '../../text/names';
import type { MultiCandidate, MultiData } from './multiTypes';

type Named = Pick<MultiCandidate, 'title' | 'verdict'>;

/** In the order of the titles: best first. */
const CASES: VerdictCase[] = ['faster', 'ahead', 'depends', 'same', 'unclear', 'disputed', 'behind', 'slower'];

/** Title and caption of the three figures of each candidate: the candidates by verdict, best first. */
export function summaryText(
  candidates: readonly Named[],
  baseline: string,
): Pick<MultiData['summary'], 'title' | 'caption'> {
  const parts = CASES.flatMap((found) => {
    const titles = candidates.filter(({ verdict }) => verdict.case === found).map(({ title }) => title);
    return titles.length === 0 ? [] : [verdictOn(found, titles, baseline)];
  });
  const unjudged = candidates.some(({ verdict }) => verdict.case === 'disputed')
    ? ' or no verdict (see the words)'
    : '';
  return {
    title: capitalise(parts.join('; ')),
    caption: `Speedup over ${baseline}, ×, on one log scale, with 95% confidence intervals over iterations, or 95% ranges over query mixes, which decide nothing, if no iterations were published. Right of the line, the candidate is faster. Filled: a difference. Gray: within 5%${unjudged}. Hollow: inconclusive.`,
  };
}

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

/** What must stand beside the verdicts, with the candidates that it concerns where it is not all. */
function comparisonNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  const texts = [...new Set(comparisons.flatMap(({ notes }) => notes))];
  return texts.map((text) => {
    const of = titles.filter((_, index) => comparisons[index]?.notes.includes(text));
    return of.length === comparisons.length ? text : `${text} Applies to ${listed(of)}.`;
  });
}

/** What must be known before reading: what was left out or compared on request, environments that differ from the baseline's, and verdicts that nothing can decide. */
export function multiNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  const environments = byText(comparisons, titles, ({ environment }) => environment.note);
  return [
    ...comparisonNotes(comparisons, titles),
    ...environments.map(([note, of]) =>
      of.length === comparisons.length ? note : `${note} Applies to ${listed(of)}.`,
    ),
    ...byText(comparisons, titles, undecided).map(([why, of]) => `No per-query verdicts for ${listed(of)}: ${why}.`),
  ];
}
