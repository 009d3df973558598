import type { Artifact } from '../benchmark/model/resultSet';
import type { MeasuredFile } from './measured';
import { isShuffleBench, readShuffleBench } from './parsers/shuffleBench';
import { isSparkBenchmark, readSparkBenchmark } from './parsers/sparkBenchmark';
import { isSparkQueries } from './parsers/sparkQueries';

/** Formats whose measures are not query times; two sides make a published comparison. */
type MeasureFormatId = 'spark-benchmark' | 'shuffle-bench';

export interface MeasureFormat {
  /** The value of --format. */
  id: MeasureFormatId;
  title: string;
  shape: string;
  /** True if one file holds both sides, as cases of a table. */
  holdsBoth: boolean;
  recognises(text: string): boolean;
  read(artifact: Artifact): MeasuredFile;
}

export const MEASURE_FORMATS: readonly MeasureFormat[] = [
  {
    id: 'spark-benchmark',
    title: 'Spark Benchmark results',
    shape: 'tables headed Best Time(ms), Avg Time(ms) …',
    holdsBoth: true,
    recognises: (text) => isSparkBenchmark(text) && !isSparkQueries(text),
    read: readSparkBenchmark,
  },
  {
    id: 'shuffle-bench',
    title: 'shuffle_bench output',
    shape: '=== Shuffle Benchmark === to === Results ===',
    holdsBoth: false,
    recognises: isShuffleBench,
    read: readShuffleBench,
  },
];

/** The measure format of a text: the requested one, otherwise the first that recognizes it; null if none does. */
export function measureFormatOf(text: string, wanted?: string): MeasureFormat | null {
  if (wanted !== undefined) return MEASURE_FORMATS.find(({ id }) => id === wanted) ?? null;
  return MEASURE_FORMATS.find(({ recognises }) => recognises(text)) ?? null;
}
