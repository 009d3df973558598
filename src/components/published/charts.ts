import type { Axis } from '../../benchmark/model/chart';
import type { Verdict } from '../../benchmark/model/comparison';
import { groupBy } from '../../benchmark/model/groupBy';
import type { MeasureRow, PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import type { UsageFigure, UsageLine } from '../../benchmark/model/report';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber, formatQueries, formatSigned, formatTimeChange } from '../../benchmark/text/numbers';
import type { BarSpec } from '../../figures/bar/spec';
import type { LineSpec } from '../../figures/line/spec';
import { secondsAxis } from '../../figures/shared/axes';
import { rangeVerdict } from './rangeVerdict';
import * as titles from './titles';

/** Below this size in %, a change has no direction, and its bar no hue. */
const NONE_PCT = 1;

function direction(changePct: number): Verdict {
  if (Math.abs(changePct) < NONE_PCT) return 'unclear';
  return changePct < 0 ? 'faster' : 'slower';
}

/** Both totals as bars from 0, in seconds; null without totals. `key` distinguishes the comparisons of one report. */
export function publishedTotalsSpec(published: PublishedComparison, key: string): BarSpec | null {
  const { totals, baseline, candidate } = published;
  if (!totals) return null;
  const change = titles.totalChangePct(published) ?? 0;
  return {
    kind: 'bar',
    id: `${key}-totals`,
    title: titles.totals(published),
    description: `${baseline.title} ${formatNumber(totals.baselineS, 1)} s, ${candidate.title} ${formatNumber(totals.candidateS, 1)} s.`,
    horizontal: true,
    hollow: true,
    axis: secondsAxis('Total time as published, s', 0, Math.max(totals.baselineS, totals.candidateS)),
    categories: [capitalise(baseline.title), capitalise(candidate.title)],
    series: [
      { name: 'Total time', roles: ['neutral', direction(change)], values: [totals.baselineS, totals.candidateS] },
    ],
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

/** An axis of changes in % with round ends that includes 0 and all values. */
function changeAxis(title: string, values: readonly number[]): Axis {
  return { ...secondsAxis(title, Math.min(0, ...values), Math.max(0, ...values)), unit: '%' };
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

/** Published changes per query as one diverging chart, largest saving first; null without any. */
export function publishedChangesSpec(published: PublishedComparison, key: string): BarSpec | null {
  const queries = drawnChanges(published);
  if (queries.length === 0) return null;
  const values = queries.map(({ timeChangePct }) => timeChangePct);
  return {
    kind: 'bar',
    id: `${key}-changes`,
    title: titles.changes(published),
    description: queries.map(({ query, timeChangePct }) => `${query} ${formatSigned(timeChangePct, 1)}%`).join(', '),
    horizontal: true,
    hollow: true,
    axis: changeAxis('Time change, % (left is faster)', values),
    categories: queries.map(({ query }) => query),
    series: [{ name: 'Time change', roles: values.map(direction), values }],
  };
}

/** The rows of `gainBySizeSpec`: all sizes of the only measurement with several, otherwise the last size of each; may be empty. */
export function gainRows({ measures }: Pick<PublishedComparison, 'measures'>): MeasureRow[] {
  const sized = measures.filter(({ size }) => size !== '');
  const groups = [...groupBy(sized, ({ name }) => name).values()].filter(({ length }) => length > 1);
  return groups.length > 1 ? groups.flatMap((rows) => rows.at(-1) ?? []) : (groups[0] ?? []);
}

/** Time changes of one measurement by size, or of several at their last size; null without a measurement at several sizes. */
export function gainBySizeSpec(published: PublishedComparison, key: string): BarSpec | null {
  const rows = gainRows(published);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const several = first.name !== last.name;
  const values = rows.map(titles.measureChangePct);
  const known = values.filter((value) => value !== null);
  const ends = several ? [Math.min(...known), Math.max(...known)] : [known[0] ?? 0, known.at(-1) ?? 0];
  const [from, to] = ends.map(formatTimeChange);
  const title = several
    ? `In ${last.size}, the change is ${from} to ${to}`
    : `${first.name}: ${from} at ${first.size}, ${to} at ${last.size}`;
  const labels = rows.map(({ name, size }) => (several ? name : size));
  return {
    kind: 'bar',
    id: `${key}-by-size`,
    title,
    description: labels.map((label, index) => `${label}: ${changeText(values[index] ?? null)}`).join(', '),
    horizontal: true,
    hollow: true,
    axis: changeAxis(several ? 'Change, %' : `Change of ${first.name.toLowerCase()}, %`, known),
    categories: labels,
    series: [
      {
        name: several ? 'Change' : first.name,
        roles: values.map((value, index) => betterDirection(rows[index], value)),
        values,
      },
    ],
  };
}

function changeText(change: number | null): string {
  return change === null ? 'not published' : `${formatSigned(change, 1)}%`;
}

function betterDirection(row: MeasureRow | undefined, change: number | null): Verdict {
  if (change === null) return 'unclear';
  return direction(row?.better === 'higher' ? -change : change);
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
