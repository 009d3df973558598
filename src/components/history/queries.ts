import type { HistoryLine } from '../../benchmark/history/lines';
import { lineDetail, lineHeading, pointName } from '../../benchmark/history/words';
import { column, QUERY_COLUMN } from '../../benchmark/model/columns';
import { queriesPrefix } from '../../benchmark/model/paths';
import { compareQueries } from '../../benchmark/model/queries';
import type { EngineRecord } from '../../benchmark/model/round';
import { rounded } from '../../benchmark/text/numbers';
import { type Block, fold } from '../page/page';

/** Speedup of each query in the rounds of a line, which open from its name; null for fewer than two rounds. */
export function lineQueries(engine: EngineRecord, line: HistoryLine): Block | null {
  const { points } = line;
  const [first] = points;
  if (!first || points.length < 2) return null;
  const queries = [...new Set(points.flatMap(({ comparison }) => comparison.matched.map(({ query }) => query)))];
  queries.sort(compareQueries);
  const speedups = points.map(
    ({ comparison }) => new Map(comparison.matched.map(({ query, speedup }) => [query, rounded(speedup)])),
  );
  const label = `${lineHeading(line)}, ${lineDetail(line)}`;
  const table = {
    columns: [
      QUERY_COLUMN,
      ...points.map((point) => column(point.round.id, pointName(engine, point), '×', 'number', 2)),
    ],
    rows: queries.map((query) => [query, ...speedups.map((byQuery) => byQuery.get(query) ?? null)]),
    footnotes: [],
  };
  const paths = `${queriesPrefix(first.comparison.candidate.suite)}*/`;
  return fold(`${label}: speedup of each query in every round`, line.id, { kind: 'table', label, table, paths });
}
