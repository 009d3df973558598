const DAY_MS = 86_400_000;

/** True for a day ("2026-07-21") later than tomorrow: tomorrow is today in some time zones. False for other texts. */
export function isFuture(day: string, today: string): boolean {
  return Date.parse(day) > Date.parse(today) + DAY_MS;
}
