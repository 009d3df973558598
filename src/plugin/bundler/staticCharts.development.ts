import stamp from '@generated/benchmark-reports/drawn.live.js';
import { useSyncExternalStore } from 'react';
import { newestOf, onNews } from '../live/newest';

/** In development nothing is drawn into pages: the page fetches its drawings. */
export { staticChart } from './staticCharts.client';

/** A query that changes with the drawings, so that an open page fetches them anew after a saved CSV. */
export function useDrawn(): string {
  return useSyncExternalStore(onNews, () => newestOf(stamp).query);
}
