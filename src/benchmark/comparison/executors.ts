import type { Environment } from '../model/resultSet';

export type Amount = number | null;

const SIZE = /^(\d+(?:\.\d+)?)\s*([kmgt])?b?$/i;
const GB: Record<string, number> = { k: 1 / 1024 ** 2, m: 1 / 1024, g: 1, t: 1024 };

/** "16g" as 16; a size without unit is bytes. Null for anything else. */
export function sizeGb(text: string | undefined): Amount {
  const [, size, unit] = SIZE.exec(text ?? '') ?? [];
  if (size === undefined) return null;
  return unit ? Number(size) * (GB[unit.toLowerCase()] as number) : Number(size) / 1024 ** 3;
}

export function whole(text: string | undefined): Amount {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}

export const stated = (value: number | 'unknown'): Amount => (value === 'unknown' ? null : value);

/** Heap, overhead and what lies outside the heap of an executor, as far as its properties say; null without a heap. */
function executorMemory(properties: Record<string, string>): Amount {
  const heap = sizeGb(properties['spark.executor.memory']);
  if (heap === null) return null;
  const outside = properties['spark.memory.offHeap.enabled'] === 'true' ? properties['spark.memory.offHeap.size'] : '0';
  return heap + (sizeGb(properties['spark.executor.memoryOverhead']) ?? 0) + (sizeGb(outside) ?? 0);
}

/** Executors, and the cores and memory of each: what the environment states, else what the Spark properties of the run set. */
export function executorAmounts(environment: Environment | undefined, properties: Record<string, string>) {
  return {
    executors: stated(environment?.executors ?? 'unknown') ?? whole(properties['spark.executor.instances']),
    cores: stated(environment?.executorCores ?? 'unknown') ?? whole(properties['spark.executor.cores']),
    memoryGb: stated(environment?.executorMemoryGb ?? 'unknown') ?? executorMemory(properties),
  };
}
