import type { HistoryLine } from '../../history/lines';
import { lineDetail, lineHeading, monthText, publishedOn, releaseAt, releaseName } from '../../history/words';
import { column, SPEEDUP_COLUMN } from '../../model/columns';
import { suiteFamily } from '../../model/queries';
import type { EngineRecord } from '../../model/round';
import type { Table } from '../../model/table';
import { tableOf } from '../../model/tables/tableOf';
import { capitalise } from '../../text/names';
import { rounded } from '../../text/numbers';

/** An engine with its lines, and the page of each. */
export interface QueriedHistory {
  engine: EngineRecord;
  lines: readonly HistoryLine[];
  /** The page that says what changed between two rounds of a line. */
  pathOf: (line: HistoryLine) => string;
}

/** A query's speedup over the rounds of one line. */
export interface QueryRounds {
  /** "Comet on TPC-H, SF 100, one workstation". */
  heading: string;
  path: string;
  table: Table;
}

function roundsTable(engine: EngineRecord, { points }: HistoryLine, query: string): Table {
  const measured = points.flatMap((point) => {
    const found = point.comparison.matched.find((entry) => entry.query === query);
    return found ? [{ point, ...found }] : [];
  });
  return tableOf(measured, [
    [column('release', 'Release'), ({ point }) => releaseName(releaseAt(engine, point))],
    [column('published', 'Published'), ({ point }) => monthText(publishedOn(point), 4)],
    [SPEEDUP_COLUMN, ({ speedup }) => rounded(speedup)],
    [column('baseline_s', 'Vanilla Spark, same round', 's', 'number', 1), ({ baseline }) => rounded(baseline.timeS)],
    [column('candidate_s', capitalise(engine.name), 's', 'number', 1), ({ candidate }) => rounded(candidate.timeS)],
    [column('runs', 'Runs'), ({ point }) => (point.single ? 'one or not reported' : 'several')],
  ]);
}

/** The speedup of a query over the rounds of every line of its suite that has two rounds or more. */
export function queryRounds(histories: readonly QueriedHistory[], suite: string, query: string): QueryRounds[] {
  return histories.flatMap(({ engine, lines, pathOf }) =>
    lines.flatMap((line) => {
      const [first] = line.points;
      if (!first || line.points.length < 2 || suiteFamily(first.comparison.baseline.suite.name) !== suite) return [];
      const table = roundsTable(engine, line, query);
      const heading = `${capitalise(engine.name)} on ${lineHeading(line)}, ${lineDetail(line)}`;
      return table.rows.length < 2 ? [] : [{ heading, path: pathOf(line), table }];
    }),
  );
}
