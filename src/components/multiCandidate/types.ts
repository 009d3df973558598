import type { Table } from '../../benchmark/model/table';
import type { HeatMap } from './cells';

/** One result set of several; `title` is unique among them. */
interface MultiSide {
  id: string;
  title: string;
  /** Site path of its page, without base path. */
  path: string;
}

/** Several candidates compared with one baseline over the same queries. Plain JSON. */
export interface HeatMapData {
  /** Baseline first. */
  sides: MultiSide[];
  heatMap: HeatMap;
  table: Table;
  /** Measurement, for the footer of a figure. */
  statement: string;
  /** Day of the latest publication of all sides, "2026-07-21". */
  published: string;
  /** Notice for the numbers, wherever they appear. */
  disclaimer: string;
  /** Notes for readers: different environments, missing verdicts. */
  notes: string[];
}
