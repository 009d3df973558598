import type { HistoryLine, HistoryPoint } from '../../benchmark/history/lines';
import {
  baselineName,
  comparedText,
  lineDetail,
  lineHeading,
  publicationMonth,
  releaseAt,
  releaseName,
} from '../../benchmark/history/words';
import { column, SPEEDUP_COLUMN } from '../../benchmark/model/columns';
import { suiteFamily } from '../../benchmark/model/queries';
import type { EngineRecord } from '../../benchmark/model/round';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise } from '../../benchmark/text/names';
import { countNoun, rounded } from '../../benchmark/text/numbers';
import { type Block, fold } from '../page/page';

export interface QueriedHistory {
  engine: EngineRecord;
  lines: readonly HistoryLine[];
  /** Path of the queries of a line on the page of its history. */
  pathOf: (line: HistoryLine) => string;
}

/** Points of a line that have the query; empty for fewer than two. */
function measuredPoints({ points }: HistoryLine, query: string) {
  const measured = points.flatMap((point) => {
    const match = point.comparison.matched.find((entry) => entry.query === query);
    return match ? [{ point, match }] : [];
  });
  return measured.length < 2 ? [] : measured;
}

/** Speedups of a query over the rounds of every line of its suite with at least two. */
export function roundsFold(histories: readonly QueriedHistory[], suite: string, query: string): Block {
  const rows = histories.flatMap(({ engine, lines, pathOf }) =>
    lines
      .filter(({ points: [first] }) => first && suiteFamily(first.comparison.baseline.suite.name) === suite)
      .flatMap((line) => {
        const name = `${lineHeading(line)}, ${lineDetail(line)}`;
        return measuredPoints(line, query).map((found) => ({ ...found, line, name, path: pathOf(line), engine }));
      }),
  );
  const lines = rows.map(({ line }) => line);
  const label = 'Speedup from release to release';
  return fold(`${label}: ${countNoun(rows.length, 'release')}`, 'rounds', {
    kind: 'table',
    label,
    statement: `${comparedText(lines)} Do not compare seconds across rounds.`,
    paths: Object.fromEntries(rows.map(({ name, path }) => [name, path])),
    isStacked: true,
    table: tableOf(rows, [
      [column('release', 'Release'), ({ engine, point }) => releaseText(engine, point)],
      [SPEEDUP_COLUMN, ({ match }) => rounded(match.speedup)],
      [
        column('baseline_s', capitalise(baselineName(lines)), 's', 'number', 1),
        ({ match }) => rounded(match.baseline.timeS),
      ],
      [column('candidate_s', 'Engine', 's', 'number', 1), ({ match }) => rounded(match.candidate.timeS)],
      [column('line', 'Rounds', '', 'query'), 'name'],
    ]),
  });
}

/** "Comet 0.9.0, Jul 2025". */
function releaseText(engine: EngineRecord, point: HistoryPoint): string {
  return `${capitalise(engine.name)} ${releaseName(releaseAt(engine, point))}, ${publicationMonth(point)}`;
}
