import stamp from '@generated/benchmark-reports/default/drawn.json';

/** In development nothing is drawn into pages: always '', the page fetches its drawings. */
export function staticChart(_key: string): string {
  return '';
}

/** A query that changes with the drawings, so that an open page fetches them anew after a saved CSV. */
export const drawn: string = stamp.query;
