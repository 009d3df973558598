/** Today in UTC: "2026-07-21". */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
