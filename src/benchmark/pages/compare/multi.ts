import { EDGES } from '../../comparison/buckets';
import { BY_CHOICE } from '../../comparison/match';
import { comparisonVerdict } from '../../comparison/verdict';
import { verdictUnlessDisputed } from '../../comparison/withheld';
import { disclaimer, statement } from '../../figures/captions';
import { stripRows } from '../../figures/forestPlot';
import { scaleTicks, stripScale } from '../../figures/scale';
import type { Comparison, MatchedQuery } from '../../model/comparison';
import { MAX_CANDIDATES } from '../../model/comparison';
import { resultSetPath } from '../../model/paths';
import type { ResultSet } from '../../model/resultSet';
import { distinctTitles } from '../../text/names';
import { sortedPanels } from './multiPanels';
import { multiTable } from './multiTable';
import { heatMapText, multiNotes, summaryText } from './multiText';
import type { MultiCandidate, MultiCell, MultiData, MultiQuery, MultiSide, Strength } from './multiTypes';

/** How many candidates can stand beside one another. */
const CANDIDATES = { least: 2, most: MAX_CANDIDATES };

/** From these ratios on (and below their inverse) a cell is filled more strongly; the first is an edge of the buckets. */
const STRONGER = [EDGES.outer, 2];

/** How strongly a clear difference is filled: by its size alone, so that inverting the speedup changes nothing. */
export function strengthOf({ speedup, verdict }: Pick<MatchedQuery, 'speedup' | 'verdict'>): Strength {
  if (verdict === 'unclear' || verdict === 'same') return 0;
  const ratio = Math.max(speedup, 1 / speedup);
  return (1 + STRONGER.filter((edge) => ratio >= edge).length) as Strength;
}

function queryNames({ matched }: Comparison): string {
  return matched.map(({ query }) => query).join();
}

/** Throws where the comparisons cannot stand beside one another: the caller's mistake. */
function checked(comparisons: readonly Comparison[]): Comparison {
  const { least, most } = CANDIDATES;
  const [first] = comparisons;
  if (!first || comparisons.length < least || comparisons.length > most) {
    throw new Error(`several candidates are ${least} to ${most}, got ${comparisons.length}`);
  }
  if (comparisons.some(({ baseline }) => baseline.id !== first.baseline.id)) {
    throw new Error('several candidates need one baseline');
  }
  if (new Set(comparisons.map(({ candidate }) => candidate.id)).size < comparisons.length) {
    throw new Error('a candidate is there twice');
  }
  if (comparisons.some((comparison) => queryNames(comparison) !== queryNames(first))) {
    throw new Error('several candidates need the same matched queries');
  }
  return first;
}

function side({ id }: ResultSet, title: string, totalS: number): MultiSide {
  return { id, title, path: resultSetPath(id), totalS };
}

/** The verdict in words that name both engines with their versions: among several, "Comet" alone may be two of them. */
function namedVerdict(comparison: Comparison, baseline: string, candidate: string) {
  const { baselineS, candidateS, matched } = comparison;
  const timeChangePct = ((candidateS - baselineS) / baselineS) * 100;
  const names = { baseline, candidate };
  const verdict = comparisonVerdict({
    ...comparison,
    names,
    timeChangePct,
    matched,
  });
  return verdictUnlessDisputed(verdict, comparison.environment, { ...comparison, names });
}

function cell(query: MatchedQuery): MultiCell {
  const { speedup, low, high, verdict } = query;
  return { speedup, low, high, verdict, strength: strengthOf(query) };
}

function queryRow(comparisons: readonly Comparison[], index: number): MultiQuery {
  const entries = comparisons.map(({ matched }) => matched[index] as MatchedQuery);
  const [{ query, baseline }] = entries as [MatchedQuery];
  const timesS = entries.map(({ candidate }) => candidate.timeS);
  return {
    query,
    baselineS: baseline.timeS,
    cells: entries.map(cell),
    apart: Math.max(...timesS) / Math.min(...timesS),
  };
}

/** How many queries there are but for those left out by choice. */
function wantedQueries({ matched, unmatched }: Comparison): number {
  return matched.length + unmatched.filter(({ reason }) => reason !== BY_CHOICE).length;
}

/**
 * Two to six comparisons with one baseline over the same matched queries, side by side: the three figures of each candidate
 * on one scale, a heat map of queries × candidates, the sorted speedups of each, one table, and their words. Candidates keep
 * the order of the comparisons. Throws for fewer or more, another baseline, a candidate twice, or other matched queries.
 */
export function multiData(comparisons: readonly Comparison[]): MultiData {
  const first = checked(comparisons);
  const [baselineTitle = '', ...titles] = distinctTitles([
    first.baseline,
    ...comparisons.map(({ candidate }) => candidate),
  ]);
  const scale = stripScale(comparisons.flatMap(({ total, geometricMean, median }) => [total, geometricMean, median]));
  const candidates = comparisons.map((comparison, index): MultiCandidate => {
    const title = titles[index] ?? '';
    return {
      ...side(comparison.candidate, title, comparison.candidateS),
      verdict: namedVerdict(comparison, baselineTitle, title),
      rows: stripRows(comparison, scale),
      clear: comparison.clear,
      separated: comparison.separated,
      same: comparison.same,
    };
  });
  return {
    baseline: side(first.baseline, baselineTitle, first.baselineS),
    candidates,
    summary: { ...summaryText(candidates, baselineTitle), ticks: scaleTicks(scale) },
    heatMap: heatMapText(candidates, baselineTitle, wantedQueries(first)),
    queries: first.matched.map((_, index) => queryRow(comparisons, index)),
    sorted: sortedPanels(comparisons, baselineTitle, titles),
    table: multiTable(comparisons, baselineTitle, titles),
    statement: [...new Set(comparisons.map(statement))].join(' '),
    disclaimer: disclaimer(first.baseline),
    notes: multiNotes(comparisons, titles),
  };
}
