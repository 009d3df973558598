/** True if all marks of this chart type have labels, so the chart needs no interaction. */
export function isStill(kind: string): boolean {
  return ['blocks', 'changes', 'pairs', 'parts', 'phases', 'split'].includes(kind);
}
