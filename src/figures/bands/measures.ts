import type { SeriesMeasure } from '../../benchmark/model/report';
import type { Shape } from './queryUse';

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
    areaName: 'Integral',
    unit: 'GB',
    areaUnit: 'GB·s',
    perArea: 1,
    caption: 'Memory in use on the machine, in GB',
    between: 'Values are joined by straight lines; the integral is the area below them.',
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
