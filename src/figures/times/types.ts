import { column, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Verdict } from '../../benchmark/model/comparison';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import type { StandaloneSpec } from '../shared/kind';

/** One result set's time of the query. */
export interface TimeBar {
  /** The id of the result set. */
  id: string;
  /** "Comet". */
  engine: string;
  version: string;
  /** The page of the result set. */
  path: string;
  timeS: number;
  /** "32.4 s". */
  text: string;
  /** The end of the bar, in % of the axis. */
  at: number;
  /** Compared with the baseline; null without a verdict, and for the baseline. */
  verdict: Verdict | null;
  isBaseline: boolean;
}

/** A baseline and what is compared with it. */
export interface TimeGroup {
  /** "tpcds-4.0", by which links to a query version find it; '' if a group before has it. */
  anchor: string;
  /** Query version, machine, and iterations. */
  note: string;
  /** The end of the baseline's bar, in % of the axis. */
  baseAt: number;
  /** The fastest first. */
  bars: TimeBar[];
}

/** One data size, whose groups share an axis. */
export interface TimePanel {
  /** "sf3000". */
  id: string;
  scaleFactor: number;
  /** "3 TB: Comet takes 80% of the time". */
  title: string;
  ticks: { label: string; at: number }[];
  groups: TimeGroup[];
}

/** The seconds of a query by data size: the newest result of each engine, and what it is compared with. */
export interface TimesSpec extends StandaloneSpec {
  kind: 'times';
  /** Date of the latest publication, 2026-07-21. */
  published: string;
  panels: TimePanel[];
}

/** The bars as a table: a row per result set in the page's order. */
export function timesTable({ panels }: TimesSpec): Table {
  const rows = panels.flatMap(({ scaleFactor, groups }) =>
    groups.flatMap(({ bars }) => bars.map((bar) => ({ ...bar, scaleFactor }))),
  );
  return tableOf(rows, [
    [column('result_set', 'Result set'), 'id'],
    [column('engine', 'Engine'), 'engine'],
    [column('version', 'Version'), 'version'],
    [column('scale_factor', 'Scale factor', 'count', 'number'), 'scaleFactor'],
    [column('time_s', 'Time', 's', 'number', 2), 'timeS'],
    [VERDICT_COLUMN, 'verdict'],
  ]);
}
