import stamp from '@generated/benchmark-reports/drawn.live.js';
import { useSyncExternalStore } from 'react';
import type { LegacyChart } from '../../charts/legacy/legacyChart';
import { newestOf, onNews } from '../live/newest';

/** In development nothing is drawn into pages: always '', the page fetches its drawings. */
export function staticChart(_key: string): string {
  return '';
}

/** Nor are charts that a page describes itself. */
export function legacyChart(_chart: LegacyChart, _labelId: string): string {
  return '';
}

/** A query that changes with the drawings, so that an open page fetches them anew after a saved CSV. */
export function useDrawn(): string {
  return useSyncExternalStore(onNews, () => newestOf(stamp).query);
}
