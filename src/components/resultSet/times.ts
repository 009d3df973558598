import { queryPagePath } from '../../benchmark/model/paths';
import { EXTRA_QUERIES } from '../../benchmark/model/queries';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import { engineName } from '../../benchmark/text/names';
import { countWord, formatNumber, formatQueries, formatSeconds } from '../../benchmark/text/numbers';
import { secondsAxis } from '../../figures/shared/axes';

/** Time of a query as a bar, and, if vanilla Spark ran in the same round, as a line; heights in % of the axis. */
interface TimeBar {
  query: string;
  path: string;
  /** "37.3". */
  text: string;
  height: number;
  baseline: { text: string; height: number } | null;
}

/** Times of a result set, longest first. */
export interface TimesChart {
  /** "103 queries take 637.5 s; nine of them take a third". */
  title: string;
  caption: string;
  /** "vanilla Spark 3.5"; '' if it did not run in the same round. */
  baseline: string;
  bars: TimeBar[];
  ticks: { label: string; at: number }[];
  /** Number of queries that take half of the time. */
  half: { count: number; text: string };
}

/** Number of these times, longest first, that add up to a share of the total. */
function timeClause(times: readonly number[], share: number): number {
  const wanted = sum(times) * share;
  let taken = 0;
  return (
    times.findIndex((time) => {
      taken += time;
      return taken >= wanted;
    }) + 1
  );
}

function titleOf(times: readonly number[]): string {
  const third = timeClause(times, 1 / 3);
  const all = `${formatQueries(times.length)} take ${formatSeconds(sum(times))}`;
  return times.length < 4 ? all : `${all}; ${countWord(third)} of them take${third === 1 ? 's' : ''} a third`;
}

/** Chart of a set's times and vanilla Spark's times in the same round; null without a time. */
export function timesChart(set: ResultSet, baseline: ResultSet | undefined): TimesChart | null {
  const rows = set.rows
    .flatMap(({ query, timeS }) => (timeS === null || EXTRA_QUERIES.includes(query) ? [] : [{ query, timeS }]))
    .sort((a, b) => b.timeS - a.timeS);
  if (rows.length === 0) return null;
  const times = rows.map(({ timeS }) => timeS);
  const others = new Map(baseline?.rows.map(({ query, timeS }) => [query, timeS]));
  const shown = rows.flatMap(({ query, timeS }) => [timeS, others.get(query) ?? 0]);
  const { max, ticks } = secondsAxis('', 0, Math.max(...shown));
  const height = (timeS: number) => Math.round((1000 * timeS) / max) / 10;
  const half = timeClause(times, 1 / 2);
  const name = baseline ? engineName(baseline.engine) : '';
  return {
    title: titleOf(times),
    caption: `Time per query in seconds, longest first.${name && ` Line at each bar: ${name} in the same round.`}`,
    baseline: name,
    bars: rows.map(({ query, timeS }) => {
      const other = others.get(query) ?? null;
      return {
        query,
        path: queryPagePath(set, query),
        text: formatNumber(timeS, 1),
        height: height(timeS),
        baseline: other === null ? null : { text: formatNumber(other, 1), height: height(other) },
      };
    }),
    ticks: ticks.map((tick) => ({ label: formatNumber(tick, tick % 1 === 0 ? 0 : 1), at: height(tick) })),
    half: { count: half, text: `${formatQueries(half)} take${half === 1 ? 's' : ''} half of the time` },
  };
}
