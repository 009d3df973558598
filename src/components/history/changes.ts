import type { HistoryLine, HistoryPoint } from '../../benchmark/history/lines';
import type { StepLine, StepRound } from '../../benchmark/history/steps';
import { lineDetail, lineHeading, releaseAt, releaseName } from '../../benchmark/history/words';
import { column, QUERY_COLUMN } from '../../benchmark/model/columns';
import { queriesPrefix } from '../../benchmark/model/paths';
import { compareQueries } from '../../benchmark/model/queries';
import type { EngineRecord } from '../../benchmark/model/round';
import type { Table } from '../../benchmark/model/table';
import { capitalise } from '../../benchmark/text/names';
import { rounded } from '../../benchmark/text/numbers';
import { linesDisclaimer } from '../../figures/history/spec';
import { changesPath, type HistoryLink, historyPath } from './paths';

/** Content of /history/<engine>/<line>/: any two rounds of a line compared. */
export interface ChangesPageData extends StepLine {
  path: string;
  /** "Comet". */
  name: string;
  /** "Changes in Comet on TPC-H at 100 GB". */
  title: string;
  description: string;
  meta: string;
  /** Speedup of every query in every round. */
  table: Table;
  /** Start of the paths of its query pages. */
  queriesPrefix: string;
  history: HistoryLink;
}

function stepRound(engine: EngineRecord, point: HistoryPoint, queries: readonly string[]): StepRound {
  const byQuery = new Map(point.comparison.matched.map((query) => [query.query, query]));
  return {
    id: point.round.id,
    release: releaseName(releaseAt(engine, point)),
    single: point.single,
    total: rounded(point.comparison.total.speedup),
    times: queries.map((query) => {
      const found = byQuery.get(query);
      return found ? [rounded(found.baseline.timeS), rounded(found.candidate.timeS)] : null;
    }),
  };
}

function speedupTable(
  queries: readonly string[],
  points: readonly HistoryPoint[],
  rounds: readonly StepRound[],
): Table {
  const speedups = points.map(
    ({ comparison }) => new Map(comparison.matched.map(({ query, speedup }) => [query, rounded(speedup)])),
  );
  return {
    columns: [QUERY_COLUMN, ...rounds.map(({ id, release }) => column(id, release, '×', 'number', 2))],
    rows: queries.map((query) => [query, ...speedups.map((byQuery) => byQuery.get(query) ?? null)]),
    footnotes: [],
  };
}

/** Page of a line of at least two rounds; null for fewer. */
export function changesPage(engine: EngineRecord, line: HistoryLine): ChangesPageData | null {
  const { points } = line;
  const [first] = points;
  if (!first || points.length < 2) return null;
  const queries = [...new Set(points.flatMap(({ comparison }) => comparison.matched.map(({ query }) => query)))];
  queries.sort(compareQueries);
  const rounds = points.map((point) => stepRound(engine, point, queries));
  const name = capitalise(engine.name);
  const where = `${lineHeading(line)}, ${lineDetail(line)}`;
  return {
    path: changesPath(engine.id, line.id),
    name,
    title: `Changes in ${engine.name} on ${lineHeading(line)}`,
    description: `Speedup of each query over vanilla Spark in the same round, and how it changed between any two rounds: ${where}.`,
    meta: `${linesDisclaimer([line])}. Do not compare seconds across rounds; compare the ratios within each round.`,
    queries,
    rounds,
    table: speedupTable(queries, points, rounds),
    queriesPrefix: queriesPrefix(first.comparison.candidate.suite),
    history: { label: `${name}, release by release`, path: historyPath(engine.id) },
  };
}
