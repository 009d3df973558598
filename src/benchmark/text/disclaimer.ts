import { isTpcTitle } from '../model/queries';
import { joinWords } from './names';

/**
 * Notice for every number of a suite: "Derived from TPC-DS; not comparable to published TPC-DS results". For a custom
 * suite: a notice that it is publisher-defined.
 */
export function derivedFrom(suite: string): string {
  if (!isTpcTitle(suite)) return `${suite} is a publisher-defined workload`;
  return `Derived from ${suite}; not comparable to published ${suite} results`;
}

/** The notice for several suites: "Derived from TPC-H and TPC-DS; not comparable to published TPC results". */
export function derivedFromAll(suites: readonly string[]): string {
  const names = [...new Set(suites)];
  const [first = ''] = names;
  if (names.length < 2) return names.length === 0 ? '' : derivedFrom(first);
  const tpc = names.filter(isTpcTitle);
  const own = names.filter((name) => !isTpcTitle(name)).map(derivedFrom);
  const derived =
    tpc.length < 2 ? tpc.map(derivedFrom) : [`Derived from ${joinWords(tpc)}; not comparable to published TPC results`];
  return [...derived, ...own].join('. ');
}
