/** How keys move in a list. */
export interface Moves {
  next: readonly string[];
  back: readonly string[];
  /** Whether the ends meet; else the keys stop there. */
  round?: boolean;
  /** Whether Home and End lead to the ends. */
  ends?: boolean;
  /** How far PageDown and PageUp lead; 0 for not at all. */
  page?: number;
}

/**
 * The place in a list of `count` that a key leads to from `current`; from none, which is −1, to the first or back to the last.
 * Undefined for a key that does not move, and in an empty list.
 */
export function placeAfter(key: string, current: number, count: number, moves: Moves): number | undefined {
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
