import { isTpcTitle } from '../model/queries';
import { listed } from './names';

/**
 * What must stand with every number of a suite: "Derived from TPC-DS; not comparable to published TPC-DS results". Of a team's own suite,
 * which is derived from none, that it is one.
 */
export function derivedFrom(suite: string): string {
  if (!isTpcTitle(suite)) return `${suite} is a publisher-defined workload`;
  return `Derived from ${suite}; not comparable to published ${suite} results`;
}

/** The same of several suites in one sentence: "Derived from TPC-H and TPC-DS; not comparable to published TPC results". */
export function derivedFromAll(suites: readonly string[]): string {
  const names = [...new Set(suites)];
  const [first = ''] = names;
  if (names.length < 2) return names.length === 0 ? '' : derivedFrom(first);
  const tpc = names.filter(isTpcTitle);
  const own = names.filter((name) => !isTpcTitle(name)).map(derivedFrom);
  const derived =
    tpc.length < 2 ? tpc.map(derivedFrom) : [`Derived from ${listed(tpc)}; not comparable to published TPC results`];
  return [...derived, ...own].join('. ');
}
