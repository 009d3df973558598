import { LEAST_ROUNDS, withGuests } from '../../history/guests';
import type { HistoryLine, HistoryPoint } from '../../history/lines';
import { monthText, publishedOn, releaseAt, releaseName, shortVersion } from '../../history/words';
import type { EngineRecord } from '../../model/round';
import { suiteAtSize } from '../../text/dataSize';
import { capitalise } from '../../text/names';
import { countWord, formatSpeedup } from '../../text/numbers';
import { publisherText } from '../../text/publisher';
import { iterationsText } from '../../text/statistic';
import { historyPath } from '../history/paths';

/** An engine with its lines. */
export interface EngineLines {
  engine: EngineRecord;
  lines: readonly HistoryLine[];
}

/** The lines of the engine that was measured most often. */
export type HomeHistory = NonNullable<ReturnType<typeof homeHistory>>;
/** One line, with its points on the scale that all share. */
export type HistoryPanel = HomeHistory['panels'][number];

const SHOWN = 3;

function lastDay({ points }: HistoryLine): string {
  return publishedOn(points.at(-1) as HistoryPoint);
}

/** The lines with the newest results, the longest of them first. */
function shownLines(lines: readonly HistoryLine[]): HistoryLine[] {
  return withGuests(lines)
    .filter(({ points, variant }) => variant === '' && points.length >= LEAST_ROUNDS)
    .sort((a, b) => lastDay(b).localeCompare(lastDay(a)) || b.points.length - a.points.length)
    .slice(0, SHOWN)
    .sort((a, b) => b.points.length - a.points.length);
}

/** "1 to 5 iterations", "iterations not reported". */
function iterationsRange(points: readonly HistoryPoint[]): string {
  const counts = points.flatMap(({ iterations: { baseline, candidate } }) => [baseline, candidate]);
  const known = counts.filter((count) => count !== 'unknown');
  if (known.length === 0) return 'iterations not reported';
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const range = least === most ? iterationsText(most) : `${least} to ${iterationsText(most)}`;
  return known.length < counts.length ? `${range}, some not reported` : range;
}

function panel(engine: EngineRecord, { points }: HistoryLine, place: (speedup: number) => number) {
  const { candidate, baseline } = (points.at(-1) as HistoryPoint).comparison;
  const speedups = points.map(({ comparison }) => comparison.total.speedup);
  const [first, last] = [speedups[0], speedups.at(-1)].map((speedup) => formatSpeedup(speedup ?? 1));
  return {
    title: `${suiteAtSize(candidate.suite)}: from ${first} to ${last}`,
    note: `${capitalise(countWord(points.length))} releases, ${publisherText([candidate, baseline])}, ${iterationsRange(points)}`,
    points: points.map((point, index) => {
      const release = releaseAt(engine, point);
      return {
        x: Math.round((1000 * index) / (points.length - 1)) / 10,
        y: place(speedups[index] ?? 1),
        value: formatSpeedup(speedups[index] ?? 1),
        release: releaseName(release),
        label: release.build === undefined ? shortVersion(engine, release) : monthText(publishedOn(point), 2),
        single: point.single,
        /** Whether the point before ran on one machine and the same executors. */
        joined: point.link !== '',
      };
    }),
  };
}

/** How the engine with the most measured releases changed over vanilla Spark; null if no line has rounds enough. */
export function homeHistory(histories: readonly EngineLines[]) {
  const all = histories
    .map(({ engine, lines }) => ({ engine, lines: shownLines(lines) }))
    .sort((a, b) => pointCount(b) - pointCount(a));
  const [found] = all;
  if (!found || found.lines.length === 0) return null;
  const { engine, lines } = found;
  const speedups = lines.flatMap(({ points }) => points.map(({ comparison }) => comparison.total.speedup));
  const [low, high] = [Math.min(1, ...speedups), Math.max(2, ...speedups)];
  /** The place on the log scale, % from the top. */
  const place = (speedup: number) => Math.round((1000 * Math.log(high / speedup)) / Math.log(high / low)) / 10;
  return {
    question: `Is ${capitalise(engine.name)} getting faster?`,
    name: capitalise(engine.name),
    path: historyPath(engine.id),
    panels: lines.map((line) => panel(engine, line, place)),
    ticks: [1, 2].map((speedup) => ({ label: speedup === 1 ? 'vanilla Spark' : `${speedup}×`, at: place(speedup) })),
  };
}

function pointCount({ lines }: EngineLines): number {
  return lines.reduce((count, { points }) => count + points.length, 0);
}
