import type { QueryMeasure, QueryMetricsRow } from '../../../src/benchmark/model/queryMetrics';

const NOTHING: Record<QueryMeasure, number> = {
  jobs: 1,
  stages: 1,
  tasks: 1,
  failed_tasks: 0,
  input_bytes: 0,
  input_records: 0,
  output_bytes: 0,
  output_records: 0,
  shuffle_read_bytes: 0,
  shuffle_read_records: 0,
  shuffle_write_bytes: 0,
  shuffle_write_records: 0,
  memory_spill_bytes: 0,
  disk_spill_bytes: 0,
  gc_s: 0,
  run_s: 0,
  cpu_s: 0,
  peak_memory_bytes: 0,
  peak_on_heap_bytes: 0,
  peak_off_heap_bytes: 0,
};

/** Iterations of one query, each with the given measures. */
export function metricRows(query: string, ...iterations: Partial<Record<QueryMeasure, number>>[]): QueryMetricsRow[] {
  return iterations.map((measures, index) => ({
    query,
    iteration: index + 1,
    line: index + 2,
    ...NOTHING,
    ...measures,
  }));
}
