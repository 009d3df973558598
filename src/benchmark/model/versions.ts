let collator: Intl.Collator | null = null;

/** Numbers as numbers; the locale is named, so that every machine orders alike. Made when first asked for: it takes a phone a while. */
function natural(): Intl.Collator {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator;
}

/** "1.0.0-rc1" as the release and what comes before it: ["1.0.0", "rc1"]. */
function parts(version: string): [release: string, early: string] {
  const [, release = version, early = ''] = /^(.*?\d)[-.]?([a-z].*)$/i.exec(version) ?? [];
  return [release, early];
}

/** The order of two texts that hold numbers: "tpcds-2.4" before "tpcds-10.0". */
export function compareNatural(a: string, b: string): number {
  return natural().compare(a, b);
}

/**
 * The order of two versions, of engines and of queries: by their numbers, 0.9 before 0.16, and what is named after a number comes
 * before the release of that number, 1.0.0-rc1 before 1.0.0. A version without numbers, "unknown", comes last.
 */
export function compareVersions(a: string, b: string): number {
  const [[release, early], [otherRelease, otherEarly]] = [parts(a), parts(b)];
  const rank = Number(early === '') - Number(otherEarly === '');
  return natural().compare(release, otherRelease) || rank || natural().compare(early, otherEarly);
}
