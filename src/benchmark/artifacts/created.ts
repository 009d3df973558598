const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The value of `created` in a data package for a day: its midnight in UTC. Other texts are unchanged, so that the
 * schema refuses them as they are. Source: Data Package 2.0, which requires a date-time of RFC 3339.
 */
export function createdTime(day: string): string {
  return DAY.test(day) ? `${day}T00:00:00Z` : day;
}

/** The day of a valid `created`, "2026-04-29", as it is written: in the time zone of its publisher. */
export function createdDay(created: string): string {
  return created.slice(0, 10);
}
