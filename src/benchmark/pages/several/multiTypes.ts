import type { Table } from '../../model/table';
import type { HeatMap } from './heatMap';

/** One result set among several; `title` is told apart from the others. */
interface MultiSide {
  id: string;
  title: string;
  /** Its page, as a site path without base path. */
  path: string;
}

/** Two candidates or more against one baseline over the same queries. Plain data; survives JSON. */
export interface MultiData {
  /** Baseline first. */
  sides: MultiSide[];
  heatMap: HeatMap;
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
