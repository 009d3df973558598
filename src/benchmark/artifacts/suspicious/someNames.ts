const MOST_NAMED = 10;

/** The names of queries, counted beyond the tenth. */
export function someNames(queries: readonly string[]): string {
  const more = queries.length - MOST_NAMED;
  return more > 0 ? `${queries.slice(0, MOST_NAMED).join(', ')} and ${more} more` : queries.join(', ');
}
