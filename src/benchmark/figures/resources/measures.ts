import type { SeriesMeasure } from '../../model/report';
import type { Shape } from './queryUse';

/** How a column of a series is read and written. */
interface MeasureWords {
  shape: Shape;
  axisTitle: string;
  /** What an engine does with it, around an area: takes 12 GB·s of memory. */
  verb: string;
  of: string;
  /** What the area below the line is called, in front of its unit. */
  areaName: string;
  unit: string;
  areaUnit: string;
  /** Units of the series times seconds in one unit of the area. */
  perArea: number;
  /** What is drawn, before the names of the sides. */
  caption: string;
  /** How a value and the area between values are read. */
  between: string;
}

/** The columns that may be drawn with queries as bands. */
export const MEASURES: Record<SeriesMeasure, MeasureWords> = {
  memory_gb: {
    shape: 'level',
    axisTitle: 'Memory in use, GB',
    verb: 'takes',
    of: 'of memory',
    areaName: 'Integral',
    unit: 'GB',
    areaUnit: 'GB·s',
    perArea: 1,
    caption: 'Memory in use on the whole machine, in GB',
    between: 'Between two values the line is straight, and the integral is the area below it.',
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
    caption: 'Writes to the disks of the whole machine, in MB/s',
    between: 'A value holds for the time since the one before it.',
  },
};
