import type { HistoryLine } from '../../history/lines';
import { lineHeading, monthText, publishedOn, releaseAt, releaseName } from '../../history/words';
import type { EngineHistory } from './page';
import type { HistoryEntry, HistoryIndexData } from './types';
import { newestPoint, threeFigures } from './verdict';

function span(lines: readonly HistoryLine[]): string {
  const days = lines.flatMap(({ points }) => points.map(publishedOn)).sort();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''].map((day) => monthText(day, 4));
  return first === last ? `${first}` : `${first} to ${last}`;
}

function entry({ engine, lines, page }: EngineHistory): HistoryEntry {
  const points = lines.flatMap((line) => line.points);
  const rounds = new Set(points.map(({ round }) => round.id)).size;
  const { line, point } = newestPoint(lines);
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return {
    name: page.name,
    path: page.path,
    rounds: `${counted(points.length, 'comparison')} in ${counted(rounds, 'round')}, ${span(lines)}`,
    newest: `${releaseName(releaseAt(engine, point))} on ${lineHeading(line)}: ${threeFigures(point)}`,
    verdict: page.verdict.word,
  };
}

/** The engines with a history, those with the most comparisons first. */
export function historyIndex(histories: readonly EngineHistory[]): HistoryIndexData {
  const size = ({ lines }: EngineHistory) => lines.reduce((all, { points }) => all + points.length, 0);
  return { engines: [...histories].sort((a, b) => size(b) - size(a)).map(entry) };
}
