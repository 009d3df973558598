import { environmentSummary } from '../../benchmark/comparison/environmentSummary';
import type { Comparison } from '../../benchmark/model/comparison';
import { resultSetPath } from '../../benchmark/model/paths';
import type { Environment, ResultSet, Side, Source } from '../../benchmark/model/resultSet';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { sideTitle } from '../../figures/shared/titles';

export interface SideText {
  id: string;
  /** "Comet 0.16.0". */
  title: string;
  /** "Comet". */
  name: string;
  /** Page of the result set. */
  path: string;
  environment: string;
  licence: string;
  sources: Source[];
  notes: ResultSet['notes'];
  changes: string;
  /** Line of each query in results.csv, from 1, for reports of a wrong number. */
  lines: Record<string, number>;
  /** Hash of results.csv; absent if files were not read. */
  sha256?: string;
}

/** Texts on one side of a comparison; "not reported" for a missing environment. */
export function sideText(comparison: Comparison, side: Side, environments: readonly Environment[]): SideText {
  const set = comparison[side];
  const environment = environments.find(({ id }) => id === set.environment);
  return {
    id: set.id,
    title: sideTitle(comparison, side),
    name: comparison.names[side],
    path: resultSetPath(set.id),
    environment: environment ? environmentSummary(environment, set) : NOT_REPORTED,
    licence: set.licences.map(({ name }) => name).join(', '),
    sources: set.sources,
    notes: set.notes,
    changes: set.changes,
    lines: Object.fromEntries(set.rows.map(({ query, line }) => [query, line])),
  };
}
