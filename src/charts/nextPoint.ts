/** The point that a key leads to from the current one; null leaves the points, undefined is no key of ours. */
export function nextPoint(key: string, current: number | null, count: number): number | null | undefined {
  if (key === 'Escape') return null;
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return current === null ? 0 : Math.min(count - 1, current + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return current === null ? count - 1 : Math.max(0, current - 1);
  return undefined;
}
