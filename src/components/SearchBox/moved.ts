/**
 * The place of the active result after a key: arrows go round, Home and End go to the ends once a result is active (before,
 * they move the cursor in the text). Null where the key does not move it. `active` is -1 for none.
 */
export function moved(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
