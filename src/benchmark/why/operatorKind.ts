/** What an operator does, by its name in any engine; the first that fits. */
const KINDS: readonly [RegExp, string][] = [
  [/BroadcastExchange/, 'broadcast'],
  [/Exchange|^CometColumnarShuffle/, 'exchange'],
  [/ColumnarToRow|RowToColumnar|ColumnarToColumnar/, ''],
  [/Scan|Relation/, 'scan'],
  [/Broadcast\w*Join/, 'broadcast join'],
  [/SortMergeJoin/, 'sort-merge join'],
  [/HashJoin/, 'hash join'],
  [/Join|CartesianProduct/, 'join'],
  [/Aggregate/, 'aggregate'],
  [/TakeOrdered|TopK|TopN/, 'top rows'],
  [/Sort/, 'sort'],
  [/Filter/, 'filter'],
  [/Window/, 'window'],
  [/Expand/, 'expand'],
  [/Union/, 'union'],
  [/Generate/, 'generate'],
  [/Write|Insert/, 'write'],
];

/** What an operator does, "sort-merge join", whichever engine runs it; empty for wrappers, transitions and what only passes rows on. */
export function operatorKind(operator: string): string {
  return KINDS.find(([pattern]) => pattern.test(operator))?.[1] ?? '';
}
