import { getOwnValue } from '../model/guards/record';
import type { Environment } from '../model/resultSet';

export type Amount = number | null;

const SIZE = /^(\d+(?:\.\d+)?)\s*([kmgtp])?(?:i?b)?$/i;
const BYTES = { k: 1024, m: 1024 ** 2, g: 1024 ** 3, t: 1024 ** 4, p: 1024 ** 5 };

/** "16g" as 16; a size without a unit is in bytes. Null for anything else. */
export function sizeGb(text: string | undefined): Amount {
  const [, size, unit = ''] = SIZE.exec(text ?? '') ?? [];
  return size === undefined ? null : (Number(size) * (getOwnValue<number>(BYTES, unit.toLowerCase()) ?? 1)) / BYTES.g;
}

/**
 * A Spark setting in a form that is equal for equal values: sizes in bytes, so that 16g, 16G, and 17179869184 are equal;
 * numbers without trailing zeros; true and false in lower case. Other text unchanged.
 */
export function canonicalSetting(text: string): string {
  const gb = sizeGb(text.trim());
  if (gb !== null) return String(gb * BYTES.g);
  return /^(?:true|false)$/i.test(text) ? text.toLowerCase() : text;
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
