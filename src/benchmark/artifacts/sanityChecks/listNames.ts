const MAX_LISTED = 10;

/** Up to ten query names; the rest are counted. */
export function listNames(queries: readonly string[]): string {
  const more = queries.length - MAX_LISTED;
  return more > 0 ? `${queries.slice(0, MAX_LISTED).join(', ')} and ${more} more` : queries.join(', ');
}
