import type { CoverageFile } from '../schemas/coverage';
import { count, key, name, named, optional, type RowOf, text } from './tables/columns';

const RELEASE = key(name('Release of the engine.'));
const QUERY = key(name('Short name within the suite: q14a.'));
const SCAN = key(text('ID of the scan in coverage.json; empty for the only or default scan.'));

/** The tables of a coverage, in addition to coverage.json. */
export const COVERAGE_TABLES = {
  /** One query's plan in one release: how many of its operators run natively. */
  'coverage.csv': {
    release: RELEASE,
    commit: name('Commit of the release.'),
    query: QUERY,
    scan: SCAN,
    accelerated: named('accelerated_operators', count('Operators that run natively.')),
    eligible: named('eligible_operators', count('Operators that can run natively.')),
    transitions: optional(count('Switches between Spark and the engine; empty if they were not counted.')),
    nativeExpressions: optional(count('Expressions that run natively; empty if they were not counted.')),
    codegenExpressions: optional(count('Expressions in generated code; empty if they were not counted.')),
  },
  /** Operators of one plan that are not native, with the reason. */
  'fallbacks.csv': {
    release: RELEASE,
    query: QUERY,
    scan: SCAN,
    operator: key(text('Operator as the engine writes it.')),
    reason: key(text('Why it is not native, in the words of the engine; empty if it gives none.')),
    count: count('How often it occurs.'),
  },
};

/** How often an operator occurs in the plans of a release, and how often it runs natively there. */
export const OPERATORS = {
  release: RELEASE,
  scan: SCAN,
  operator: key(name('Without the prefix of the engine: HashAggregate.')),
  native: count('How often it runs natively.'),
  count: count('How often it occurs.'),
};

export type PlanRow = RowOf<(typeof COVERAGE_TABLES)['coverage.csv']>;
export type CoveragePlan = Omit<PlanRow, 'line' | 'commit' | 'nativeExpressions' | 'codegenExpressions'>;
export type Fallback = Omit<RowOf<(typeof COVERAGE_TABLES)['fallbacks.csv']>, 'line'>;
export type OperatorCount = Omit<RowOf<typeof OPERATORS>, 'line'>;

/** A scan that plans are made with. */
export type CoverageScan = CoverageFile['scans'][number];

/** How much of each plan of a suite an engine runs natively, release by release; `id` is the engine's. */
export type Coverage = CoverageFile & {
  id: string;
  rows: CoveragePlan[];
  fallbacks: Fallback[];
  /** Counted by this site; empty if they were not counted. */
  operators: OperatorCount[];
};

/** What a release runs natively in the plans of one scan. */
export interface ReleaseCoverage {
  release: string;
  scan: CoverageScan;
  plans: CoveragePlan[];
  accelerated: number;
  eligible: number;
  /** How many plans run natively as a whole. */
  whole: number;
  /** Null if they were not counted. */
  transitions: number | null;
  /** Operators that do not run natively and have a reason. Others without a reason do not run natively either. */
  fallbacks: Fallback[];
  operators: OperatorCount[];
}
