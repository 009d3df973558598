import type { Axis, Role, SpecBase } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { joinWords } from '../../benchmark/text/names';
import { type Kind, unitOfAxis } from '../shared/kind';

/** Seconds, split into the largest or the most influential queries and all others. */
export interface PartsRow {
  name: string;
  /** "+5,083 s, 392% more". */
  detail: string;
  seconds: number;
  /** The largest queries, if the row names them; otherwise empty. */
  parts: { query: string; seconds: number; role?: Role }[];
  /** Number of the other queries. */
  others: number;
  /** Number of queries with a difference in the direction of the row; only of differences. */
  longer?: number;
  /** Next to the bar: its stressed part ('' for none), and the rest. */
  share: string;
  words: string;
}

/** Differences of several series, or totals of several sides, from 0 on one scale in seconds, split by query. */
export interface PartsSpec extends SpecBase {
  kind: 'parts';
  axis: Axis;
  /** Direction of named parts without their own. */
  role: Extract<Role, 'faster' | 'slower' | 'neutral'>;
  /** Seconds of the others on the baseline: a dotted line. The others then come before the named part. */
  reference?: number;
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
    [column('longer', 'Queries that take longer', 'queries', 'number'), ({ longer }) => longer ?? null],
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
  count: ({ rows }, queries) => ({ count: queries ?? rows.length, of: queries === null ? 'values' : 'queries' }),
};
