/** Whether another line of the same depth follows before a shallower one. */
function continues(depths: number[], index: number, depth: number): boolean {
  const next = depths.slice(index + 1).find((later) => later <= depth);
  return next === depth;
}

/** The lines of a tree drawn in text, one prefix per line: "├─ " where another branch follows, "└─ " for the last. */
export function branches(depths: number[]): string[] {
  return depths.map((depth, index) =>
    Array.from({ length: depth }, (_, level) => {
      const more = continues(depths, index, level + 1);
      if (level === depth - 1) return more ? '├─ ' : '└─ ';
      return more ? '│  ' : '   ';
    }).join(''),
  );
}
