import { column } from '../../benchmark/model/columns';
import type { ReleaseCoverage } from '../../benchmark/model/coverage';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import type { StandaloneKind, StandaloneSpec } from '../shared/kind';

/** What one release runs natively in the plans of one scan. */
interface Released extends Pick<ReleaseCoverage, 'release' | 'accelerated' | 'eligible' | 'whole' | 'transitions'> {
  scan: string;
}

/** How much of the plans of a suite an engine runs natively, release by release. */
export interface CoverageSpec extends StandaloneSpec {
  kind: 'coverage';
  engine: string;
  /** How many queries the plans are of. */
  queries: number;
  /** Names of the scans, the main one first. */
  scans: string[];
  /** All releases in the plots, by date. */
  dates: string[];
  /** The first release that is counted differently; '' for none. */
  breakBefore: string;
  releases: Released[];
}

/** One row per release and scan: the plotted values and their counts. */
export function releasesTable({ releases }: Pick<CoverageSpec, 'releases'>): Table {
  return tableOf(releases, [
    [column('release', 'Release'), 'release'],
    [column('scan', 'Scan'), 'scan'],
    [column('accelerated_operators', 'Native operators', '', 'number'), 'accelerated'],
    [column('eligible_operators', 'Eligible operators', '', 'number'), 'eligible'],
    [
      column('share_pct', 'Native share', '%', 'number', 1),
      ({ accelerated, eligible }) => (100 * accelerated) / eligible,
    ],
    [column('whole_queries', 'Entirely native queries', 'queries', 'number'), 'whole'],
    [column('transitions', 'Transitions', '', 'number'), 'transitions'],
  ]);
}

/** Native operators, queries that run natively as a whole, and transitions, by release. */
export const coverage: StandaloneKind<CoverageSpec> = {
  unit: () => '%',
  count: ({ releases }) => ({ count: 3 * releases.length, of: 'values' }),
  csv: releasesTable,
};
