/** The keys of an environment that hold an amount. */
export const ENVIRONMENT_AMOUNTS = [
  'nodes',
  'coresPerNode',
  'memoryPerNodeGb',
  'executors',
  'executorCores',
  'executorMemoryGb',
  'driverCores',
  'driverMemoryGb',
] as const;
