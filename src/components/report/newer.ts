import { newerRelease, type Release } from '../../benchmark/comparison/newerRelease';
import { comparePath, reportPath } from '../../benchmark/model/paths';
import type { Report } from '../../benchmark/model/report';
import type { Side } from '../../benchmark/model/resultSet';
import { capitalise, distinctTitles } from '../../benchmark/text/names';

/** A comparison of the same engines in which one is of a newer release: its report, or the page that compares any pair. */
export interface NewerLink {
  /** "Gluten + Velox 1.6.0 vs. Comet 0.17.0". */
  title: string;
  path: string;
}

/** Where a newer release than one of these two is compared; null where none is measured. */
export function newerLink(
  own: Record<Side, Release>,
  sets: readonly Release[],
  reports: readonly Pick<Report, 'id' | 'comparison'>[],
): NewerLink | null {
  const found = newerRelease(own, sets);
  if (!found) return null;
  const { baseline, candidate } = found;
  const report = reports.find(
    ({ comparison }) => comparison?.baseline === baseline.id && comparison.candidate === candidate.id,
  );
  return {
    title: capitalise(distinctTitles([candidate, baseline]).join(' vs. ')),
    path: report ? reportPath(report.id) : comparePath(baseline.id, [candidate.id]),
  };
}
