import type { HistoryLine, HistoryPoint } from '../../history/lines';
import { lineHeading, releaseAt, shortVersion } from '../../history/words';
import { suiteTitle } from '../../model/queries';
import type { EngineRecord } from '../../model/round';
import { capitalise, listed } from '../../text/names';
import { formatNumber, formatRange, formatSpeedup } from '../../text/numbers';

const ratio = ({ comparison }: HistoryPoint) => comparison.total.speedup;

/** The line with the most rounds, the first of several. */
function mainLine(lines: readonly HistoryLine[]): HistoryLine {
  return [...lines].sort((a, b) => b.points.length - a.points.length)[0] as HistoryLine;
}

/** The line that holds the newest release, among several the one with the most rounds. */
function newestLine(lines: readonly HistoryLine[]): HistoryLine {
  const last = ({ points }: HistoryLine) => points.at(-1)?.release ?? -1;
  return [...lines].sort((a, b) => last(b) - last(a) || b.points.length - a.points.length)[0] as HistoryLine;
}

/** "TPC-H", with the scale factor, as a sentence has it, where another line of the suite has another. */
export function lineName(line: HistoryLine, lines: readonly HistoryLine[]): string {
  const { suite } = (line.points[0] as HistoryPoint).comparison.candidate;
  const alike = lines.map(({ points }) => (points[0] as HistoryPoint).comparison.candidate.suite);
  const scales = new Set(
    alike.filter((other) => suiteTitle(other) === suiteTitle(suite)).map(({ scaleFactor }) => scaleFactor),
  );
  return scales.size > 1 ? lineHeading(line).replace(', SF ', ' at SF ') : suiteTitle(suite);
}

/** "0.11 measured slower than 0.9": the last fall from one round to the next; '' for none. */
function lastFall(engine: EngineRecord, { points }: HistoryLine): string {
  const falls = points.flatMap((point, index) => {
    const before = points[index - 1];
    return before && ratio(point) < ratio(before) ? [{ point, before }] : [];
  });
  const last = falls.at(-1);
  if (!last) return '';
  const [after, before] = [last.point, last.before].map((point) => shortVersion(engine, releaseAt(engine, point)));
  return `${after} measured slower than ${before}`;
}

/** Whether sources conflict on the environment of any release of a line: then no title names a lead. */
function isDisputed({ points }: HistoryLine): boolean {
  return points.some(({ comparison }) => comparison.environment.relation === 'disputed');
}

/** "Comet’s total time went from 3,247 s to 2,417 s on TPC-DS (conflicting sources on the environment)". */
function secondsTitle(engine: EngineRecord, line: HistoryLine, lines: readonly HistoryLine[]): string {
  const seconds = line.points.map(({ comparison }) => `${formatNumber(comparison.candidateS)}\u202Fs`);
  const range = seconds.length === 1 ? `is ${seconds[0]}` : `went from ${seconds[0]} to ${seconds.at(-1)}`;
  return `${capitalise(engine.name)}’s total time ${range} on ${lineName(line, lines)} (conflicting sources on the environment)`;
}

/**
 * First, highest and newest speedup over the releases, and the last fall: "Comet’s lead grew from 1.39× to 2.43× on TPC-H and reached 2.21× on
 * TPC-DS at SF 1000; 0.11 measured slower than 0.9".
 */
export function historyTitle(engine: EngineRecord, lines: readonly HistoryLine[]): string {
  const [main, newest] = [mainLine(lines), newestLine(lines)];
  const values = main.points.map(ratio);
  const [first = 1, highest] = [values[0], Math.max(...values)];
  const what = Math.min(first, highest) >= 1 ? 'lead' : 'speedup';
  const grew =
    highest > first
      ? `${what === 'lead' ? 'grew' : 'went'} from ${formatSpeedup(first)} to ${formatSpeedup(highest)}`
      : `was highest at first, ${formatSpeedup(first)},`;
  const last = newest.points.at(-1) as HistoryPoint;
  const ownLast = newest === main && ratio(last) === highest;
  const reached =
    newest === main
      ? `is ${formatSpeedup(ratio(last))} in ${shortVersion(engine, releaseAt(engine, last))}`
      : `reached ${formatSpeedup(ratio(last))} on ${lineName(newest, lines)}`;
  if (isDisputed(main)) return secondsTitle(engine, main, lines);
  const head = `${capitalise(engine.name)}’s ${what} ${grew} on ${lineName(main, lines)}`;
  const fall = lastFall(engine, main);
  return `${head}${ownLast ? '' : ` and ${reached}`}${fall === '' ? '' : `; ${fall}`}`;
}

/** "Vanilla Spark’s own time varied: 615–687 s on TPC-H", or, if all rounds share one run, "One run of vanilla Spark serves all rounds: …". */
export function driftTitle(lines: readonly HistoryLine[]): string {
  const parts = lines.map((line) => {
    const seconds = line.points.map(({ comparison }) => comparison.baselineS);
    const [low, high] = [Math.min(...seconds), Math.max(...seconds)];
    return `${formatNumber(low) === formatNumber(high) ? formatNumber(low) : formatRange(low, high, 0)}\u202Fs on ${lineName(line, lines)}`;
  });
  const moved = parts.some((part) => part.includes('–'));
  const isShared = lines.every(
    ({ points }) => new Set(points.map(({ comparison }) => comparison.baseline.id)).size === 1,
  );
  const same = isShared
    ? 'One run of vanilla Spark serves all rounds'
    : 'Vanilla Spark took the same time in every round';
  return `${moved ? 'Vanilla Spark’s own time varied' : same}: ${listed(parts)}`;
}
