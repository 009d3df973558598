const PAGE = 10;

/** The place that a key leads to in a list of `count` options, from `current` (−1 for none); undefined for other keys. */
export function pickedPlace(key: string, current: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return current >= last ? 0 : current + 1;
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1;
  if (key === 'PageDown') return Math.min(last, current + PAGE);
  if (key === 'PageUp') return Math.max(0, current - PAGE);
  return undefined;
}
