/** What must stand with every number of a suite: "Derived from TPC-DS; not comparable to published TPC-DS results". */
export function derivedFrom(suite: string): string {
  return `Derived from ${suite}; not comparable to published ${suite} results`;
}
