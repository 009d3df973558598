/** The place of the tab that a key chooses from the one at `at`, of `count`; the ends meet. Undefined for other keys. */
export function tabAfter(key: string, at: number, count: number): number | undefined {
  if (at < 0) return undefined;
  const places: Record<string, number> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
