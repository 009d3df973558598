import { column } from '../../model/columns';
import type { IntervalMark } from '../../model/figure';
import type { ResultRow, ResultSet } from '../../model/resultSet';
import type { Table } from '../../model/table';
import { tableOf } from '../../model/tables/tableOf';
import type { StandaloneSpec } from '../kind';

// The spec and its table, apart from what makes the spec: pages make the table in the browser as well.

/** One timed execution on the axis, in run order; the first of a run may be cold. */
export interface IterationMark {
  timeS: number;
  at: number;
  /** Of the first iteration, where it is the slowest (right) or fastest (left) of all: its name has room there. */
  side?: 'left' | 'right';
}

/** One result set's time of the query. */
export interface TimeRow extends Pick<ResultRow, 'status' | 'reason' | 'timeS' | 'minS' | 'maxS' | 'line'> {
  id: string;
  /** "Comet 0.16.0", with what tells it apart where another row has the same engine and version. */
  name: string;
  engine: string;
  version: string;
  /** The page of the result set. */
  path: string;
  /** "median of 5". */
  measured: string;
  statistic: ResultSet['statistic'];
  /** How many iterations became the time. */
  count: ResultSet['iterations'];
  /** Where statistic and range lie on the axis; null without a time. */
  mark: IntervalMark | null;
  /** Those that are published. */
  iterations: IterationMark[];
}

/** The rows of one environment; the head says when none is stated. */
export interface TimeGroup {
  id: string;
  environment: string;
  rows: TimeRow[];
}

/** The times of a query at one scale factor and table format, which share one axis. */
export interface TimesSpec extends StandaloneSpec {
  kind: 'times';
  scaleFactor: number;
  tableFormat: string;
  /** "4 result sets, TPC-DS-derived suite, scale factor 3000." */
  note: string;
  /** Date of the latest publication of all result sets, 2026-07-21. */
  published: string;
  axisTitle: string;
  /** Of the seconds where they are shown: two where all times are short. */
  decimals: number;
  ticks: { label: string; at: number }[];
  groups: TimeGroup[];
}

/** Why there is no time: "not run: out of memory". */
export function statusText({ status, reason }: Pick<TimeRow, 'status' | 'reason'>): string {
  return `${status.replace('_', ' ')}${reason === '' ? '' : `: ${reason}`}`;
}

/** The times of a query as a table: a row per result set in the page's order, full precision; the iterations that are published in the order of running. */
export function timesTable(specs: readonly TimesSpec[]): Table {
  const rows = specs.flatMap(({ scaleFactor, tableFormat, groups }) =>
    groups.flatMap((group) => group.rows.map((row) => ({ ...row, environment: group.id, scaleFactor, tableFormat }))),
  );
  return tableOf(rows, [
    [column('result_set', 'Result set'), 'id'],
    [column('engine', 'Engine'), 'engine'],
    [column('version', 'Version'), 'version'],
    [column('environment', 'Environment'), 'environment'],
    [column('scale_factor', 'Scale factor', 'count', 'number'), 'scaleFactor'],
    [column('table_format', 'Table format'), 'tableFormat'],
    [column('statistic', 'Statistic'), 'statistic'],
    [column('iterations', 'Iterations', 'count', 'text'), 'count'],
    [column('status', 'Status'), 'status'],
    [column('time_s', 'Time', 's', 'number', 2), 'timeS'],
    [column('time_min_s', 'Fastest', 's', 'number', 2), 'minS'],
    [column('time_max_s', 'Slowest', 's', 'number', 2), 'maxS'],
    [column('reason', 'Reason'), 'reason'],
    [
      column('iteration_times_s', 'Each iteration', 's', 'text'),
      ({ iterations }) => iterations.map(({ timeS }) => timeS).join(' ') || null,
    ],
  ]);
}
