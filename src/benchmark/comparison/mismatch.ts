import type { ResultSet } from '../model/resultSet';

type Suite = ResultSet['suite'];

/** Why a candidate cannot be compared with a baseline as it stands, in two words; '' where it can. */
export function mismatch(baseline: Suite, candidate: Suite): string {
  if (baseline.name !== candidate.name) return 'other suite';
  if (baseline.queryVersion !== candidate.queryVersion) return 'other query version';
  if (baseline.scaleFactor !== candidate.scaleFactor) return 'other scale factor';
  return baseline.tableFormat === candidate.tableFormat ? '' : 'other table format';
}
