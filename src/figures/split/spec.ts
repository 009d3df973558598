import { isDecided } from '../../benchmark/comparison/match';
import type { Axis, Role, SpecBase } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery } from '../../benchmark/model/comparison';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber, formatQueries, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { secondsAxis } from '../shared/axes';
import { type Kind, unitOfAxis } from '../shared/kind';
import { type EngineSuite, firstOf, possessive, type SuiteDecider } from '../shared/suite';

/** Total of one side in two parts. */
interface SplitBar {
  title: string;
  role: 'baseline' | 'candidate';
  restS: number;
  queryS: number;
  totalS: number;
  /** Direction of the query's part if its time changed much, otherwise "neutral". */
  part: Role;
  /** "9.1 times native Spark’s 89 s"; '' if it changed little. */
  change: string;
  /** Speedups over the baseline; null for the baseline itself. */
  total: number | null;
  without: number | null;
  geometricMean: number | null;
}

/** Total time of each side, split into the most influential query and the others. */
export interface SplitSpec extends SpecBase {
  kind: 'split';
  axis: Axis;
  query: string;
  others: string;
  baseline: string;
  bars: SplitBar[];
}

/** From this factor, the time of a query has changed much. */
const MIN_LARGE_CHANGE = 2;

function findQuery({ matched }: Comparison, query: string): MatchedQuery {
  return matched.find((entry) => entry.query === query) as MatchedQuery;
}

function partOf(entry: MatchedQuery): Role {
  if (Math.max(entry.speedup, 1 / entry.speedup) < MIN_LARGE_CHANGE) return 'neutral';
  return entry.speedup > 1 ? 'faster' : 'slower';
}

function changeText({ baseline, candidate, speedup }: MatchedQuery, name: string): string {
  if (Math.max(speedup, 1 / speedup) < MIN_LARGE_CHANGE) return '';
  const times = candidate.timeS / baseline.timeS;
  return `${formatNumber(times, times < 1 ? 2 : 1)} times ${name}’s ${formatSeconds(baseline.timeS, 0)}`;
}

function candidateBar(suite: EngineSuite, comparison: Comparison, index: number, query: string): SplitBar {
  const entry = findQuery(comparison, query);
  const { baselineS, candidateS, total, geometricMean } = comparison;
  return {
    title: capitalise(suite.candidates[index]?.title ?? ''),
    role: 'candidate',
    restS: candidateS - entry.candidate.timeS,
    queryS: entry.candidate.timeS,
    totalS: candidateS,
    part: partOf(entry),
    change: changeText(entry, suite.baseline.name),
    total: total.speedup,
    without: (baselineS - entry.baseline.timeS) / (candidateS - entry.candidate.timeS),
    geometricMean: geometricMean.speedup,
  };
}

function baselineBar(suite: EngineSuite, query: string): SplitBar {
  const { baselineS: totalS, ...first } = firstOf(suite);
  const queryS = findQuery({ baselineS: totalS, ...first }, query).baseline.timeS;
  const none = { change: '', total: null, without: null, geometricMean: null };
  const title = capitalise(suite.baseline.title);
  return { title, role: 'baseline', restS: totalS - queryS, queryS, totalS, part: 'neutral', ...none };
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

/** Totals of a suite, split by the query that changes a total most. */
export function splitSpec(suite: EngineSuite, decider: SuiteDecider): SplitSpec {
  const { query } = decider;
  const count = firstOf(suite).matched.length;
  const bars = [
    baselineBar(suite, query),
    ...suite.comparisons.map((comparison, index) => candidateBar(suite, comparison, index, query)),
  ];
  return {
    kind: 'split',
    id: `${suite.key}-split`,
    title: title(suite, decider),
    description: bars.map(({ title: name, totalS }) => `${name} ${formatSeconds(totalS)}`).join(', '),
    axis: secondsAxis(`Total time of ${formatQueries(count)}, s`, 0, Math.max(...bars.map(({ totalS }) => totalS))),
    query,
    others: `other ${formatQueries(count - 1)}`,
    baseline: suite.baseline.name,
    bars,
  };
}

/** Meaning of the bars, and why the part of one query has no verdict. */
export function splitCaption(suite: EngineSuite, { query, others }: SplitSpec): string {
  const decided = suite.comparisons.every(({ matched }) => matched.some(isDecided));
  const why = decided
    ? 'Outlined: its time changed by a factor of two or more.'
    : 'Outlined: its time changed by a factor of two or more. No iterations were published, so a single query has no verdict.';
  return `Total time in seconds, split into ${query} and the ${others}. Dotted line: the ${others} of ${suite.baseline.name}. ${why}`;
}

export function splitTable({ bars, query }: SplitSpec): Table {
  return tableOf(bars, [
    [column('engine', 'Engine'), (bar) => bar.title],
    [column('total_s', 'Total time', 's', 'number', 1), 'totalS'],
    [column('query_s', query, 's', 'number', 1), 'queryS'],
    [column('rest_s', 'Other queries', 's', 'number', 1), 'restS'],
    [column('total', 'Total-time ratio', '×', 'number', 2), 'total'],
    [column('without', `Total-time ratio without ${query}`, '×', 'number', 2), 'without'],
    [column('geometric_mean', 'Geometric mean', '×', 'number', 2), 'geometricMean'],
  ]);
}

/** Totals of several sides, split by the most influential query; pages show its drawing. */
export const split: Kind<SplitSpec> = {
  unit: unitOfAxis,
  count: ({ bars }, queries) => ({ count: queries ?? bars.length, of: queries === null ? 'values' : 'queries' }),
  csv: splitTable,
};
