import type { Environment, ResultSet } from '../model/resultSet';

/** How a run was spread over executors; null where no source states it. */
export interface Shape {
  executors: number;
  cores: number;
  /** "Kubernetes", or '' for what is not said: a cluster manager of Spark's own. */
  manager: string;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}

function stated(value: number | 'unknown' | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** Executors and their cores by the set's configuration, where it has none by its environment; null where neither states both. */
export function shapeOf({ configuration }: ResultSet, environment: Environment | undefined): Shape | null {
  const executors = wholeNumber(configuration['spark.executor.instances']) ?? stated(environment?.executors);
  const cores = wholeNumber(configuration['spark.executor.cores']) ?? stated(environment?.executorCores);
  if (executors === null || cores === null) return null;
  const kubernetes = (configuration['spark.master'] ?? '').startsWith('k8s://');
  return { executors, cores, manager: kubernetes ? 'Kubernetes' : '' };
}

/** "1 × 8, Kubernetes"; '' where it is not known. */
export function shapeText(shape: Shape | null): string {
  if (!shape) return '';
  const { executors, cores, manager } = shape;
  return `${executors}\u202F×\u202F${cores}${manager === '' ? '' : `, ${manager}`}`;
}

/** Whether two points may be joined: both shapes are known, and the same. */
export function sameShape(a: Shape | null, b: Shape | null): boolean {
  return a !== null && b !== null && shapeText(a) === shapeText(b);
}
