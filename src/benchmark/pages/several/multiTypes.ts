import type { CandidateEstimates, EstimatesSpec, HeatMapSpec, SortedSpec } from '../../figures/several/specs';
import type { ComparisonVerdict } from '../../model/comparison';
import type { Table } from '../../model/table';

/** One result set among several; `title` is told apart from the others. */
export interface MultiSide {
  id: string;
  title: string;
  /** Its page, as a site path without base path. */
  path: string;
  /** Over the matched queries, in seconds. */
  totalS: number;
}

/** One of the candidates, compared with the baseline. */
export interface MultiCandidate extends MultiSide, CandidateEstimates {
  /** Names both engines with their versions. */
  verdict: ComparisonVerdict;
}

/** Two to six candidates against one baseline over the same queries. Plain data; survives JSON. */
export interface MultiData {
  baseline: MultiSide;
  candidates: MultiCandidate[];
  summary: EstimatesSpec;
  heatMap: HeatMapSpec;
  sorted: SortedSpec;
  table: Table;
  /** What was measured, for the footer of a figure. */
  statement: string;
  /** Date of the latest publication of all sides, 2026-07-21. */
  published: string;
  /** What must stand with the numbers wherever they go. */
  disclaimer: string;
  /** What must be known before reading: differing environments, verdicts that nothing could decide. */
  notes: string[];
}
