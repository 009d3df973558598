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
