import type { Axis } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import type { Evidence } from '../../benchmark/model/figure';
import type { Interval } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import type { StandaloneKind, StandaloneSpec } from '../shared/kind';

/** Two engines on the queries of one pattern. */
export interface PatternRow extends Evidence {
  /** "Fact-to-fact join". */
  name: string;
  /** Share of vanilla Spark's time, 0–1. */
  share: number;
  /** Geometric means of the speedups of both engines over vanilla Spark, in the order of the names. */
  speedups: [number, number];
  /** Geometric mean of the first engine's time ÷ the second's. */
  ratio: number;
  /** 95% interval of the ratio over the queries of the pattern. */
  interval: Interval;
  /** After the correction for all patterns, with reruns. */
  q: number;
  /** Queries on which each engine is clearly faster. */
  clear: [number, number];
  /** Ratio of each query. */
  queries: { query: string; ratio: number }[];
}

/** Two engines by pattern of the queries: the ratio of their times on a log scale. */
export interface PatternsSpec extends StandaloneSpec {
  kind: 'patterns';
  /** Both engines without their versions, "Comet". */
  engines: [string, string];
  /** Both engines with their versions, and the IDs of their result sets. */
  names: [string, string];
  sets: [string, string];
  /** The page that compares the two. */
  path: string;
  /** Of the speedups of both engines, and of the ratio of the two. */
  speedups: Axis;
  axis: Axis;
  /** Largest ratio of two runs of one engine that reruns explain. */
  band: number;
  rows: PatternRow[];
}

function patternsTable({ rows, names: [first, second] }: PatternsSpec): Table {
  const ratio = (key: string, name: string) => column(key, name, '×', 'number', 2);
  return tableOf(rows, [
    [column('pattern', 'Pattern'), 'name'],
    [column('queries', 'Queries', '', 'number'), ({ queries }) => queries.length],
    [column('share_pct', 'Share of time', '%', 'number'), ({ share }) => 100 * share],
    [ratio('first', `${first}, speedup`), ({ speedups }) => speedups[0]],
    [ratio('second', `${second}, speedup`), ({ speedups }) => speedups[1]],
    [ratio('ratio', `${second} over ${first}`), 'ratio'],
    [ratio('low', 'Low (queries)'), ({ interval }) => interval.low],
    [ratio('high', 'High (queries)'), ({ interval }) => interval.high],
    [column('q', 'q, with reruns', '', 'number', 3), 'q'],
    [column('first_clear', `${first} clearly faster`, 'queries', 'number'), ({ clear }) => clear[0]],
    [column('second_clear', `${second} clearly faster`, 'queries', 'number'), ({ clear }) => clear[1]],
  ]);
}

export const patterns: StandaloneKind<PatternsSpec> = {
  unit: () => '×',
  count: ({ rows }) => ({ count: rows.reduce((all, { queries }) => all + queries.length, 0), of: 'queries' }),
  csv: patternsTable,
};
