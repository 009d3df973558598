import type { ChartSpec, TotalsSpec } from './chartTypes';
import type { Comparison } from './comparisonTypes';
import { derivedFrom } from './derived';
import { formatQueries, formatSeconds } from './format';
import { isDecided } from './match';
import { SUITE_NAMES } from './queries';
import { topFaster, topSlower } from './tables';
import * as titles from './titles';
import type { ResultSet } from './types';

const STATISTIC_TEXT = { median: 'Median', mean: 'Mean', min: 'Fastest', single: 'Single run' } as const;

/** How the iterations became one number: "Median of 5 iterations". */
export function measured({ statistic, iterations }: ResultSet): string {
  if (statistic === 'single' || iterations === 1) return 'Single run';
  const count = iterations === 'unknown' ? 'an unknown number of iterations' : `${iterations} iterations`;
  return `${STATISTIC_TEXT[statistic]} of ${count}`;
}

/** The suite's proper name, "TPC-DS". */
export function suiteName({ suite }: Pick<ResultSet, 'suite'>): string {
  return SUITE_NAMES[suite.name];
}

/** What must stand with every number of a suite: "Derived from TPC-DS; not comparable to published TPC-DS results". */
export function disclaimer(set: Pick<ResultSet, 'suite'>): string {
  return derivedFrom(suiteName(set));
}

/** "TPC-DS-derived suite, scale factor 3000". */
export function suiteText(set: Pick<ResultSet, 'suite'>): string {
  return `${suiteName(set)}-derived suite, scale factor ${set.suite.scaleFactor}`;
}

/** What was measured, for the foot of a figure: "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
export function statement({ baseline, candidate }: Comparison): string {
  const sides = [...new Set([measured(baseline), measured(candidate).toLowerCase()])];
  const both = measured(baseline) === measured(candidate) ? measured(baseline) : sides.join(' against ');
  return `${both}, ${suiteText(baseline)}.`;
}

const sidesText = (comparison: Comparison) =>
  `baseline ${titles.sideTitle(comparison, 'baseline')}, candidate ${titles.sideTitle(comparison, 'candidate')}`;

const HOLLOW = 'filled where the iteration ranges do not overlap, hollow where they do (no clear difference)';
const UNDECIDED = 'hollow, since no spread of iterations was published that could decide a verdict';

function marks({ matched }: Comparison): string {
  return matched.some(isDecided) ? HOLLOW : UNDECIDED;
}

function spreadMarks({ matched }: Comparison): string {
  return matched.some(isDecided)
    ? 'The line spans the slowest to the fastest ratio that the iterations allow; where it crosses 1× the verdict is “no clear difference”.'
    : `Every dot is ${UNDECIDED}.`;
}

/** What is drawn, in which unit, against what, and how to read the marks. Wording: LOOK, sections 6 and 11. */
export function caption(spec: ChartSpec, comparison: Comparison): string {
  const sides = sidesText(comparison);
  if (spec.kind === 'totals') return totalsCaption(spec, comparison);
  if (spec.kind === 'doughnut') return `Share of ${formatQueries(spec.total)} per range of speedup, ${sides}.`;
  if (spec.kind === 'dots')
    return `Speedup of each query, ${sides}. One dot is one query; ${marks(comparison)}. Vertical lines are the range edges.`;
  if (spec.kind === 'dumbbell') return dumbbellCaption(comparison);
  if (spec.kind === 'spread') {
    return `Speedup of each query, ${sides}. ${spreadMarks(comparison)}`;
  }
  if (spec.kind === 'waterfall') {
    return `Seconds saved by the candidate, added up over the queries in order of saving. The steps end at the difference of the totals, ${formatSeconds(spec.endS)}.`;
  }
  if (spec.kind === 'iterations') {
    return `Time of one query, in seconds. First iteration at the top, last at the bottom. The tick is the ${spec.statistic}, which every other page uses.`;
  }
  return `Queries per range of time change, ${sides}. A change is measured against the baseline’s time.`;
}

function totalsCaption({ savings, losses }: TotalsSpec, { matched }: Comparison): string {
  const own = savings.count + losses.count;
  const drawn =
    own === 0
      ? ''
      : ` ${own === 1 ? 'The query that changes' : `The ${own} queries that change`} most stand on their own.`;
  return `Total time of the ${matched.length} queries, in seconds.${drawn}${matched.some(isDecided) ? ' In the lower bar blue is faster, orange is slower.' : ''}`;
}

function dumbbellCaption(comparison: Comparison): string {
  return `At most ten queries with the highest and ten with the lowest speedup. Tick: ${sidesText(comparison).replace('candidate', 'dot: candidate')}. On the log scale equal lengths are equal ratios.`;
}

/** Says why a dot among the largest differences is hollow: which side's slowest iteration makes the ranges overlap. */
export function surpriseNotes({ matched, baseline, candidate }: Comparison): string[] {
  const shown = new Set([...topFaster(matched), ...topSlower(matched)].map(({ query }) => query));
  return matched
    .filter(({ query, verdict, low }) => shown.has(query) && verdict === 'unclear' && low !== null)
    .map(({ query, speedup, baseline: a, candidate: b }) => {
      const set = speedup < 1 ? baseline : candidate;
      const slowest = (speedup < 1 ? a.maxS : b.maxS) ?? 0;
      return `${query} is hollow: the slowest iteration of ${set.engine.title} (${formatSeconds(slowest)}) makes the ranges of the two engines overlap, so its verdict is “no clear difference”.`;
    });
}
