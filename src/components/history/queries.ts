import type { HistoryLine } from '../../benchmark/history/lines';
import { lineDetail, lineHeading, releaseAt, releaseName } from '../../benchmark/history/words';
import { column, QUERY_COLUMN } from '../../benchmark/model/columns';
import { queriesPrefix } from '../../benchmark/model/paths';
import { compareQueries } from '../../benchmark/model/queries';
import type { EngineRecord } from '../../benchmark/model/round';
import type { Table } from '../../benchmark/model/table';
import { rounded } from '../../benchmark/text/numbers';

/** Every query of a line over its rounds. */
export interface LineQueries {
  /** Id of the line, the anchor of the table. */
  id: string;
  heading: string;
  /** Speedups over vanilla Spark, a column for each round; null if a round has no time of the query on both sides. */
  table: Table;
  /** Start of the paths of its query pages. */
  queriesPrefix: string;
}

/** Speedups of the queries of a line of at least two rounds; null for fewer. */
export function lineQueries(engine: EngineRecord, line: HistoryLine): LineQueries | null {
  const { points } = line;
  const [first] = points;
  if (!first || points.length < 2) return null;
  const queries = [...new Set(points.flatMap(({ comparison }) => comparison.matched.map(({ query }) => query)))];
  queries.sort(compareQueries);
  const speedups = points.map(
    ({ comparison }) => new Map(comparison.matched.map(({ query, speedup }) => [query, rounded(speedup)])),
  );
  return {
    id: line.id,
    heading: `${lineHeading(line)}, ${lineDetail(line)}`,
    table: {
      columns: [
        QUERY_COLUMN,
        ...points.map((point) => column(point.round.id, releaseName(releaseAt(engine, point)), '×', 'number', 2)),
      ],
      rows: queries.map((query) => [query, ...speedups.map((byQuery) => byQuery.get(query) ?? null)]),
      footnotes: [],
    },
    queriesPrefix: queriesPrefix(first.comparison.candidate.suite),
  };
}
