import { newestPoint } from '../../benchmark/history/lines';
import { releaseAt, releaseName } from '../../benchmark/history/words';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { capitalise, listed } from '../../benchmark/text/names';
import { formatNumber, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import type { EngineLines } from './panels';
import type { HistoryGroup, HistoryMetric } from './types';

const IN_METRIC: Record<Exclude<HistoryMetric, 'baselineS'>, string> = {
  total: 'in total time',
  geometricMean: 'in the geometric mean',
  median: 'on the median query',
};

type Speedup = keyof typeof IN_METRIC;

/** "Comet 1.0.0 has a 2.21× speedup in total time of TPC-DS at 1 TB"; seconds if environment sources conflict. */
export function newestTitle({ engine, lines }: EngineLines, metric: HistoryMetric): string {
  if (lines.length === 0 || metric === 'baselineS') return '';
  const { point } = newestPoint(lines);
  const { comparison } = point;
  const name = `${capitalise(engine.name)} ${releaseName(releaseAt(engine, point))}`;
  const suite = suiteAtSize(comparison.candidate.suite);
  if (comparison.environment.relation === 'disputed')
    return `${name} takes ${formatSeconds(comparison.candidateS, 0)} on ${suite} (conflicting sources on the environment)`;
  return `${name} has a ${formatSpeedup(comparison[metric].speedup)} speedup ${IN_METRIC[metric]} of ${suite}`;
}

/** "Comet, Gluten + Velox, and Blaze are above 1× in total time in 33 of 34 comparisons". */
export function aboveTitle(histories: readonly EngineLines[], metric: HistoryMetric): string {
  if (metric === 'baselineS') return '';
  const points = histories.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  const above = points.filter(({ comparison }) => comparison[metric].speedup > 1).length;
  const names = capitalise(listed(histories.map(({ engine }) => engine.name)));
  const count =
    above === points.length ? `all ${formatNumber(above)}` : `${formatNumber(above)} of ${formatNumber(points.length)}`;
  return `${names} are above 1× ${IN_METRIC[metric as Speedup]} in ${count} comparisons`;
}

/** "Vanilla Spark took 530 s to 1,973 s on TPC-DS at 100 GB": the suite with the largest range. */
export function baselineTitle(groups: readonly HistoryGroup[]): string {
  const ranges = groups.flatMap(({ panels }) =>
    panels.map(({ heading, series }) => {
      const seconds = series.flatMap(({ marks }) => marks.map(({ baselineS }) => baselineS));
      return { heading, low: Math.min(...seconds), high: Math.max(...seconds) };
    }),
  );
  const [most] = ranges.sort((a, b) => b.high / b.low - a.high / a.low);
  if (!most) return '';
  const { heading, low, high } = most;
  const range = low === high ? formatSeconds(low, 0) : `${formatSeconds(low, 0)} to ${formatSeconds(high, 0)}`;
  return `Vanilla Spark took ${range} on ${heading}`;
}
