import { type HistoryLine, newestPoint } from '../../history/lines';
import { lineHeading, monthText, publishedOn, releaseAt, releaseName } from '../../history/words';
import { counted } from '../../text/numbers';
import type { EngineHistory } from './page';
import { threeFigures } from './verdict';

function span(lines: readonly HistoryLine[]): string {
  const days = lines.flatMap(({ points }) => points.map(publishedOn)).sort();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''].map((day) => monthText(day, 4));
  return first === last ? `${first}` : `${first} to ${last}`;
}

/** One engine in the list. */
function entry({ engine, lines, page }: EngineHistory) {
  const points = lines.flatMap((line) => line.points);
  const rounds = new Set(points.map(({ round }) => round.id)).size;
  const { line, point } = newestPoint(lines);
  return {
    name: page.name,
    path: page.path,
    /** "22 comparisons in 12 rounds, May 2024 to Aug 2026". */
    rounds: `${counted(points.length, 'comparison')} in ${counted(rounds, 'round')}, ${span(lines)}`,
    /** The newest release and its three estimates. */
    newest: `${releaseName(releaseAt(engine, point))} on ${lineHeading(line)}: ${threeFigures(point)}`,
    verdict: page.verdict.word,
  };
}

/** All that /history/ prints. */
export type HistoryIndexData = ReturnType<typeof historyIndex>;

/** The engines with a history, those with the most comparisons first. */
export function historyIndex(histories: readonly EngineHistory[]) {
  const size = ({ lines }: EngineHistory) => lines.reduce((all, { points }) => all + points.length, 0);
  return { engines: [...histories].sort((a, b) => size(b) - size(a)).map(entry) };
}
