import { placeAfter } from '../base/placeAfter';

const MOVES = { next: ['ArrowRight', 'ArrowDown'], back: ['ArrowLeft', 'ArrowUp'], ends: true };

/** The point that a key leads to from the current one; null leaves the points, undefined is no key of ours. */
export function nextPoint(key: string, current: number | null, count: number): number | null | undefined {
  return key === 'Escape' ? null : placeAfter(key, current ?? -1, count, MOVES);
}
