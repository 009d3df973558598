const MOST_NAMED = 10;

/** Up to ten query names; the rest are counted. */
export function someNames(queries: readonly string[]): string {
  const more = queries.length - MOST_NAMED;
  return more > 0 ? `${queries.slice(0, MOST_NAMED).join(', ')} and ${more} more` : queries.join(', ');
}
