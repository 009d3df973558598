import { comparePath, reportPath, suiteSlug } from '../../benchmark/model/paths';
import { pairOf, type Report } from '../../benchmark/model/report';
import type { ResultSet, Side } from '../../benchmark/model/resultSet';
import { compareVersions } from '../../benchmark/model/versions';
import { capitalise, distinctTitles } from '../../benchmark/text/names';
import { ofOnePublisher } from '../../benchmark/text/publisher';

/** Fields of a result set that decide which of two has the newer release. */
export type Release = Pick<ResultSet, 'id' | 'engine' | 'suite' | 'environment' | 'created' | 'sources'>;

type Pair = Record<Side, Release>;

/** True for the same engine, suite, query version, scale factor, and table format, and an equal or newer release. */
function isSuccessor(set: Release, own: Release): boolean {
  return (
    set.engine.id === own.engine.id &&
    suiteSlug(set.suite) === suiteSlug(own.suite) &&
    set.suite.scaleFactor === own.suite.scaleFactor &&
    set.suite.tableFormat === own.suite.tableFormat &&
    /\d/.test(set.engine.version) &&
    compareVersions(set.engine.version, own.engine.version) >= 0
  );
}

function isNewer(found: Pair, own: Pair): boolean {
  return (['baseline', 'candidate'] as const).some(
    (side) => compareVersions(found[side].engine.version, own[side].engine.version) > 0,
  );
}

/** Sorts by newest candidate, newest baseline, shared environment, an unchanged side, and last publication. */
function ranked(pairs: Pair[], own: Pair): Pair[] {
  const apart = ({ baseline, candidate }: Pair) =>
    Number(baseline.environment !== candidate.environment || baseline.environment === 'unknown');
  const changed = ({ baseline, candidate }: Pair) =>
    Number(baseline.id !== own.baseline.id) + Number(candidate.id !== own.candidate.id);
  const text = ({ baseline, candidate }: Pair) =>
    `${candidate.created} ${baseline.created} ${candidate.id} ${baseline.id}`;
  return pairs.sort(
    (a, b) =>
      compareVersions(b.candidate.engine.version, a.candidate.engine.version) ||
      compareVersions(b.baseline.engine.version, a.baseline.engine.version) ||
      apart(a) - apart(b) ||
      changed(a) - changed(b) ||
      (text(a) < text(b) ? 1 : -1),
  );
}

/**
 * The newest pair of one publisher with the same engines, suite, query version, scale factor, and table format, and a
 * newer release on at least one side; null if none was measured. A version without numbers is never newer.
 */
export function newerRelease(own: Pair, sets: readonly Release[]): Pair | null {
  const of = (side: Side) => sets.filter((set) => isSuccessor(set, own[side]));
  const candidates = of('candidate');
  const pairs = of('baseline').flatMap((baseline) => candidates.map((candidate) => ({ baseline, candidate })));
  const [newest] = ranked(
    pairs.filter(
      (pair) =>
        pair.baseline.id !== pair.candidate.id && ofOnePublisher(pair.baseline, pair.candidate) && isNewer(pair, own),
    ),
    own,
  );
  return newest ?? null;
}

/** Link to a comparison of the same engines with a newer release: its report, or the compare page. */
export interface NewerLink {
  /** "Gluten + Velox 1.6.0 vs. Comet 0.17.0". */
  title: string;
  path: string;
}

/** Link to a comparison with a newer release than one of these two; null if none was measured. */
export function newerLink(
  own: Pair,
  sets: readonly Release[],
  reports: readonly Pick<Report, 'id' | 'title' | 'sides' | 'suites'>[],
): NewerLink | null {
  const found = newerRelease(own, sets);
  if (!found) return null;
  const { baseline, candidate } = found;
  const report = reports.find((entry) => {
    const pair = pairOf(entry);
    return pair?.baseline === baseline.id && pair.candidate === candidate.id;
  });
  return {
    title: report?.title ?? capitalise(distinctTitles([candidate, baseline]).join(' vs. ')),
    path: report ? reportPath(report.id) : comparePath(baseline.id, [candidate.id]),
  };
}
