import { column, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Verdict } from '../../benchmark/model/comparison';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import type { StandaloneSpec } from '../shared/kind';

export interface TimeBar {
  id: string;
  engine: string;
  version: string;
  /** Page of the result set. */
  path: string;
  timeS: number;
  text: string;
  /** End of the bar, in % of the axis. */
  at: number;
  /** Compared with the baseline; null without a verdict, and for the baseline. */
  verdict: Verdict | null;
  isBaseline: boolean;
}

export interface TimeGroup {
  /** "tpcds-4.0", the target of links to a query version; '' if an earlier group has it. */
  anchor: string;
  /** Query version, machine, and iterations. */
  note: string;
  /** End of the baseline's bar, in % of the axis. */
  baseAt: number;
  /** The fastest first. */
  bars: TimeBar[];
}

/** One data size, whose groups share an axis. */
export interface TimePanel {
  id: string;
  scaleFactor: number;
  /** "3 TB: Comet takes 80% of the time". */
  title: string;
  ticks: { label: string; at: number }[];
  groups: TimeGroup[];
}

/** Seconds of a query by data size: the newest result of each engine, with its baseline. */
export interface TimesSpec extends StandaloneSpec {
  kind: 'times';
  /** Latest publication date, 2026-07-21. */
  published: string;
  panels: TimePanel[];
}

/** Table with a row per result set in the order of the page. */
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
