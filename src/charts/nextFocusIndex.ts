/** Keys that move in a list. */
export interface MoveKeys {
  next: readonly string[];
  back: readonly string[];
  /** True if the last item is followed by the first; otherwise keys stop at the ends. */
  round?: boolean;
  /** True if Home and End move to the ends. */
  ends?: boolean;
  /** Number of items that PageDown and PageUp move by; 0 for none. */
  page?: number;
}

/**
 * Returns the index in a list of `count` items after a key press. From no item (`current` is −1), the key moves to the
 * first or the last item. Undefined for a key that does not move, and for an empty list.
 */
export function nextFocusIndex(key: string, current: number, count: number, moves: MoveKeys): number | undefined {
  const { next, back, round = false, ends = false, page = 0 } = moves;
  const last = count - 1;
  if (count === 0) return undefined;
  if (next.includes(key)) return current < last ? current + 1 : round ? 0 : last;
  if (back.includes(key)) return current > 0 ? current - 1 : round || current < 0 ? last : 0;
  if (ends && key === 'Home') return 0;
  if (ends && key === 'End') return last;
  if (page > 0 && key === 'PageDown') return Math.min(last, current + page);
  if (page > 0 && key === 'PageUp') return Math.max(0, current - page);
  return undefined;
}
