import type { Environment } from '../model/resultSet';

export type Amount = number | null;

const SIZE = /^(\d+(?:\.\d+)?)\s*([kmgt])?b?$/i;
const GB: Record<string, number> = { k: 1 / 1024 ** 2, m: 1 / 1024, g: 1, t: 1024 };

/** "16g" as 16; a size without a unit is in bytes. Null for anything else. */
export function sizeGb(text: string | undefined): Amount {
  const [, size, unit] = SIZE.exec(text ?? '') ?? [];
  if (size === undefined) return null;
  return unit ? Number(size) * (GB[unit.toLowerCase()] as number) : Number(size) / 1024 ** 3;
}

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
