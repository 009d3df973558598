import { suiteKey } from '../model/round';
import { type HistoryLine, type HistoryPoint, joined } from './lines';

/** As many rounds make a line; fewer get words. */
export const LEAST_ROUNDS = 3;

function keyOf({ points, publisher, data, variant }: HistoryLine): string {
  return [publisher, data, variant, suiteKey((points[0] as HistoryPoint).comparison.candidate)].join('\n');
}

/** Whether all releases of a line lie between the first and the last of another. */
function liesWithin({ points }: HistoryLine, { points: around }: HistoryLine): boolean {
  const [first = 0, last = 0] = [around[0]?.release, around.at(-1)?.release];
  return points.every(({ release }) => release > first && release < last);
}

/**
 * The lines as they are drawn: too few rounds on another machine, between the rounds of a line of the same suite, stand among its points,
 * joined to none of them. All else stays as it is; nothing is computed across machines.
 */
export function withGuests(lines: readonly HistoryLine[]): HistoryLine[] {
  const hosts = lines.filter(({ points }) => points.length >= LEAST_ROUNDS);
  const hostOf = (line: HistoryLine) =>
    hosts.find((host) => host !== line && keyOf(host) === keyOf(line) && liesWithin(line, host));
  const guests = lines.filter((line) => line.points.length < LEAST_ROUNDS && hostOf(line));
  return lines
    .filter((line) => !guests.includes(line))
    .map((line) => {
      const own = guests.filter((guest) => hostOf(guest) === line);
      return own.length === 0
        ? line
        : { ...line, points: joined([...line.points, ...own.flatMap(({ points }) => points)]) };
    });
}
