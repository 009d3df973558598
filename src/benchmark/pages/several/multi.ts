import { timeChangePct, wholeVerdict } from '../../comparison/compare';
import { disclaimer, statements } from '../../figures/captions';
import { stripScale } from '../../figures/scale';
import { estimatesSpec } from '../../figures/several/estimates';
import { heatMapSpec } from '../../figures/several/heatMap';
import { sortedSpec } from '../../figures/several/sortedSpeedups';
import { verdictOn } from '../../figures/titles';
import { stripRows } from '../../figures/verdict/forestPlot';
import { type Comparison, MAX_CANDIDATES, type Rule, type VerdictCase } from '../../model/comparison';
import { latestDate } from '../../model/order';
import { resultSetPath } from '../../model/paths';
import type { ResultSet } from '../../model/resultSet';
import { capitalise, distinctTitles, listed } from '../../text/names';
import { multiTable } from './multiTable';
import type { MultiCandidate, MultiData, MultiSide } from './multiTypes';

type Named = Pick<MultiCandidate, 'title' | 'verdict'>;

/** In the order of the titles: best first. */
const CASES: VerdictCase[] = ['faster', 'ahead', 'depends', 'same', 'unclear', 'disputed', 'behind', 'slower'];

/** Title and caption of the three figures of each candidate: the candidates by verdict, best first. */
function summaryText(candidates: readonly Named[], baseline: string): Pick<MultiData['summary'], 'title' | 'caption'> {
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
function multiNotes(comparisons: readonly Comparison[], titles: readonly string[]): string[] {
  const environments = byText(comparisons, titles, ({ environment }) => environment.note);
  return [
    ...comparisonNotes(comparisons, titles),
    ...environments.map(([note, of]) =>
      of.length === comparisons.length ? note : `${note} Applies to ${listed(of)}.`,
    ),
    ...byText(comparisons, titles, undecided).map(([why, of]) => `No per-query verdicts for ${listed(of)}: ${why}.`),
  ];
}

/** How many candidates can stand beside one another. */
const CANDIDATES = { least: 2, most: MAX_CANDIDATES };

function queryNames({ matched }: Comparison): string {
  return matched.map(({ query }) => query).join();
}

/** Throws where the comparisons cannot stand beside one another: the caller's mistake. */
function checked(comparisons: readonly Comparison[]): Comparison {
  const { least, most } = CANDIDATES;
  const [first] = comparisons;
  if (!first || comparisons.length < least || comparisons.length > most) {
    throw new Error(`expected ${least} to ${most} candidates, got ${comparisons.length}`);
  }
  if (comparisons.some(({ baseline }) => baseline.id !== first.baseline.id)) {
    throw new Error('all candidates must have the same baseline');
  }
  if (new Set(comparisons.map(({ candidate }) => candidate.id)).size < comparisons.length) {
    throw new Error('duplicate candidate');
  }
  if (comparisons.some((comparison) => queryNames(comparison) !== queryNames(first))) {
    throw new Error('all candidates must have the same compared queries');
  }
  return first;
}

function side({ id }: ResultSet, title: string, totalS: number): MultiSide {
  return { id, title, path: resultSetPath(id), totalS };
}

/** The verdict in words that name both engines with their versions: among several, "Comet" alone may be two of them. */
function namedVerdict(comparison: Comparison, baseline: string, candidate: string) {
  const names = { baseline, candidate };
  const input = { ...comparison, names, timeChangePct: timeChangePct(comparison.weighting ?? comparison) };
  return wholeVerdict(input, comparison);
}

/**
 * Two to six comparisons with one baseline over the same matched queries, side by side: the three figures of each candidate
 * on one scale, a heat map of queries × candidates, the sorted speedups of each, one table, and their words. Candidates keep
 * the order of the comparisons. `names` are what baseline and candidates are called, where engine, version and id are not meant to. Throws for fewer or more, another baseline, a candidate twice, or other matched queries.
 */
export function multiData(comparisons: readonly Comparison[], names: readonly string[] | null = null): MultiData {
  const first = checked(comparisons);
  const sets = [first.baseline, ...comparisons.map(({ candidate }) => candidate)];
  const [baselineTitle = '', ...titles] = names ?? distinctTitles(sets);
  const several = { comparisons, baseline: baselineTitle, titles };
  const scale = stripScale(comparisons.flatMap(({ total, geometricMean, median }) => [total, geometricMean, median]));
  const candidates = comparisons.map((comparison, index): MultiCandidate => {
    const title = titles[index] ?? '';
    return {
      ...side(comparison.candidate, title, comparison.candidateS),
      verdict: namedVerdict(comparison, baselineTitle, title),
      rows: stripRows(comparison, scale),
    };
  });
  return {
    baseline: side(first.baseline, baselineTitle, first.baselineS),
    candidates,
    summary: estimatesSpec({
      ...summaryText(candidates, baselineTitle),
      disclaimer: disclaimer(first.baseline),
      baseline: baselineTitle,
      baselineS: first.baselineS,
      candidates,
      scale,
    }),
    // Side by side, because both have the same numbers in the same order: a page that carries them compresses to 1 KB less.
    heatMap: heatMapSpec(several),
    table: multiTable(comparisons, baselineTitle, titles),
    sorted: sortedSpec(several),
    statement: statements(comparisons),
    published: latestDate(sets),
    disclaimer: disclaimer(first.baseline),
    notes: multiNotes(comparisons, titles),
  };
}
