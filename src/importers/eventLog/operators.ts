import type { NodeSummary } from './summary/logSummary';

/** Nodes that hold others whose code was generated together. */
const WRAPPER = /^WholeStageCodegen(?:Transformer)?$/;

/** How often each operator stands in a plan, by name; wrappers are left out. */
export function countOperators(nodes: readonly Pick<NodeSummary, 'operator'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { operator } of nodes) if (!WRAPPER.test(operator)) counts.set(operator, (counts.get(operator) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
