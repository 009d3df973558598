import { isWithdrawn } from '../../benchmark/comparison/withdrawal';
import type { HistoryLine, HistoryPoint } from '../../benchmark/history/lines';
import { shapeText } from '../../benchmark/history/shape';
import { baselineName, lineDetail, lineHeading, pointName, publicationMonth } from '../../benchmark/history/words';
import { column } from '../../benchmark/model/columns';
import { groupBy } from '../../benchmark/model/groupBy';
import type { Unknown } from '../../benchmark/model/resultSet';
import type { EngineRecord } from '../../benchmark/model/round';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { MISSING } from '../../benchmark/text/cells';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { countNoun, formatQueries, rounded } from '../../benchmark/text/numbers';
import { pairPath, type ShownPairs } from '../home/engineSummary/pairs';
import { type Block, fold } from '../page/page';

function runsText({ iterations: { baseline, candidate } }: HistoryPoint): string {
  const text = (count: number | Unknown) => (count === 'unknown' ? MISSING : String(count));
  return baseline === candidate ? text(candidate) : `${text(baseline)} and ${text(candidate)}`;
}

/** "22 queries", or "99 and 103 queries" if rounds differ. */
function queriesText({ points }: HistoryLine): string {
  const counts = [...new Set(points.map(({ comparison }) => comparison.matched.length))].sort((a, b) => a - b);
  return counts.length === 1 ? formatQueries(counts[0] ?? 0) : `${joinWords(counts.map(String))} queries`;
}

function roundName(engine: EngineRecord, point: HistoryPoint): string {
  return `${pointName(engine, point)}${isWithdrawn(point.comparison) ? ' (withdrawn)' : ''}`;
}

/** The comparisons of a line, one per round, which open from its name; a release opens its report or its comparison. */
export function lineRounds(engine: EngineRecord, line: HistoryLine, shown: readonly ShownPairs[]): Block {
  const { points } = line;
  const name = capitalise(engine.name);
  const ratio = (key: string, label: string) => column(key, label, '×', 'number', 2);
  const table = tableOf(points, [
    [column('release', 'Release', '', 'query'), (point: HistoryPoint) => roundName(engine, point)],
    [column('published', 'Published'), publicationMonth],
    [column('executors_cores', 'Executors × cores'), ({ shape }) => shapeText(shape) || null],
    [column('runs', 'Runs'), runsText],
    [
      column('baseline_s', capitalise(baselineName([line])), 's', 'number', 1),
      ({ comparison }) => rounded(comparison.baselineS),
    ],
    [column('candidate_s', name, 's', 'number', 1), ({ comparison }) => rounded(comparison.candidateS)],
    [ratio('total', 'Total-time ratio'), ({ comparison }) => rounded(comparison.total.speedup)],
    [ratio('geometric_mean', 'Geometric mean'), ({ comparison }) => rounded(comparison.geometricMean.speedup)],
    [ratio('median', 'Median'), ({ comparison }) => rounded(comparison.median.speedup)],
    [column('faster', `${name} faster on`), ({ comparison }) => `${comparison.faster} of ${comparison.matched.length}`],
  ]);
  const label = `${lineHeading(line)}, ${lineDetail(line)} (${queriesText(line)})`;
  const paths = Object.fromEntries(
    points.map((point) => [roundName(engine, point), pairPath(point.comparison, shown)]),
  );
  return fold(`${label}: ${countNoun(points.length, 'comparison')}`, '', {
    kind: 'table',
    label,
    table,
    paths,
    isStacked: true,
  });
}

/** A sentence for each vanilla Spark result that is the baseline of several comparisons; empty if each has its own. */
export function sharedBaselines({ name }: EngineRecord, line: HistoryLine): string[] {
  if (baselineName([line]) !== 'vanilla Spark') return [];
  const rounds = groupBy(line.points, ({ comparison }) => comparison.baseline.id);
  return [...rounds.values()]
    .filter(({ length }) => length > 1)
    .map(
      ({ length }) =>
        `${lineHeading(line)}: one result of vanilla Spark is the baseline of ${length} comparisons, so their speedups differ only by the seconds of ${name}.`,
    );
}

/** Breaks of a line: "TPC-DS at 100 GB: the machine changed from 1 × 8 on one workstation (0.3.0) to …". */
export function breakSentences(engine: EngineRecord, line: HistoryLine): string[] {
  return line.points.flatMap((point, index) => {
    const before = line.points[index - 1];
    const moved = before?.round.machine !== point.round.machine;
    if (!before || (!moved && shapeText(before.shape) === shapeText(point.shape))) return [];
    const [from, to] = [before, point].map((entry) => {
      const where = moved ? ` on ${entry.round.machine}` : '';
      return `${shapeText(entry.shape) || 'an unreported value'}${where} (${pointName(engine, entry)})`;
    });
    const what = moved ? 'the machine' : 'executors × cores';
    return [`${lineHeading(line)}: ${what} changed from ${from} to ${to}.`];
  });
}
