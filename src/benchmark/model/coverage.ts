import type { Source } from './resultSet';

/** One query's plan in one release: how many of its operators run natively. */
export interface CoveragePlan {
  release: string;
  query: string;
  /** As in CoverageScan; '' for the only or default plan. */
  scan: string;
  /** Operators that run natively. */
  accelerated: number;
  /** Operators that can run natively. */
  eligible: number;
  /** Switches between Spark and the engine; null if they were not counted. */
  transitions: number | null;
}

/** Operators of one plan that are not native, with the reason. */
export interface Fallback extends Pick<CoveragePlan, 'release' | 'query' | 'scan'> {
  operator: string;
  /** In the engine's words; '' if it gives none. */
  reason: string;
  count: number;
}

/** How often an operator occurs in the plans of a release, and how often it runs natively there. */
export interface OperatorCount extends Pick<CoveragePlan, 'release' | 'scan'> {
  /** Without the prefix of the engine: "HashAggregate", "Scan parquet". */
  operator: string;
  native: number;
  count: number;
}

/** A scan that plans are made with. */
export interface CoverageScan {
  id: string;
  name: string;
  /** From this release on, plans without a scan are of this one. */
  defaultFrom?: string;
}

/** How much of each plan of a suite an engine runs natively, release by release. */
export interface Coverage {
  /** The id of the engine. */
  id: string;
  name: string;
  /** Counts of an engine and of this site are not comparable. */
  countedBy: 'engine' | 'site';
  suite: 'tpcds';
  /** "Plans of Comet’s own tests, Spark 3.4". */
  plans: string;
  licence: string;
  sources: Source[];
  /** By date. */
  releases: { version: string; date: string; commit: string; defaultScan?: string }[];
  /** The main scan first. */
  scans: CoverageScan[];
  countingChange?: { release: string; text: string; label: string; path: string };
  notes: string[];
  changes: string;
  rows: CoveragePlan[];
  fallbacks: Fallback[];
  /** Counted by this site; empty if they were not counted. */
  operators: OperatorCount[];
}

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
