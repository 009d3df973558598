import type { HistoryLine, HistoryPoint } from '../../benchmark/history/lines';
import { shapeText } from '../../benchmark/history/shape';
import { lineDetail, lineHeading, publicationMonth, releaseAt, releaseName } from '../../benchmark/history/words';
import { groupBy } from '../../benchmark/model/groupBy';
import type { Unknown } from '../../benchmark/model/resultSet';
import type { EngineRecord } from '../../benchmark/model/round';
import { MISSING } from '../../benchmark/text/cells';
import { joinWords } from '../../benchmark/text/names';
import { formatNumber, formatQueries } from '../../benchmark/text/numbers';
import { pairPath, type ShownPairs } from '../home/engineSummary/pairs';

function runsText({ iterations: { baseline, candidate } }: HistoryPoint): string {
  const text = (count: number | Unknown) => (count === 'unknown' ? MISSING : String(count));
  return baseline === candidate ? text(candidate) : `${text(baseline)} and ${text(candidate)}`;
}

/** One round in the table, as text. */
export type RoundRow = ReturnType<typeof roundRow>;

function roundRow(engine: EngineRecord, point: HistoryPoint, shown: readonly ShownPairs[]) {
  const { comparison, shape } = point;
  const { baseline, candidate, baselineS, candidateS, total, geometricMean, median, faster, matched } = comparison;
  const { withdrawn } = point.round;
  return {
    release: `${releaseName(releaseAt(engine, point))}${withdrawn === undefined ? '' : ' (withdrawn)'}`,
    /** Report on the two sets, otherwise the page that compares them. */
    path: pairPath({ baseline, candidate }, shown),
    published: publicationMonth(point),
    /** "1 × 8, Kubernetes"; "–" if not reported. */
    shape: shapeText(shape) || MISSING,
    /** "5", "5 and 3" if the sides differ, "–" if not reported. */
    runs: runsText(point),
    baselineS: formatNumber(baselineS, 1),
    candidateS: formatNumber(candidateS, 1),
    total: formatNumber(total.speedup, 2),
    geometricMean: formatNumber(geometricMean.speedup, 2),
    median: formatNumber(median.speedup, 2),
    faster: `${faster} of ${matched.length}`,
  };
}

/** "22 queries", or "99 and 103 queries" if rounds differ. */
function queriesText({ points }: HistoryLine): string {
  const counts = [...new Set(points.map(({ comparison }) => comparison.matched.length))].sort((a, b) => a - b);
  return counts.length === 1 ? formatQueries(counts[0] ?? 0) : `${joinWords(counts.map(String))} queries`;
}

export type RoundGroup = ReturnType<typeof roundGroup>;

export function roundGroup(engine: EngineRecord, line: HistoryLine, shown: readonly ShownPairs[]) {
  return {
    id: line.id,
    /** "TPC-H at 100 GB, one workstation (22 queries)". */
    heading: `${lineHeading(line)}, ${lineDetail(line)} (${queriesText(line)})`,
    rows: line.points.map((point) => roundRow(engine, point, shown)),
  };
}

/** A sentence for each vanilla Spark result that is the baseline of several rounds; empty if each round has its own. */
export function sharedBaselines({ name }: EngineRecord, line: HistoryLine): string[] {
  const rounds = groupBy(line.points, ({ comparison }) => comparison.baseline.id);
  return [...rounds.values()]
    .filter(({ length }) => length > 1)
    .map(
      ({ length }) =>
        `${lineHeading(line)}: one result of vanilla Spark is the baseline of ${length} rounds, so their speedups differ only by the seconds of ${name}.`,
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
      return `${shapeText(entry.shape) || 'an unreported value'}${where} (${releaseName(releaseAt(engine, entry))})`;
    });
    const what = moved ? 'the machine' : 'executors × cores';
    return [`${lineHeading(line)}: ${what} changed from ${from} to ${to}.`];
  });
}
