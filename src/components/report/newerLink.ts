import { newerRelease, type Release } from '../../benchmark/comparison/newerRelease';
import { comparePath, reportPath } from '../../benchmark/model/paths';
import { pairOf, type Report } from '../../benchmark/model/report';
import type { Side } from '../../benchmark/model/resultSet';
import { capitalise, distinctTitles } from '../../benchmark/text/names';

/** Link to a comparison of the same engines with a newer release: its report, or the compare page. */
export interface NewerLink {
  /** "Gluten + Velox 1.6.0 vs. Comet 0.17.0". */
  title: string;
  path: string;
}

/** Link to a comparison with a newer release than one of these two; null if none was measured. */
export function newerLink(
  own: Record<Side, Release>,
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
