/** Query pages except two: the first of a suite, and one with a finding and iterations. */
const ALIKE = /\/queries\/[^/]+\/(?!(?:q1|q93)\/)[^/]+\/$/;

/** The URLs without most query pages: of about 200 similar ones, two per suite are enough. */
export function samplePages(addresses: readonly string[]): string[] {
  return addresses.filter((address) => !ALIKE.test(address));
}
