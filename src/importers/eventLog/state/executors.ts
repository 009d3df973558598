import { type AddedExecutor, readBlockManager, readExecutorAdded } from '../events/executor';
import { object, text } from '../events/json';
import type { ExecutorsSummary } from '../summary/logSummary';

const DRIVER = 'driver';

function largest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** The executors of one application: who came and went. */
export class Executors {
  private readonly alive = new Set<string>();
  private readonly added = new Map<string, AddedExecutor>();
  private readonly memory = new Map<string, { onHeapBytes: number | null; offHeapBytes: number | null }>();
  private most = 0;

  add(line: string): void {
    const added = readExecutorAdded(line);
    this.alive.add(added.executor);
    this.added.set(added.executor, added);
    this.most = Math.max(this.most, this.alive.size);
  }

  remove(line: string): void {
    this.alive.delete(text(object(JSON.parse(line))['Executor ID']));
  }

  addMemory(line: string): void {
    const { executor, ...memory } = readBlockManager(line);
    this.memory.set(executor, memory);
  }

  summary(): ExecutorsSummary {
    const all = [...this.added.values()];
    const isLocal = this.added.has(DRIVER) || all.length === 0;
    const memory = [...this.memory].flatMap(([id, found]) => ((id === DRIVER) === isLocal ? [found] : []));
    const cores = new Set(all.flatMap((one) => one.cores ?? []));
    return {
      most: all.length === 0 ? null : this.most,
      cores: [...cores].sort((a, b) => a - b),
      hosts: all.length === 0 ? null : new Set(all.map(({ host }) => host)).size,
      gpus: largest(all.map(({ gpus }) => gpus)),
      onHeapBytes: largest(memory.map(({ onHeapBytes }) => onHeapBytes)),
      offHeapBytes: largest(memory.map(({ offHeapBytes }) => offHeapBytes)),
    };
  }
}
