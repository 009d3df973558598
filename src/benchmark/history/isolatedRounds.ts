import { suiteKey } from '../model/round';
import { type HistoryLine, type HistoryPoint, joinPoints } from './lines';

/** Minimum number of rounds for a drawn line; fewer are described in text. */
export const MIN_ROUNDS = 3;

function keyOf({ points, publisher, data, variant }: HistoryLine): string {
  return [publisher, data, variant, suiteKey((points[0] as HistoryPoint).comparison.candidate)].join('\n');
}

/** True if all releases of a line are strictly between the first and the last of another. */
function isWithinReleases({ points }: HistoryLine, { points: around }: HistoryLine): boolean {
  const [first = 0, last = 0] = [around[0]?.release, around.at(-1)?.release];
  return points.every(({ release }) => release > first && release < last);
}

/**
 * The lines as drawn: points of a short line on another machine, between the rounds of a line of the same suite, move
 * to that line, without joining it. Other lines are unchanged; nothing is computed across machines.
 */
export function withIsolatedRounds(lines: readonly HistoryLine[]): HistoryLine[] {
  const hosts = lines.filter(({ points }) => points.length >= MIN_ROUNDS);
  const hostOf = (line: HistoryLine) =>
    hosts.find((host) => host !== line && keyOf(host) === keyOf(line) && isWithinReleases(line, host));
  const guests = lines.filter((line) => line.points.length < MIN_ROUNDS && hostOf(line));
  return lines
    .filter((line) => !guests.includes(line))
    .map((line) => {
      const own = guests.filter((guest) => hostOf(guest) === line);
      return own.length === 0
        ? line
        : { ...line, points: joinPoints([...line.points, ...own.flatMap(({ points }) => points)]) };
    });
}
