/** Pages of queries that are alike but for these two: the first of a suite, and one with a finding and iterations. */
const ALIKE = /\/queries\/[^/]+\/(?!(?:q1|q93)\/)[^/]+\/$/;

/** The addresses without the pages of most queries: some two hundred of one kind, of which two per suite stand for all. */
export function samplePages(addresses: readonly string[]): string[] {
  return addresses.filter((address) => !ALIKE.test(address));
}
