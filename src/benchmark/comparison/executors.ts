import type { Environment } from '../model/resultSet';
import { type Amount, sizeGb } from '../model/settingValue';

export function parseInteger(text: string | undefined): Amount {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}

export const amountOf = (value: number | 'unknown' | undefined): Amount => (typeof value === 'number' ? value : null);

/** Heap, overhead, and off-heap memory of an executor in GB, from its properties; null without a heap. */
function executorMemory(properties: Record<string, string>): Amount {
  const heap = sizeGb(properties['spark.executor.memory']);
  if (heap === null) return null;
  const outside = properties['spark.memory.offHeap.enabled'] === 'true' ? properties['spark.memory.offHeap.size'] : '0';
  return heap + (sizeGb(properties['spark.executor.memoryOverhead']) ?? 0) + (sizeGb(outside) ?? 0);
}

/** Executors with their cores and memory: as the environment reports, otherwise as the run's Spark properties set. */
export function executorAmounts(environment: Environment | undefined, properties: Record<string, string>) {
  return {
    executors: amountOf(environment?.executors) ?? parseInteger(properties['spark.executor.instances']),
    cores: amountOf(environment?.executorCores) ?? parseInteger(properties['spark.executor.cores']),
    memoryGb: amountOf(environment?.executorMemoryGb) ?? executorMemory(properties),
  };
}
