import type { QueryMetrics } from './queryMetrics';
import type { ResultSet, Side } from './resultSet';
import type { Table } from './table';

/** What the event logs of both sides of a comparison tell; null where a side has none. */
export type SideMetrics = Record<Side, QueryMetrics | null>;

/** A table of metrics; its footnotes are the notes on comparability, in the order of their letters. */
export interface MetricsTable extends Table {
  /** Per row the letter of its footnote, a for the first; empty for none. */
  letters: string[];
}

/** One result set with what its event log tells, and its name in a sentence: "native Spark 3.5.8". */
export interface EventLogSide {
  name: string;
  resultSet: Pick<ResultSet, 'id' | 'engine' | 'notes' | 'iterationRows'>;
  metrics: Pick<QueryMetrics, 'queries' | 'operators'>;
}

/** What event logs tell of one query, of result sets that may be compared. Plain JSON. */
export interface EventLogData {
  /** "native Spark 3.5.8 and Celeborn 0.5.4". */
  names: string;
  measures: MetricsTable;
  /** How to read the measures: what the statistic is, and which way the ratio goes. */
  measuresText: string;
  executions: Table;
  /** One sentence per unusual iteration. */
  unusual: string[];
  /** What makes an iteration unusual. */
  rule: string;
  /** Null where no plan is recorded of one of the sets. */
  operators: Table | null;
  operatorsText: string;
  files: { metrics: EventLogFile[]; operators: EventLogFile[] };
}

/** A file that the tables are computed from: its label and its address as a site path. */
export interface EventLogFile {
  label: string;
  path: string;
}
