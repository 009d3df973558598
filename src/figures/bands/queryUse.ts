import type { QueryBand, SeriesPoint } from '../../benchmark/model/published';
import type { SeriesMeasure } from '../../benchmark/model/report';
import { sum } from '../../benchmark/model/statistics';

/** Meaning of a series value: the level at its time, or the rate since the previous value. */
type Shape = 'level' | 'rate';

interface Point {
  x: number;
  y: number;
}

/** Height of a line at a time within it; the nearest end outside. */
function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point.x >= x);
  const [before, after] = [points[next - 1], points[next]];
  if (!after) return points.at(-1)?.y ?? 0;
  if (!before) return after.y;
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}

/** Straight lines between values. */
function levelLine(points: readonly Point[], { startS, endS }: QueryBand): Point[] {
  return [
    { x: startS, y: heightAt(points, startS) },
    ...points.filter(({ x }) => x > startS && x < endS),
    { x: endS, y: heightAt(points, endS) },
  ];
}

/** A step for each value, over the time since the previous value. */
function rateLine(points: readonly Point[], { startS, endS }: QueryBand): Point[] {
  return points.flatMap(({ x, y }, index) => {
    const from = Math.max(points[index - 1]?.x ?? x, startS);
    const to = Math.min(x, endS);
    if (to <= from) return [];
    return [
      { x: from, y },
      { x: to, y },
    ];
  });
}

function areaBelow(line: readonly Point[]): number {
  return sum(
    line.slice(1).map(({ x, y }, index) => {
      const before = line[index] ?? { x, y };
      return ((x - before.x) * (y + before.y)) / 2;
    }),
  );
}

/** Rounds to microseconds, the precision of the times. */
function toMicroseconds(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}

/** Use of each query within a series without gaps. */
export function queryUses(points: readonly SeriesPoint[], bands: readonly QueryBand[], shape: Shape) {
  const whole = points.map(({ x, y }) => ({ x, y: y ?? 0 }));
  return bands.map((band) => {
    const { query, startS, endS } = band;
    const line = (shape === 'level' ? levelLine : rateLine)(whole, band);
    const within = whole.filter(({ x }) => x >= startS && x <= endS).map(({ y }) => y);
    return {
      query,
      seconds: toMicroseconds(endS - startS),
      /** Largest value during the query; null if it ended between two values. */
      peak: within.length === 0 ? null : Math.max(...within),
      /** Area below the line, in units of the series times seconds. */
      area: areaBelow(line),
      /** The line, in seconds since the query's start. */
      line: line.map(({ x, y }) => ({ x: x - startS, y })),
    };
  });
}

/** Interpretation and texts of a series column. */
interface MeasureWords {
  shape: Shape;
  axisTitle: string;
  /** Verb before an area: uses 12 GB·s of memory. */
  verb: string;
  of: string;
  /** Name of the area below the line, before its unit. */
  areaName: string;
  unit: string;
  areaUnit: string;
  /** Units of the series times seconds in one unit of the area. */
  perArea: number;
  /** Subject of the caption, before the names of the sides. */
  caption: string;
  /** Explanation of values and the area between them. */
  between: string;
}

/** Columns that can be drawn with query bands. */
export const MEASURES: Record<SeriesMeasure, MeasureWords> = {
  memory_gb: {
    shape: 'level',
    axisTitle: 'Memory in use, GB',
    verb: 'uses',
    of: 'of memory',
    areaName: 'Memory × time',
    unit: 'GB',
    areaUnit: 'GB·s',
    perArea: 1,
    caption: 'Memory in use on the machine, in GB',
    between: 'Values are joined by straight lines; memory × time is the area below them.',
  },
  disk_write_mb_per_s: {
    shape: 'rate',
    axisTitle: 'Written to disk, MB/s',
    verb: 'writes',
    of: 'to disk',
    areaName: 'Written',
    unit: 'MB/s',
    areaUnit: 'GB',
    perArea: 1000,
    caption: 'Disk writes on the machine, in MB/s',
    between: 'Each value applies to the time since the previous value.',
  },
};
