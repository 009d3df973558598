import { suiteKey } from '../model/round';
import { type HistoryLine, type HistoryPoint, joinPoints } from './lines';

/** Minimum number of rounds for a drawn line; fewer are described in text. */
export const MIN_ROUNDS = 3;

function keyOf({ points, publisher, data, variant }: HistoryLine): string {
  return [publisher, data, variant, suiteKey((points[0] as HistoryPoint).comparison.candidate)].join('\n');
}

function sharesRelease({ points }: HistoryLine, { points: others }: HistoryLine): boolean {
  return points.some(({ release }) => others.some((other) => other.release === release));
}

/**
 * The first and the last point of a line on its own machine with a verdict, without isolated rounds: no ratio is compared
 * across machines. One for a line of one point; of all points if none has a verdict.
 */
export function endsOf({ machine, points }: HistoryLine): HistoryPoint[] {
  const here = points.filter(({ round }) => round.machine === machine);
  const decided = here.filter(({ comparison }) => comparison.verdict.withheld === undefined);
  const own = decided.length > 0 ? decided : here;
  return own.filter((_, index) => index === 0 || index === own.length - 1);
}

/**
 * The lines as drawn: points of a short line on another machine move to the line of the same suite, without joining it,
 * unless both have one release. Other lines are unchanged; nothing is computed across machines.
 */
export function withIsolatedRounds(lines: readonly HistoryLine[]): HistoryLine[] {
  const hosts = lines.filter(({ points }) => points.length >= MIN_ROUNDS);
  const hostOf = (line: HistoryLine) =>
    hosts.find((host) => host !== line && keyOf(host) === keyOf(line) && !sharesRelease(line, host));
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
