import type { HeadlineMetrics } from '../../benchmark/comparison/verdictCase';
import { formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';

/** A metric of a comparison: a ratio to vanilla Spark. */
export type RatioMetric = keyof HeadlineMetrics;

/** The plotted values: one of the metrics, or the seconds of vanilla Spark. */
export type HistoryMetric = RatioMetric | 'baselineS';

/** The value of a mark in a metric: "2.21×", "966 s". */
export function metricText(mark: Record<HistoryMetric, number>, metric: HistoryMetric): string {
  return metric === 'baselineS' ? formatSeconds(mark.baselineS, 0) : formatSpeedup(mark[metric]);
}
