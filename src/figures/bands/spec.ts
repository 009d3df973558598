import type { Axis, SpecBase } from '../../benchmark/model/chart';
import { column, QUERY_COLUMN, timeColumns } from '../../benchmark/model/columns';
import type { ResourceUsage } from '../../benchmark/model/published';
import type { SeriesMeasure, UsageQueries } from '../../benchmark/model/report';
import type { Side } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { formatNumber, formatQueries } from '../../benchmark/text/numbers';
import { secondsAxis } from '../shared/axes';
import { type Kind, unitOfAxis } from '../shared/kind';
import { MEASURES, queryUses } from './queryUse';

/** Line of one side in a query's band, in seconds since the query's start. */
type BandLine = { x: number; y: number }[];

/** Series of two sides with queries as bands: each band is as wide as its slower side; both lines start at its left. */
export interface BandsSpec extends SpecBase {
  kind: 'bands';
  axis: Axis;
  names: Record<Side, string>;
  bands: { query: string; lengthS: number; lines: Record<Side, BandLine> }[];
}

/** A measure of two sides, by query in the order of the baseline. Areas are in the measure's area unit. */
export type MeasuredUse = ReturnType<typeof measuredUse>;

function sideUses(usage: ResourceUsage, series: string, measure: SeriesMeasure) {
  const { shape, perArea } = MEASURES[measure];
  const points = usage.series.find(({ id }) => id === `${series}.${measure}`)?.points ?? [];
  const uses = queryUses(points, usage.queries[series] ?? [], shape);
  return { points, uses: uses.map((use) => ({ ...use, area: use.area / perArea })) };
}

/** Use of one side over all queries. */
function totalOf({ points, uses }: ReturnType<typeof sideUses>) {
  const peak = Math.max(0, ...uses.map((use) => use.peak ?? 0));
  return {
    seconds: sum(uses.map(({ seconds }) => seconds)),
    peak,
    peakQuery: uses.find((use) => use.peak === peak)?.query ?? '',
    area: sum(uses.map(({ area }) => area)),
    /** First and last value of the whole series. */
    first: points[0]?.y ?? 0,
    last: points.at(-1)?.y ?? 0,
  };
}

/** Use of a measure by both sides of a usage set. Skips queries that one side lacks. */
export function measuredUse(
  usage: ResourceUsage,
  { baseline, candidate }: UsageQueries,
  { id, measure }: UsageQueries['figures'][number],
) {
  const [before, after] = [baseline, candidate].map(({ series }) => sideUses(usage, series, measure));
  const [own, other] = [before as ReturnType<typeof sideUses>, after as ReturnType<typeof sideUses>];
  return {
    id,
    measure,
    names: { baseline: baseline.name, candidate: candidate.name },
    queries: own.uses.flatMap((use) => {
      const found = other.uses.find(({ query }) => query === use.query);
      return found ? [{ query: use.query, baseline: use, candidate: found }] : [];
    }),
    totals: { baseline: totalOf(own), candidate: totalOf(other) },
  };
}

/** A quantity with few digits: two decimals below 1, one below 100, none above. */
export function quantity(value: number, unit: string): string {
  const decimals = value === 0 || value >= 100 ? 0 : value < 1 ? 2 : 1;
  return `${formatNumber(value, decimals)}\u202F${unit}`;
}

/** "Memory × time is 418 GB·s with Sail 0.7.0 and 16,320 GB·s with Spark 4.2.0", or "Sail 0.7.0 writes 0 GB to disk over 22 queries, Spark 4.2.0 123 GB". */
function titleOfUse({ measure, names, queries, totals: { baseline, candidate } }: MeasuredUse): string {
  const { shape, areaUnit, areaName, verb, of } = MEASURES[measure];
  const [own, other] = [candidate, baseline].map(({ area }) => quantity(area, areaUnit));
  if (shape === 'level') return `${areaName} is ${own} with ${names.candidate} and ${other} with ${names.baseline}`;
  return `${names.candidate} ${verb} ${own} ${of} over ${formatQueries(queries.length)}, ${names.baseline} ${other}`;
}

