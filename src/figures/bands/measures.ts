import type { SeriesMeasure } from '../../benchmark/model/report';
import type { Shape } from './queryUse';

/** How a column of a series is read and written. */
interface MeasureWords {
  shape: Shape;
  axisTitle: string;
  /** What an engine does with it, around an area: uses 12 GB·s of memory. */
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
