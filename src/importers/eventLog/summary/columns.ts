import type { ExecutionSummary, FallbackSummary, NodeSummary, StageSummary } from './logSummary';

export const EXECUTION_FIELDS = {
  execution: 'execution',
  root: 'root',
  description: 'description',
  job_group: 'jobGroup',
  start_ms: 'startMs',
  end_ms: 'endMs',
  outcome: 'outcome',
  error: 'error',
  jobs: 'jobs',
  plan: 'plan',
} as const satisfies Record<string, keyof ExecutionSummary>;

export const STAGE_FIELDS = {
  execution: 'execution',
  stage: 'stage',
  attempt: 'attempt',
  start_ms: 'startMs',
  end_ms: 'endMs',
  tasks: 'tasks',
  failed_tasks: 'failedTasks',
  input_bytes: 'inputBytes',
  input_records: 'inputRecords',
  output_bytes: 'outputBytes',
  output_records: 'outputRecords',
  shuffle_read_bytes: 'shuffleReadBytes',
  shuffle_read_records: 'shuffleReadRecords',
  shuffle_write_bytes: 'shuffleWriteBytes',
  shuffle_write_records: 'shuffleWriteRecords',
  memory_spill_bytes: 'memorySpillBytes',
  disk_spill_bytes: 'diskSpillBytes',
  gc_ms: 'gcMs',
  run_ms: 'runMs',
  cpu_ns: 'cpuNs',
  peak_memory_bytes: 'peakMemoryBytes',
  peak_on_heap_bytes: 'peakOnHeapBytes',
  peak_off_heap_bytes: 'peakOffHeapBytes',
  task_p25_ms: 'taskP25Ms',
  task_p50_ms: 'taskP50Ms',
  task_p75_ms: 'taskP75Ms',
  task_p95_ms: 'taskP95Ms',
  task_max_ms: 'taskMaxMs',
  operators: 'operators',
} as const satisfies Record<string, keyof StageSummary>;

export const NODE_FIELDS = {
  execution: 'execution',
  node: 'node',
  parent: 'parent',
  operator: 'operator',
  stages: 'stages',
} as const satisfies Record<string, keyof NodeSummary>;

export const FALLBACK_FIELDS = {
  execution: 'execution',
  operator: 'operator',
  reason: 'reason',
  count: 'count',
} as const satisfies Record<string, keyof FallbackSummary>;

/** Columns of each table of a log summary, in file order. */
export const SUMMARY_COLUMNS = {
  'executions.csv': Object.keys(EXECUTION_FIELDS),
  'stages.csv': Object.keys(STAGE_FIELDS),
  'nodes.csv': [...Object.keys(NODE_FIELDS), 'metric', 'unit', 'value'],
  'fallbacks.csv': Object.keys(FALLBACK_FIELDS),
} as const;
export type SummaryTable = keyof typeof SUMMARY_COLUMNS;
export const SUMMARY_FORMAT = 1;
