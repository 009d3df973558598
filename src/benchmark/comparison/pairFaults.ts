import { outputProblems } from '../artifacts/outputs';
import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import { type Comparable, shareHarness } from '../model/comparable';
import { suiteLabel } from '../model/queries';
import type { ResultSet } from '../model/resultSet';
import { capitalise, engineName } from '../text/names';
import { reportedVersion } from '../text/notReported';

/** Thrown for a pair that cannot be compared; one sentence per reason. */
export class CompareError extends Error {
  constructor(readonly reasons: string[]) {
    super(`these result sets cannot be compared: ${reasons.join('; ')}`);
    this.name = 'CompareError';
  }
}

/** What readers see if result sets cannot be compared. */
export function refusalText(reasons: readonly string[], what = 'Cannot compare these result sets.'): string {
  return `${what} ${capitalise(reasons.join('; '))}.`;
}

/** Reason why two result sets cannot be compared: as a list entry, "other suite", and as a sentence. */
interface PairFault {
  words: string;
  text: string;
}

/** What a change in time means if the query versions differ. */
export const OTHER_QUERIES =
  'Queries with the same name differ between the versions, so a change in time describes query text and engine together and gives no verdict.';

/** True if nothing but the query version keeps two result sets from being compared. */
export function differOnlyInQueries(baseline: Comparable, candidate: Comparable): boolean {
  return pairFaults(baseline, candidate).length > 0 && pairFaults(baseline, candidate, ['queryVersion']).length === 0;
}

/** Engine and version of each set, "Comet 1.0.0"; the ids if these are equal or unknown. */
function setNames(sets: readonly [Comparable, Comparable]): [string, string] {
  const [first = '', second = ''] = sets.map(({ engine }) => (engine ? engineName(engine) : ''));
  return first === second ? [sets[0].id, sets[1].id] : [first, second];
}

/** Facts that differ between two suites and may not vary; the first one names both sets. */
function suiteFaults(baseline: Comparable, candidate: Comparable, vary: readonly IntentionalDifference[]): PairFault[] {
  const [a, b] = [baseline.suite, candidate.suite];
  const [first, second] = setNames([baseline, candidate]);
  const versionText = (suite: ResultSet['suite']) => reportedVersion(suite);
  const facts = [
    [null, 'suite', suiteLabel(a), suiteLabel(b)],
    ['queryVersion', 'query version', versionText(a), versionText(b)],
    ['scaleFactor', 'scale factor', a.scaleFactor, b.scaleFactor],
    ['tableFormat', 'table format', a.tableFormat, b.tableFormat],
  ] as const;
  return facts
    .filter(([fact, , left, right]) => left !== right && (fact === null || !vary.includes(fact)))
    .map(([, what, left, right], index) => {
      const [ofA, ofB] = index === 0 ? [` (${first})`, ` (${second})`] : ['', ''];
      return { words: `other ${what}`, text: `the ${what} differs: ${left}${ofA} vs. ${right}${ofB}` };
    });
}

const sourceText = ({ sources }: Comparable) => sources.map(({ path }) => path).join(' ');

/**
 * A version that neither side reports counts as equal within one harness, which contains its templates, and within one
 * source. Sets without a source are the reader’s own measurements.
 */
function unknownVersionFaults(baseline: Comparable, candidate: Comparable): PairFault[] {
  const isUnknown = [baseline, candidate].every(({ suite }) => suite.queryVersion === 'unknown');
  if (!isUnknown || shareHarness(baseline, candidate) || sourceText(baseline) === sourceText(candidate)) return [];
  const names = setNames([baseline, candidate]);
  const sides = [baseline, candidate].map(({ harness }, at) => `${harness.name} (${names[at]})`).join(' vs. ');
  const text = `neither side reports its query version, and their sources and harnesses differ (${sides}), so the queries may differ. State the query version of both, or one harness for both`;
  return [{ words: 'unknown query version', text }];
}

/** Reasons why two result sets cannot be compared; empty if they can. Facts in `vary` may differ. */
export function pairFaults(
  baseline: Comparable,
  candidate: Comparable,
  vary: readonly IntentionalDifference[] = [],
): PairFault[] {
  return [
    ...suiteFaults(baseline, candidate, vary),
    ...unknownVersionFaults(baseline, candidate),
    ...outputProblems(baseline, candidate).map((text) => ({ words: 'other results', text })),
  ];
}

export interface PairOptions {
  /** Allows different scale factor or table format; the page then shows a note. */
  allowDifferentScale?: boolean;
  /** Facts that differ on purpose; names and notes then mention them. */
  vary?: readonly IntentionalDifference[];
}

/** Reasons why two result sets cannot be compared, one sentence each: different facts, and different results. */
export function pairReasons(baseline: ResultSet, candidate: ResultSet, options: PairOptions = {}): string[] {
  const { allowDifferentScale = false, vary = [] } = options;
  const allowed = [...vary, ...(allowDifferentScale ? (['scaleFactor', 'tableFormat'] as const) : [])];
  return pairFaults(baseline, candidate, allowed).map(({ text }) => text);
}

/** True if two different result sets can be compared. */
export function isComparable(baseline: Comparable, candidate: Comparable): boolean {
  return baseline.id !== candidate.id && pairFaults(baseline, candidate).length === 0;
}
