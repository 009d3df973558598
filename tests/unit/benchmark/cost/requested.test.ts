import { provisionedCapacity, requestedCapacity } from '../../../../src/benchmark/cost/requested';
import { expect, test } from '../../support/test';
import { environment } from '../support';

const STATED = { executors: 23, executorCores: 5, executorMemoryGb: 58, driverCores: 5, driverMemoryGb: 20 } as const;
const NOTHING = {
  executors: 'unknown',
  executorCores: 'unknown',
  executorMemoryGb: 'unknown',
  driverCores: 'unknown',
  driverMemoryGb: 'unknown',
} as const;

test('executors and driver are added up as reported by the environment', () => {
  expect(requestedCapacity(environment(STATED), {})).toEqual({
    requested: { cores: 23 * 5 + 5, memoryGb: 23 * 58 + 20 },
    text: '23 × 5 + 5 cores, 23 × 58 + 20\u202FGB',
  });
});

test('values that the environment does not report come from the Spark properties of the run', () => {
  const properties = {
    'spark.executor.instances': '4',
    'spark.executor.cores': '4',
    'spark.executor.memory': '16g',
    'spark.executor.memoryOverhead': '12g',
    'spark.memory.offHeap.enabled': 'true',
    'spark.memory.offHeap.size': '2048m',
    'spark.driver.memory': '8g',
  };
  const { requested } = requestedCapacity(environment(NOTHING), properties);
  expect(requested).toEqual({ cores: 16, memoryGb: 4 * 30 + 8 });
  const without = requestedCapacity(environment(NOTHING), { ...properties, 'spark.memory.offHeap.enabled': 'false' });
  expect(without.requested.memoryGb).toBe(4 * 28 + 8);
  const large = requestedCapacity(environment(NOTHING), { ...properties, 'spark.driver.memory': '1t' });
  expect(large.requested.memoryGb).toBe(4 * 30 + 1024);
});

test('cores are the Kubernetes request, next to the task slots', () => {
  const properties = {
    'spark.executor.instances': '32',
    'spark.executor.cores': '16',
    'spark.kubernetes.executor.request.cores': '8',
  };
  expect(requestedCapacity(environment(NOTHING), properties)).toEqual({
    requested: { cores: 256, memoryGb: null },
    text: '32 × 8 cores (16 task slots each)',
  });
});

test('without executors there are no requested resources', () => {
  const nothing = { requested: { cores: null, memoryGb: null }, text: '' };
  expect(requestedCapacity(environment(NOTHING), {})).toEqual(nothing);
  expect(requestedCapacity(undefined, {})).toEqual(nothing);
});

test('provisioned resources are computed for each reported number of nodes', () => {
  const pools = [{ role: 'nodes', instanceType: 'r8gd.12xlarge', counts: [4, 12, 24] }];
  expect(provisionedCapacity(pools, [{ coresPerNode: 48, memoryPerNodeGb: 384 }])).toEqual([
    { cores: 192, memoryGb: 1536 },
    { cores: 576, memoryGb: 4608 },
    { cores: 1152, memoryGb: 9216 },
  ]);
  expect(provisionedCapacity(pools, [{ coresPerNode: 48, memoryPerNodeGb: 'unknown' }])[0]).toEqual({
    cores: 192,
    memoryGb: null,
  });
  expect(provisionedCapacity([{ ...pools[0], counts: [] } as never], [{}])).toEqual([]);
});
