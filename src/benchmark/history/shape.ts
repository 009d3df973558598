import { amountOf, parseInteger } from '../comparison/executors';
import type { Environment, ResultSet } from '../model/resultSet';

/** Executors of a run; null if no source reports them. */
export interface Shape {
  executors: number;
  cores: number;
  /** "Kubernetes"; '' if unknown, or for Spark's own cluster manager. */
  manager: string;
}

/** Executors and their cores from the set's configuration, otherwise from its environment; null if unknown. */
export function shapeOf({ configuration }: ResultSet, environment: Environment | undefined): Shape | null {
  const executors = parseInteger(configuration['spark.executor.instances']) ?? amountOf(environment?.executors);
  const cores = parseInteger(configuration['spark.executor.cores']) ?? amountOf(environment?.executorCores);
  if (executors === null || cores === null) return null;
  const kubernetes = (configuration['spark.master'] ?? '').startsWith('k8s://');
  return { executors, cores, manager: kubernetes ? 'Kubernetes' : '' };
}

/** "1 × 8, Kubernetes"; '' if unknown. */
export function shapeText(shape: Shape | null): string {
  if (!shape) return '';
  const { executors, cores, manager } = shape;
  return `${executors}\u202F×\u202F${cores}${manager === '' ? '' : `, ${manager}`}`;
}

/** True if both shapes are known and equal, so that two points can be joined. */
export function sameShape(a: Shape | null, b: Shape | null): boolean {
  return a !== null && b !== null && shapeText(a) === shapeText(b);
}
