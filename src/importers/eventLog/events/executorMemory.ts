import { amount, object } from './json';

/** Peak memory of Spark's memory manager in an executor, execution and storage together, in bytes. */
export interface ExecutorMemory {
  onHeapBytes: number;
  offHeapBytes: number;
}

/** The memory in the executor metrics of an event; null if they were not sampled, which shows as a heap of 0 bytes. */
export function executorMemory(metrics: unknown): ExecutorMemory | null {
  const found = object(metrics);
  if (amount(found.JVMHeapMemory) === 0) return null;
  return { onHeapBytes: amount(found.OnHeapUnifiedMemory), offHeapBytes: amount(found.OffHeapUnifiedMemory) };
}

export function largerMemory(a: ExecutorMemory | null, b: ExecutorMemory | null): ExecutorMemory | null {
  if (!a || !b) return a ?? b;
  return {
    onHeapBytes: Math.max(a.onHeapBytes, b.onHeapBytes),
    offHeapBytes: Math.max(a.offHeapBytes, b.offHeapBytes),
  };
}
