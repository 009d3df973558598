import stamp from '@generated/benchmark-reports/drawn.live.js';
import { useSyncExternalStore } from 'react';
import { latestDataOf, subscribe } from '../live/latestData';

/** In development, drawings are not part of pages; the page fetches them. */
export { staticChart } from './staticCharts.client';

/** A query that changes with the drawings, so that an open page fetches them again after a CSV was saved. */
export function useDrawn(): string {
  return useSyncExternalStore(subscribe, () => latestDataOf(stamp).query);
}
