import type { Link } from './link';
import type { QueryMetrics } from './queryMetrics';
import type { ResultSet, Side } from './resultSet';
import type { Table } from './table';

/** Event-log metrics of both sides; null for a side without a log. */
export type SideMetrics = Record<Side, QueryMetrics | null>;

/** A table of metrics; its footnotes are the comparability notes, in the order of their letters. */
export interface MetricsTable extends Table {
  /** Footnote letter of each row, from a; empty for none. */
  letters: string[];
}

/** A result set with its event-log metrics. `name` is its name in a sentence: "native Spark 3.5.8". */
export interface EventLogSide {
  name: string;
  resultSet: Pick<ResultSet, 'id' | 'engine' | 'notes' | 'iterationRows'>;
  metrics: Pick<QueryMetrics, 'queries' | 'operators'>;
}

/** Event-log metrics of one query, for result sets that can be compared. Plain JSON. */
export interface EventLogData {
  /** "native Spark 3.5.8 and Celeborn 0.5.4". */
  names: string;
  measures: MetricsTable;
  /** How to read the measures: the statistic, and the direction of the ratio. */
  measuresText: string;
  executions: Table;
  /** One sentence per unusual iteration. */
  unusual: string[];
  /** Definition of an unusual iteration. */
  rule: string;
  /** Null if a set has no recorded plan. */
  operators: Table | null;
  operatorsText: string;
  files: { metrics: Link[]; operators: Link[] };
}
