import type { HistoryLine } from '../../history/lines';
import { lineDetail, lineHeading, monthText, publishedOn, releaseAt, releaseName } from '../../history/words';
import { column } from '../../model/columns';
import { suiteSlug } from '../../model/paths';
import type { EngineRecord } from '../../model/round';
import type { Cell, Table } from '../../model/table';
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

function tableOf(engine: EngineRecord, { points }: HistoryLine, query: string): Table {
  const rows = points.flatMap((point): Cell[][] => {
    const found = point.comparison.matched.find((entry) => entry.query === query);
    if (!found) return [];
    return [
      [
        releaseName(releaseAt(engine, point)),
        monthText(publishedOn(point), 4),
        rounded(found.speedup),
        rounded(found.baseline.timeS),
        rounded(found.candidate.timeS),
        point.single ? 'one, or not stated' : 'several',
      ],
    ];
  });
  return {
    columns: [
      column('release', 'Release', '', 'text'),
      column('published', 'Published', '', 'text'),
      column('speedup', 'Speedup', '×', 'number', 2),
      column('baseline_s', 'Spark of the round', 's', 'number', 1),
      column('candidate_s', capitalise(engine.name), 's', 'number', 1),
      column('runs', 'Runs', '', 'text'),
    ],
    rows,
    footnotes: [],
  };
}

/** The speedup of a query over the rounds of every line of its suite that has two rounds or more. */
export function queryRounds(histories: readonly QueriedHistory[], slug: string, query: string): QueryRounds[] {
  return histories.flatMap(({ engine, lines, pathOf }) =>
    lines.flatMap((line) => {
      const [first] = line.points;
      if (!first || line.points.length < 2 || suiteSlug(first.comparison.baseline.suite) !== slug) return [];
      const table = tableOf(engine, line, query);
      const heading = `${capitalise(engine.name)} on ${lineHeading(line)}, ${lineDetail(line)}`;
      return table.rows.length < 2 ? [] : [{ heading, path: pathOf(line), table }];
    }),
  );
}
