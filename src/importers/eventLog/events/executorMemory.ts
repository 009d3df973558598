import { amount, object } from './json';

/** The most that Spark's memory manager of an executor held for execution and storage together, in bytes. */
export interface ExecutorMemory {
  onHeapBytes: number;
  offHeapBytes: number;
}

/** The memory in the executor metrics of an event; null where they were never taken, which shows in a heap of 0 bytes. */
export function executorMemory(metrics: unknown): ExecutorMemory | null {
  const found = object(metrics);
  if (amount(found.JVMHeapMemory) === 0) return null;
  return { onHeapBytes: amount(found.OnHeapUnifiedMemory), offHeapBytes: amount(found.OffHeapUnifiedMemory) };
}

/** The larger of two measurements, each by itself. */
export function largerMemory(a: ExecutorMemory | null, b: ExecutorMemory | null): ExecutorMemory | null {
  if (!a || !b) return a ?? b;
  return {
    onHeapBytes: Math.max(a.onHeapBytes, b.onHeapBytes),
    offHeapBytes: Math.max(a.offHeapBytes, b.offHeapBytes),
  };
}
