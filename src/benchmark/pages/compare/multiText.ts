import { VERDICT_ORDER, verdictCounts } from '../../figures/tableView';
import { verdictOn } from '../../figures/titles';
import type { Comparison, Rule, Verdict, VerdictCase, VerdictCounts } from '../../model/comparison';
import { VERDICT_WORDS } from '../../text/cells';
import { capitalise, listed } from '../../text/names';
import { formatQueries } from '../../text/numbers';
import type { LegendEntry, MultiCandidate, MultiData } from './multiTypes';

type Named = Pick<MultiCandidate, 'title' | 'verdict' | keyof VerdictCounts>;

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
  return {
    title: capitalise(parts.join('; ')),
    caption: `Speedup over ${baseline}, ×, on one log scale, with 95 % intervals over iterations, which decide; where the spread of iterations is not known, over the choice of queries, which decides nothing. Right of the line the candidate is faster. Filled: a difference, grey: the same within 5\u202F%, hollow: it cannot be told.`,
  };
}

/** Titles name each candidate up to this many; of more the first and the last. */
export const NAMED_IN_TITLES = 3;

/**
 * "Comet 0.17.0 is clearly faster than native Spark 3.5.8 on 87 queries and slower on 1, Gluten + Velox 1.6.0 on 62 and 6"; of
 * many candidates the one with most and the one with fewest.
 */
function heatMapTitle(candidates: readonly Named[], baseline: string): string {
  const ranked = [...candidates].sort((a, b) => b.clear.faster - a.clear.faster || a.clear.slower - b.clear.slower);
  const [first, ...rest] = ranked;
  if (!first || ranked.every(({ clear }) => clear.faster + clear.slower === 0)) {
    return `On no query is ${baseline} or any candidate clearly faster`;
  }
  const many = ranked.length > NAMED_IN_TITLES;
  const others = (many ? rest.slice(-1) : rest).map(
    ({ title, clear }) => `, ${title}${many ? ', last,' : ''} on ${clear.faster} and ${clear.slower}`,
  );
  return `${capitalise(first.title)} is clearly faster than ${baseline} on ${formatQueries(first.clear.faster)} and slower on ${first.clear.slower}${others.join('')}`;
}

/** The verdicts that the legend has whether or not a query has them. */
const LASTING: readonly Verdict[] = ['faster', 'unclear', 'slower'];

function legend(candidates: readonly Named[]): LegendEntry[] {
  const counts = candidates.map((candidate) => verdictCounts(candidate, 0));
  const occurring = VERDICT_ORDER.filter(
    (verdict) => LASTING.includes(verdict) || counts.some((count) => count[verdict] > 0),
  );
  return occurring.map((verdict) => ({
    verdict,
    label: VERDICT_WORDS[verdict],
    counts: counts.map((count) => count[verdict]),
  }));
}

/** Title, caption and legend of the heat map. `all` counts unmatched queries too. */
export function heatMapText(candidates: readonly Named[], baseline: string, all: number): MultiData['heatMap'] {
  const [{ clear, separated, same }] = candidates as [Named];
  const matched = clear.faster + clear.none + clear.slower + separated.faster + separated.slower + same;
  const queries =
    matched === all ? formatQueries(all) : `${matched} of ${formatQueries(all)}, those that all sides ran`;
  return {
    title: heatMapTitle(candidates, baseline),
    caption: `Speedup over ${baseline} on ${queries}; above 1 the candidate is faster. “Apart” is the time of the slowest candidate ÷ the time of the fastest. A verdict’s filter keeps the queries on which at least one candidate has it.`,
    legend: legend(candidates),
    steps: 'Three strengths: below 1.25×, below 2×, from 2× (slower: their inverses).',
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
  'single-run': 'single runs, which decide no query',
  'no-range': 'no ranges published, so no query can be decided',
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
    return of.length === comparisons.length ? text : `${text} This concerns ${listed(of)}.`;
  });
}

/** What must be known before reading: what was left out or compared on request, environments that differ from the baseline's, and verdicts that nothing can decide. */
export function multiNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  const environments = byText(comparisons, titles, ({ environment }) => environment.note);
  return [
    ...comparisonNotes(comparisons, titles),
    ...environments.map(([note, of]) =>
      of.length === comparisons.length ? note : `${note} This concerns ${listed(of)}.`,
    ),
    ...byText(comparisons, titles, undecided).map(([why, of]) => `No clear verdicts for ${listed(of)}: ${why}.`),
  ];
}
