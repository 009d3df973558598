import { isTpcTitle } from '../model/queries';

/**
 * What must stand with every number of a suite: "Derived from TPC-DS; not comparable to published TPC-DS results". Of a team's own suite,
 * which is derived from none, that it is one.
 */
export function derivedFrom(suite: string): string {
  if (!isTpcTitle(suite)) return `${suite} is a workload of its publisher’s own`;
  return `Derived from ${suite}; not comparable to published ${suite} results`;
}
