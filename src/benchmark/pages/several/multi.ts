import { timeChangePct } from '../../comparison/compare';
import { inViewOfDoubt } from '../../comparison/doubted';
import { comparisonVerdict } from '../../comparison/verdict';
import { weightedVerdict } from '../../comparison/weights/weighting';
import { disclaimer, statements } from '../../figures/captions';
import { stripScale } from '../../figures/scale';
import { estimatesSpec } from '../../figures/several/estimates';
import { heatMapSpec } from '../../figures/several/heatMap';
import { sortedSpec } from '../../figures/several/sortedSpeedups';
import { stripRows } from '../../figures/verdict/forestPlot';
import { type Comparison, MAX_CANDIDATES } from '../../model/comparison';
import { latestDate } from '../../model/order';
import { resultSetPath } from '../../model/paths';
import type { ResultSet } from '../../model/resultSet';
import { distinctTitles } from '../../text/names';
import { multiTable } from './multiTable';
import { multiNotes, summaryText } from './multiText';
import type { MultiCandidate, MultiData, MultiSide } from './multiTypes';

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
  const { weighting } = comparison;
  const names = { baseline, candidate };
  const input = { ...comparison, names, timeChangePct: timeChangePct(weighting ?? comparison) };
  return weightedVerdict(inViewOfDoubt(comparisonVerdict(input), comparison.environment, input), weighting);
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
