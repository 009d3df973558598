let collator: Intl.Collator | null = null;

/** Compares numbers in text numerically, with a fixed locale. Created lazily, because it is slow on phones. */
function natural(): Intl.Collator {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator;
}

/** Splits "1.0.0-rc1" into release and pre-release: ["1.0.0", "rc1"]. */
function parts(version: string): [release: string, early: string] {
  const [, release = version, early = ''] = /^(.*?\d)[-.]?([a-z].*)$/i.exec(version) ?? [];
  return [release, early];
}

/** Compares texts that contain numbers: "tpcds-2.4" before "tpcds-10.0". */
export function compareNatural(a: string, b: string): number {
  return natural().compare(a, b);
}

/**
 * Compares versions of engines or queries by their numbers: 0.9 before 0.16, and a pre-release before its release,
 * 1.0.0-rc1 before 1.0.0. A version without numbers, "unknown", comes last.
 */
export function compareVersions(a: string, b: string): number {
  const [[release, early], [otherRelease, otherEarly]] = [parts(a), parts(b)];
  const rank = Number(early === '') - Number(otherEarly === '');
  return natural().compare(release, otherRelease) || rank || natural().compare(early, otherEarly);
}
