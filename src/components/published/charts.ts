import type { Axis } from '../../benchmark/model/chart';
import type { PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import { isTpc, suiteQueries } from '../../benchmark/model/queries';
import type { UsageFigure, UsageLine } from '../../benchmark/model/report';
import type { Environment } from '../../benchmark/model/resultSet';
import { capitalise } from '../../benchmark/text/names';
import { decimalsOf, formatQueries, formatSeconds, formatSigned } from '../../benchmark/text/numbers';
import type { BarSpec } from '../../figures/bar/spec';
import { type ChangesSpec, changesAxis, speedupAt } from '../../figures/changes/spec';
import type { LineSpec } from '../../figures/line/spec';
import type { PairsSpec } from '../../figures/pairs/spec';
import { secondsAxis } from '../../figures/shared/axes';
import { conditionName, conditionNotes } from './conditions';
import { rangeVerdict } from './rangeVerdict';
import * as titles from './titles';
import { totalEvidence } from './totalEvidence';

/** One baseline as a share of itself. */
const WHOLE_PCT = 100;

/** One condition: both totals as shares of the baseline's. Null without totals. */
function totalsRow(
  published: PublishedComparison,
  conditions: readonly PublishedComparison[],
  environments: readonly Environment[],
) {
  const { totals, candidate } = published;
  const change = titles.totalChangePct(published);
  if (!totals || change === null) return null;
  const decimals = titles.changeDecimals(conditions);
  return {
    title: conditions.length === 1 ? 'Total time' : conditionName(published, conditions),
    notes: conditionNotes(published, environments),
    baseline: { value: WHOLE_PCT, text: formatSeconds(totals.baselineS) },
    candidate: {
      value: WHOLE_PCT + change,
      text: `${capitalise(candidate.title)} ${formatSeconds(totals.candidateS)}`,
    },
    role: totalEvidence(totals).way,
    isAssumed: false,
    word: `${formatSigned(change, decimals)}%`,
    meaning: `${change === 0 ? 'the same' : change > 0 ? 'more' : 'less'} time with ${candidate.title}`,
  };
}

/**
 * Total time of each condition as a share of the baseline's time; null if the first has no totals. `key` distinguishes
 * the comparisons of one report.
 */
export function publishedTotalsSpec(
  conditions: readonly PublishedComparison[],
  environments: readonly Environment[],
  key: string,
): PairsSpec | null {
  const withTotals = conditions.filter(({ totals }) => totals);
  const [first] = withTotals;
  if (!first || first !== conditions[0]) return null;
  const rows = withTotals.flatMap((published) => totalsRow(published, withTotals, environments) ?? []);
  const largest = Math.max(...rows.map(({ candidate }) => candidate.value), WHOLE_PCT);
  return {
    kind: 'pairs',
    id: `${key}-totals`,
    title: titles.conditions(withTotals),
    description: rows
      .map((row) => `${row.title}: ${first.baseline.title} ${row.baseline.text}, ${row.candidate.text}`)
      .join('; '),
    axis: { ...secondsAxis('Total time, %', 0, largest), unit: '%', max: largest * 1.02 },
    reference: { value: WHOLE_PCT, text: capitalise(first.baseline.title) },
    rows,
  };
}

/** The published distribution as counted by the source, fastest first; null without one. */
export function publishedDistributionSpec(published: PublishedComparison, key: string): BarSpec | null {
  const { buckets } = published;
  if (buckets.length === 0) return null;
  const counts = buckets.map(({ count }) => count);
  return {
    kind: 'bar',
    id: `${key}-distribution`,
    title: titles.distribution(published),
    description: `Queries per range of time change, as published: ${buckets.map(({ label, count }) => `${label}: ${count}`).join(', ')}.`,
    horizontal: true,
    hollow: true,
    axis: { ...secondsAxis('Queries', 0, Math.max(...counts)), unit: 'queries' },
    categories: buckets.map(({ label }) => label),
    series: [{ name: 'Queries', roles: buckets.map(rangeVerdict), values: counts }],
  };
}

/** Maximum number of changes in the chart; of more, half of it at each end. */
const MAX_CHANGES = 20;

/** Changes to draw, largest saving first: all, or the ends of a long list. */
function drawnChanges({ queries }: PublishedComparison): PublishedComparison['queries'] {
  const half = MAX_CHANGES / 2;
  return queries.length <= MAX_CHANGES ? queries : [...queries.slice(0, half), ...queries.slice(-half)];
}

/** "The chart shows the 10 at each end of 103 queries; …"; '' if all are drawn. */
export function leftOutChanges(published: PublishedComparison): string {
  const [all, half] = [published.queries.length, drawnChanges(published).length / 2];
  return all <= MAX_CHANGES
    ? ''
    : `The chart shows the ${half} at each end of ${formatQueries(all)}; the table and the CSV file contain all. `;
}

/** Words at both ends of a chart of changes. */
function endsOf({ baseline, candidate }: PublishedComparison) {
  return { slower: `${baseline.title} faster`, faster: `${candidate.title} faster` };
}

/** "The other 83 queries: not reported one by one" between gains and losses; null if all are reported, or on one side only. */
function gapOf({ suite, queries }: PublishedComparison): ChangesSpec['gap'] {
  const gains = queries.filter(({ timeChangePct }) => timeChangePct < 0).length;
  const others = suite && isTpc(suite.name) ? suiteQueries(suite.name).length - queries.length : 0;
  if (others <= 0 || gains === 0 || gains === queries.length) return null;
  return { after: gains - 1, text: `The other ${formatQueries(others)}: not reported one by one` };
}

/** Published changes per query on a log scale, largest saving first; null without any. */
export function publishedChangesSpec(published: PublishedComparison, key: string): ChangesSpec | null {
  const queries = drawnChanges(published);
  if (queries.length === 0) return null;
  const decimals = Math.max(...queries.map(({ timeChangePct }) => decimalsOf(Number(timeChangePct.toFixed(1)))));
  const text = (change: number) => `${formatSigned(change, decimals)}%`;
  return {
    kind: 'changes',
    id: `${key}-changes`,
    title: titles.changes(published),
    description: queries.map(({ query, timeChangePct }) => `${query} ${text(timeChangePct)}`).join(', '),
    axis: changesAxis(
      'Time change',
      queries.map(({ timeChangePct }) => timeChangePct),
    ),
    ends: endsOf(published),
    rows: queries.map(({ query, timeChangePct }) => ({
      name: query,
      speedups: [speedupAt(timeChangePct)],
      text: text(timeChangePct),
    })),
    gap: gapOf(published),
  };
}

/** Changes of all studies on one scale, a row for each, the largest change first; null for fewer than two studies. */
export function studiesSpec(studies: readonly PublishedComparison[], key: string): ChangesSpec | null {
  const withChanges = studies.filter(({ queries }) => queries.length > 0);
  if (withChanges.length < 2) return null;
  const sorted = [...withChanges].sort((a, b) => titles.largestLogChange(b) - titles.largestLogChange(a));
  const names = sorted.map(titles.studyName);
  return {
    kind: 'changes',
    id: `${key}-studies`,
    title: titles.studies(sorted),
    description: sorted.map((study, index) => `${names[index]}: ${titles.changes(study)}`).join('; '),
    axis: changesAxis(
      'Time change',
      sorted.flatMap(({ queries }) => queries.map(({ timeChangePct }) => timeChangePct)),
    ),
    ends: { slower: 'more time', faster: 'less time' },
    rows: sorted.map(({ queries }, index) => ({
      name: names[index] ?? '',
      speedups: queries.map(({ timeChangePct }) => speedupAt(timeChangePct)),
      text: '',
    })),
    gap: null,
  };
}

function shifted(usage: ResourceUsage, { series, from, to }: UsageLine): LineSpec['series'][number]['points'] {
  const found = usage.series.find(({ id }) => id === series);
  if (!found) throw new Error(`unknown series: ${series} (known: ${usage.series.map(({ id }) => id).join(', ')})`);
  return found.points.filter(({ x }) => x >= from && x <= to).map(({ x, y }) => ({ x: x - from, y }));
}

/** Elapsed minutes from 0 to exactly the last value, so that lines end at their names. */
function elapsedAxis(last: number): Axis {
  const axis = secondsAxis('Elapsed time, min', 0, last);
  return { ...axis, unit: '', max: last, ticks: axis.ticks.filter((tick) => tick <= last) };
}

/** Small multiples of a resource-usage set: a line chart per panel, with shared axes. Throws for an unknown series. */
export function usageSpecs(usage: ResourceUsage, { axisTitle, panels }: UsageFigure): LineSpec[] {
  const drawn = panels.map(({ lines }) =>
    lines.map((line) => ({ name: line.name, role: line.role, points: shifted(usage, line) })),
  );
  const all = drawn.flat().flatMap(({ points }) => points);
  const axis: Axis = { ...secondsAxis(axisTitle, 0, Math.max(...all.map(({ y }) => y ?? 0))), unit: '' };
  const xAxis = elapsedAxis(Math.max(...all.map(({ x }) => x)));
  return panels.map(({ id, title }, index) => ({
    kind: 'line',
    id,
    title,
    description: `${title}. ${axisTitle} over elapsed time in minutes.`,
    axis,
    xAxis,
    series: drawn[index] ?? [],
  }));
}
