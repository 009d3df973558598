import { list, object, text } from './json';

/** Nodes that do no work of their own: they wrap others, or stand where a stage was cut off. */
const WRAPPER =
  /^(?:InputAdapter|AdaptiveSparkPlan|ResultQueryStage|(?:Shuffle|Broadcast|TableCache)QueryStage|WholeStageCodegen(?:Transformer)?)$/;

/** "Scan parquet default.lineitem" → "Scan parquet"; "Subquery subquery#12" → "Subquery"; "WholeStageCodegen (3)" without number. */
function operatorName(nodeName: string): string {
  return nodeName
    .trim()
    .replace(/ \(\d+\)$/, '')
    .replace(/^(\S*Scan \S+) .*$/s, '$1')
    .replace(/ \S*#\d+.*$/s, '');
}

/** How often each operator stands in the tree of a physical plan, by name; wrappers are left out. Empty for what is no tree. */
export function countOperators(plan: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  const open = [plan];
  while (open.length > 0) {
    const node = object(open.pop());
    const name = operatorName(text(node.nodeName));
    if (name !== '' && !WRAPPER.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const child of list(node.children)) open.push(child);
  }
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
