import { sideTitle } from '../../../figures/shared/titles';
import { environmentLine } from '../../comparison/environmentLine';
import type { Comparison } from '../../model/comparison';
import { resultSetPath } from '../../model/paths';
import type { Environment, ResultSet, Side, Source } from '../../model/resultSet';
import { NOT_STATED } from '../../text/stated';

/** One side of a report as its page names it. */
export interface SideText {
  id: string;
  /** "Comet 0.16.0". */
  title: string;
  /** "Comet". */
  name: string;
  /** The page of the result set. */
  path: string;
  environment: string;
  licence: string;
  sources: Source[];
  notes: ResultSet['notes'];
  changes: string;
  /** The line of each query in results.csv, counted from 1, for reports of a wrong number. */
  lines: Record<string, number>;
  /** Of results.csv; known where files are read. */
  sha256?: string;
}

/** One side of a comparison, named; an environment that is not there is "not stated". */
export function sideText(comparison: Comparison, side: Side, environments: readonly Environment[]): SideText {
  const set = comparison[side];
  const environment = environments.find(({ id }) => id === set.environment);
  return {
    id: set.id,
    title: sideTitle(comparison, side),
    name: comparison.names[side],
    path: resultSetPath(set.id),
    environment: environment ? environmentLine(environment, set) : NOT_STATED,
    licence: set.licences.map(({ name }) => name).join(', '),
    sources: set.sources,
    notes: set.notes,
    changes: set.changes,
    lines: Object.fromEntries(set.rows.map(({ query, line }) => [query, line])),
  };
}
