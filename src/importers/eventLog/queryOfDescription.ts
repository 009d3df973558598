import { parseQueryName } from '../../benchmark/model/queries';
import type { SuiteName } from '../../benchmark/model/resultSet';

/** How the job descriptions of each suite's queries start where no pattern is given: "tpch q1", "TPC-DS q14a". */
export const DESCRIPTIONS: Record<SuiteName, RegExp> = {
  tpcds: /^tpc-?ds\s+(\S+)$/i,
  tpch: /^tpc-?h\s+(\S+)$/i,
};

/** The query of a description: its short name, 'unknown' where the name is none of the suite, null where the pattern does not fit. */
export function queryOfDescription(description: string, suite: SuiteName, pattern: RegExp): string | null {
  const match = pattern.exec(description.trim());
  if (!match) return null;
  const name = match.groups?.query ?? match[1] ?? match[0];
  return parseQueryName(name, suite)?.name ?? 'unknown';
}
