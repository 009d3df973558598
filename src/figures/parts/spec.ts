import type { Axis, Role, SpecBase } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { joinWords } from '../../benchmark/text/names';
import { type Kind, unitOfAxis } from '../shared/kind';

/** A difference in seconds, split into its largest queries and all others. */
export interface PartsRow {
  name: string;
  /** "+5,083 s, 392% more". */
  detail: string;
  seconds: number;
  /** The largest queries, if the row names them; otherwise empty. */
  parts: { query: string; seconds: number }[];
  /** Number of the other queries. */
  others: number;
  /** Number of queries with a difference in the direction of the row. */
  longer: number;
  /** Next to the bar: its stressed part ('' for none), and the rest. */
  share: string;
  words: string;
}

/** Differences in seconds of several series, from 0 on one scale, split by query. */
export interface PartsSpec extends SpecBase {
  kind: 'parts';
  axis: Axis;
  /** Direction of the differences. */
  role: Extract<Role, 'faster' | 'slower'>;
  rows: PartsRow[];
}

/** Seconds of all others. */
export function restOf({ seconds, parts }: PartsRow): number {
  return parts.reduce((rest, part) => rest - part.seconds, seconds);
}

export function partsTable({ rows }: PartsSpec): Table {
  return tableOf(rows, [
    [column('name', 'Series'), 'name'],
    [column('added_s', 'Added time', 's', 'number', 0), 'seconds'],
    [column('longer', 'Queries that take longer', 'queries', 'number'), 'longer'],
    [column('queries', 'Queries in all', 'queries', 'number'), ({ parts, others }) => parts.length + others],
    [
      column('largest', 'Largest'),
      ({ parts }) => (parts.length === 0 ? null : joinWords(parts.map(({ query }) => query))),
    ],
    [
      column('share_pct', 'Their share', '%', 'number', 0),
      (row) => (row.parts.length === 0 ? null : 100 - (100 * restOf(row)) / row.seconds),
    ],
  ]);
}

export const parts: Kind<PartsSpec> = {
  unit: unitOfAxis,
  count: ({ rows }) => ({ count: rows.length, of: 'values' }),
};
