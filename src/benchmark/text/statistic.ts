import type { ResultSet, Statistic, Unknown } from '../model/resultSet';

/** Aggregation of iterations in a result set or a published comparison. */
interface HowMeasured {
  statistic: Statistic | Unknown;
  iterations: ResultSet['iterations'];
}

/** "5 iterations", "one run per query"; `unknown` if their number is not reported. */
export function iterationsText(
  iterations: ResultSet['iterations'],
  unknown = 'an unknown number of iterations',
): string {
  if (iterations === 'unknown') return unknown;
  return iterations === 1 ? 'one run per query' : `${iterations} iterations`;
}

/** True if the number is one execution. */
function isSingle({ statistic, iterations }: HowMeasured): boolean {
  return statistic === 'single' || iterations === 1;
}

function word({ statistic }: HowMeasured): string {
  return statistic === 'min' ? 'fastest' : statistic;
}

/** "median of 5 iterations", "single run", "fastest of an unknown number of iterations"; '' if unknown. */
export function measuredText(how: HowMeasured): string {
  if (how.statistic === 'unknown') return '';
  return isSingle(how) ? 'single run' : `${word(how)} of ${iterationsText(how.iterations)}`;
}

/** For narrow columns: "median of 5", "single run", "mean, iterations not reported", "statistic and iterations not reported". */
export function measuredShort(how: HowMeasured): string {
  if (how.statistic === 'unknown')
    return how.iterations === 'unknown' ? 'statistic and iterations not reported' : 'statistic not reported';
  if (isSingle(how)) return 'single run';
  return how.iterations === 'unknown' ? `${word(how)}, iterations not reported` : `${word(how)} of ${how.iterations}`;
}

/** "median of 5 iterations", "single run"; for an unknown statistic "statistic not reported", with iterations if they are too. */
export function statisticText(how: HowMeasured): string {
  return measuredText(how) || measuredShort(how);
}

/** How often the queries of a comparison ran, of the side with fewer runs: "5 runs", "ran once", "runs not reported". */
export function runsText(sides: readonly HowMeasured[]): string {
  const counts = sides.map((side) => (isSingle(side) ? 1 : side.iterations));
  const known = counts.filter((count) => count !== 'unknown');
  if (known.length < counts.length) return 'runs not reported';
  const least = Math.min(...known);
  return least === 1 ? 'ran once' : `${least} runs`;
}

/** Evidence of a number in a headline: "5 iterations", "each query ran once", "iterations not reported". */
export function evidenceText(how: HowMeasured): string {
  return isSingle(how) ? 'each query ran once' : iterationsText(how.iterations, 'iterations not reported');
}
