import { isDecided } from '../../benchmark/comparison/match';
import type { Role } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery } from '../../benchmark/model/comparison';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise } from '../../benchmark/text/names';
import { formatQueries, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { type PartsRow, type PartsSpec, restOf } from '../../figures/parts/spec';
import { secondsAxis } from '../../figures/shared/axes';
import { type EngineSuite, firstOf, possessive, type SuiteDecider } from '../../figures/shared/suite';

/** From this factor, the time of a query has changed much. */
const MIN_LARGE_CHANGE = 2;

function findQuery({ matched }: Comparison, query: string): MatchedQuery {
  return matched.find((entry) => entry.query === query) as MatchedQuery;
}

/** Direction of a query's part if its time changed much. */
function roleOf({ speedup }: MatchedQuery): Role {
  if (Math.max(speedup, 1 / speedup) < MIN_LARGE_CHANGE) return 'neutral';
  return speedup > 1 ? 'faster' : 'slower';
}

/** Total-time ratio without a query. */
function ratioWithout({ baselineS, candidateS }: Comparison, { baseline, candidate }: MatchedQuery): number {
  return (baselineS - baseline.timeS) / (candidateS - candidate.timeS);
}

function candidateRow(suite: EngineSuite, comparison: Comparison, index: number, query: string): PartsRow {
  const entry = findQuery(comparison, query);
  const { candidateS, total, geometricMean, matched } = comparison;
  return {
    name: capitalise(suite.candidates[index]?.title ?? ''),
    detail: `geometric mean ${formatSpeedup(geometricMean.speedup)}`,
    seconds: candidateS,
    parts: [{ query, seconds: entry.candidate.timeS, role: roleOf(entry) }],
    others: matched.length - 1,
    share: formatSeconds(candidateS),
    words: `${formatSpeedup(total.speedup)}, ${formatSpeedup(ratioWithout(comparison, entry))} without ${query}`,
  };
}

function baselineRow(suite: EngineSuite, query: string): PartsRow {
  const first = firstOf(suite);
  return {
    name: capitalise(suite.baseline.title),
    detail: 'baseline',
    seconds: first.baselineS,
    parts: [{ query, seconds: findQuery(first, query).baseline.timeS }],
    others: first.matched.length - 1,
    share: formatSeconds(first.baselineS),
    words: '',
  };
}

/**
 * "q72 alone (89 s with native Spark, 812 s with Gluten + Velox) turns Gluten + Velox’s 1.80× speedup into 0.68×".
 * If no query reverses a total: "No single query reverses a total; q21 matters most (Blaze: 2.03× with it, 2.01×
 * without)".
 */
function title({ baseline }: EngineSuite, decider: SuiteDecider): string {
  const { query, baselineS, candidateS, total, without, flips, candidate } = decider;
  const [all, left] = [formatSpeedup(total), formatSpeedup(without)];
  if (!flips) {
    return `No single query reverses a total; ${query} matters most (${candidate.name}: ${all} with it, ${left} without)`;
  }
  const times = `${formatSeconds(baselineS, 0)} with ${baseline.name}, ${formatSeconds(candidateS, 0)} with ${candidate.name}`;
  return `${query} alone (${times}) turns ${possessive(candidate.name)} ${left} speedup into ${all}`;
}

/** Totals of a suite, baseline first, split by the query that changes a total most. */
export function totalsSpec(suite: EngineSuite, decider: SuiteDecider): PartsSpec {
  const { query } = decider;
  const baseline = baselineRow(suite, query);
  const rows = [
    baseline,
    ...suite.comparisons.map((comparison, index) => candidateRow(suite, comparison, index, query)),
  ];
  const longest = Math.max(...rows.map(({ seconds }) => seconds));
  return {
    kind: 'parts',
    id: `${suite.key}-split`,
    title: title(suite, decider),
    description: rows.map(({ name, share }) => `${name} ${share}`).join(', '),
    axis: { ...secondsAxis('Total time, s', 0, longest), max: longest },
    role: 'neutral',
    reference: restOf(baseline),
    rows,
  };
}

/** Meaning of the bars, and why the part of one query has no verdict. */
export function totalsCaption(suite: EngineSuite, { query }: SuiteDecider): string {
  const others = `other ${formatQueries(firstOf(suite).matched.length - 1)}`;
  const decided = suite.comparisons.every(({ matched }) => matched.some(isDecided));
  const why = decided ? '' : ' No iterations were published, so a single query has no verdict.';
  return `Total time in seconds, split into the ${others} and ${query}, then the total-time ratio with and without ${query}. Dotted line: the ${others} of ${suite.baseline.name}. Outlined in color: its time changed by a factor of two or more.${why}`;
}

/** One row per side: its total, the query, the others, and the ratios of a candidate with and without the query. */
export function totalsTable(suite: EngineSuite, { query }: SuiteDecider): Table {
  const first = firstOf(suite);
  const { baselineS } = first;
  const none = { total: null, without: null, geometricMean: null };
  const rows = [
    { name: suite.baseline.title, totalS: baselineS, queryS: findQuery(first, query).baseline.timeS, ...none },
    ...suite.comparisons.map((comparison, index) => {
      const entry = findQuery(comparison, query);
      return {
        name: suite.candidates[index]?.title ?? '',
        totalS: comparison.candidateS,
        queryS: entry.candidate.timeS,
        total: comparison.total.speedup,
        without: ratioWithout(comparison, entry),
        geometricMean: comparison.geometricMean.speedup,
      };
    }),
  ];
  return tableOf(rows, [
    [column('engine', 'Engine'), ({ name }) => capitalise(name)],
    [column('total_s', 'Total time', 's', 'number', 1), 'totalS'],
    [column('query_s', query, 's', 'number', 1), 'queryS'],
    [column('rest_s', 'Other queries', 's', 'number', 1), ({ totalS, queryS }) => totalS - queryS],
    [column('total', 'Total-time ratio', '×', 'number', 2), 'total'],
    [column('without', `Total-time ratio without ${query}`, '×', 'number', 2), 'without'],
    [column('geometric_mean', 'Geometric mean', '×', 'number', 2), 'geometricMean'],
  ]);
}
