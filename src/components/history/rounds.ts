import type { HistoryLine, HistoryPoint } from '../../benchmark/history/lines';
import { shapeText } from '../../benchmark/history/shape';
import { lineDetail, lineHeading, publicationMonth, releaseAt, releaseName } from '../../benchmark/history/words';
import { groupBy } from '../../benchmark/model/groupBy';
import { comparePath } from '../../benchmark/model/paths';
import type { Unknown } from '../../benchmark/model/resultSet';
import type { EngineRecord } from '../../benchmark/model/round';
import { MISSING } from '../../benchmark/text/cells';
import { joinWords } from '../../benchmark/text/names';
import { formatNumber, formatQueries } from '../../benchmark/text/numbers';
import { changesPath } from './paths';

function runsText({ iterations: { baseline, candidate } }: HistoryPoint): string {
  const text = (count: number | Unknown) => (count === 'unknown' ? MISSING : String(count));
  return baseline === candidate ? text(candidate) : `${text(baseline)} and ${text(candidate)}`;
}

/** One round in the table, as text. */
export type RoundRow = ReturnType<typeof roundRow>;

function roundRow(engine: EngineRecord, point: HistoryPoint) {
  const { comparison, shape } = point;
  const { baseline, candidate, baselineS, candidateS, total, geometricMean, median, faster, matched } = comparison;
  const { withdrawn } = point.round;
  return {
    release: `${releaseName(releaseAt(engine, point))}${withdrawn === undefined ? '' : ' (withdrawn)'}`,
    /** Page of the comparison of the two sets. */
    path: comparePath(baseline.id, [candidate.id]),
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

/** Link to the changes between two rounds; null for a single round. */
function changesLink(engine: EngineRecord, line: HistoryLine) {
  const [before, after] = line.points.slice(-2).map((point) => releaseName(releaseAt(engine, point)));
  if (before === undefined || after === undefined) return null;
  const label = `Changes from ${before} to ${after} (or between any two rounds) on ${lineHeading(line)}`;
  return { label, path: changesPath(engine.id, line.id) };
}

/** "22 queries", or "99 and 103 queries" if rounds differ. */
function queriesText({ points }: HistoryLine): string {
  const counts = [...new Set(points.map(({ comparison }) => comparison.matched.length))].sort((a, b) => a - b);
  return counts.length === 1 ? formatQueries(counts[0] ?? 0) : `${joinWords(counts.map(String))} queries`;
}

export type RoundGroup = ReturnType<typeof roundGroup>;

export function roundGroup(engine: EngineRecord, line: HistoryLine) {
  return {
    id: line.id,
    /** "TPC-H at 100 GB, one workstation (22 queries)". */
    heading: `${lineHeading(line)}, ${lineDetail(line)} (${queriesText(line)})`,
    rows: line.points.map((point) => roundRow(engine, point)),
    changes: changesLink(engine, line),
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