/** Rounds to thousandths, the precision of a drawing, and drops points inside a level part. */
function simplifiedLine(line: BandLine): BandLine {
  const short = (value: number) => Number(value.toFixed(3));
  return line
    .map(({ x, y }) => ({ x: short(x), y: short(y) }))
    .filter(({ y }, index, all) => all[index - 1]?.y !== y || all[index + 1]?.y !== y);
}

/** Chart of a measure. */
export function bandsSpec(use: MeasuredUse): BandsSpec {
  const { id, measure, names, queries } = use;
  const { axisTitle, caption } = MEASURES[measure];
  const tops = queries.flatMap(({ baseline, candidate }) => [...baseline.line, ...candidate.line].map(({ y }) => y));
  return {
    kind: 'bands',
    id,
    title: titleOfUse(use),
    description: `${caption}, query by query: ${names.candidate} and ${names.baseline}, each from the start of the query.`,
    axis: { ...secondsAxis(axisTitle, 0, Math.max(...tops)), unit: '' },
    names,
    bands: queries.map(({ query, baseline, candidate }) => ({
      query,
      lengthS: Math.max(baseline.seconds, candidate.seconds),
      lines: { baseline: simplifiedLine(baseline.line), candidate: simplifiedLine(candidate.line) },
    })),
  };
}

export function bandsCaption({ measure, names }: MeasuredUse): string {
  const { caption, between } = MEASURES[measure];
  return `${caption}: baseline ${names.baseline} in gray, candidate ${names.candidate} in black. Each band is one query, as wide as the slower side took. Both lines start at its left edge. ${between}`;
}

const ratio = (baseline: number | null, candidate: number | null) =>
  baseline === null || candidate === null || baseline === 0 ? null : candidate / baseline;

/** Why cells are empty, if any are. */
function footOfUse({ measure, queries }: MeasuredUse): string[] {
  const { areaName, areaUnit } = MEASURES[measure];
  const ended = queries.some(({ baseline, candidate }) => baseline.peak === null || candidate.peak === null);
  const none = queries.some(({ baseline }) => baseline.peak === 0 || baseline.area === 0);
  return [
    `The peak is the largest value in the series while the query ran. ${areaName}: in ${areaUnit}. Ratios are candidate ÷ baseline.`,
    ...(ended ? ['– as a peak: the query ended between two values in the series.'] : []),
    ...(none ? ['– as a ratio: the baseline is 0.'] : []),
  ];
}

/** Seconds, peak, and area of every query on both sides, with their ratios. */
export function tableOfUse(use: MeasuredUse): Table {
  const { measure, names, queries } = use;
  const { unit, areaName, areaUnit } = MEASURES[measure];
  const decimals = unit === 'GB' ? 1 : 0;
  const peak = (side: Side) => column(`${side}_peak`, `Peak, ${names[side]}, ${unit}`, '', 'number', decimals);
  const area = (side: Side) => column(`${side}_area`, `${areaName}, ${names[side]}, ${areaUnit}`, '', 'number', 2);
  const [before, after] = timeColumns(names);
  return tableOf(
    queries,
    [
      [QUERY_COLUMN, 'query'],
      [before, ({ baseline }) => baseline.seconds],
      [after, ({ candidate }) => candidate.seconds],
      [peak('baseline'), ({ baseline }) => baseline.peak],
      [peak('candidate'), ({ candidate }) => candidate.peak],
      [column('peak_ratio', 'Peak, ratio', '', 'number', 2), (row) => ratio(row.baseline.peak, row.candidate.peak)],
      [area('baseline'), ({ baseline }) => baseline.area],
      [area('candidate'), ({ candidate }) => candidate.area],
      [
        column('area_ratio', `${areaName}, ratio`, '', 'number', 3),
        (row) => ratio(row.baseline.area, row.candidate.area),
      ],
    ],
    footOfUse(use),
  );
}

/** Resource use with queries as bands. Its CSV is the figure's table; the points are in the artifact. */
export const bands: Kind<BandsSpec> = {
  unit: unitOfAxis,
  count: (spec) => ({
    count: sum(spec.bands.map(({ lines }) => lines.baseline.length + lines.candidate.length)),
    of: 'points',
  }),
  embedColumns: ['query', 'baseline_area', 'candidate_area', 'area_ratio'],
};
