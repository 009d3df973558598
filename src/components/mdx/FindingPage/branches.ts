/** True if a later line has the same depth, without a shallower line in between. */
function continues(depths: number[], index: number, depth: number): boolean {
  const next = depths.slice(index + 1).find((later) => later <= depth);
  return next === depth;
}

/** Line prefixes of a text tree: "├─ " if a further branch follows, "└─ " for the last one. */
export function branches(depths: number[]): string[] {
  return depths.map((depth, index) =>
    Array.from({ length: depth }, (_, level) => {
      const more = continues(depths, index, level + 1);
      if (level === depth - 1) return more ? '├─ ' : '└─ ';
      return more ? '│  ' : '   ';
    }).join(''),
  );
}
