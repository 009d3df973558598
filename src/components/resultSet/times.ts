import { column, QUERY_COLUMN } from '../../benchmark/model/columns';
import { queryPagePath, resultSetPath } from '../../benchmark/model/paths';
import { MAX_QUERY_PAGES } from '../../benchmark/model/queryPages';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { countedRows } from '../../benchmark/model/rows';
import { sum } from '../../benchmark/model/statistics';
import { type FilledColumn, tableOf } from '../../benchmark/model/tables/tableOf';
import { engineName, engineTitle } from '../../benchmark/text/names';
import { countWord, formatNumber, formatQueries, formatSeconds } from '../../benchmark/text/numbers';
import { roundText } from '../../benchmark/text/roundText';
import { secondsAxis } from '../../figures/shared/axes';
import { disclaimer } from '../../figures/shared/captions';
import { type Block, fold, section, text } from '../page/page';

/** A time of a query as a bar, and, if vanilla Spark ran it, its line; heights in % of the axis. */
interface TimeBar {
  query: string;
  /** "q23b: 37.3 s, vanilla Spark 3.5 98.0 s". */
  text: string;
  height: number;
  baselineHeight: number | null;
}

/** Times of a result set, longest first. */
export interface TimesChart {
  /** "103 queries take 637.5 s; 16 of them take half". */
  title: string;
  caption: string;
  bars: TimeBar[];
  ticks: { label: string; at: number }[];
  /** Number of queries that take half of the time. */
  half: number;
  /** "Comet 1.0.0" and "vanilla Spark 3.5"; the second is '' without a baseline. */
  names: [own: string, baseline: string];
  longest: { query: string; path: string; texts: [own: string, baseline: string] }[];
  /** "q41 0.6 s"; '' if each bar has its name. */
  shortest: string;
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

function titleOf(times: readonly number[], half: number): string {
  const all = `${formatQueries(times.length)} take ${formatSeconds(sum(times))}`;
  return times.length < 4 ? all : `${all}; ${countWord(half)} of them take${half === 1 ? 's' : ''} half`;
}

/** Number of queries whose names are next to the chart. */
const NAMED = 5;

interface TimedQuery {
  query: string;
  timeS: number;
  /** Vanilla Spark; null without a time. */
  baselineS: number | null;
}

/** Queries with a time, the longest first. */
function timedQueries(set: ResultSet, baseline: ResultSet | undefined): TimedQuery[] {
  const others = new Map(baseline?.rows.map(({ query, timeS }) => [query, timeS]));
  return countedRows(set)
    .map(({ query, timeS }) => ({ query, timeS, baselineS: others.get(query) ?? null }))
    .sort((a, b) => b.timeS - a.timeS);
}

function timesChart(set: ResultSet, rows: readonly TimedQuery[], baseline: ResultSet | undefined): TimesChart {
  const times = rows.map(({ timeS }) => timeS);
  const { max, ticks } = secondsAxis(
    '',
    0,
    Math.max(...rows.flatMap(({ timeS, baselineS }) => [timeS, baselineS ?? 0])),
  );
  const decimals = ticks.every((tick) => tick % 1 === 0) ? 0 : 1;
  const height = (timeS: number) => Math.round((1000 * timeS) / max) / 10;
  const half = timeClause(times, 1 / 2);
  const name = baseline ? engineName(baseline.engine) : '';
  const seconds = (timeS: number | null) => (timeS === null ? '' : formatSeconds(timeS));
  const shortest = rows.slice(NAMED).at(-1);
  return {
    title: titleOf(times, half),
    caption: `Time per query in seconds, longest first${rows.length > MAX_QUERY_PAGES ? `, the longest ${MAX_QUERY_PAGES}` : ''}.${baseline ? ` Line at each bar: ${name} ${roundText(baseline, set)}.` : ''} Below the axis: the queries that take half.`,
    bars: rows.slice(0, MAX_QUERY_PAGES).map(({ query, timeS, baselineS }) => ({
      query,
      text: `${query}: ${seconds(timeS)}${baselineS === null ? '' : `, ${name} ${seconds(baselineS)}`}`,
      height: height(timeS),
      baselineHeight: baselineS === null ? null : height(baselineS),
    })),
    ticks: ticks.map((tick) => ({
      label: tick === max ? formatSeconds(tick, decimals) : formatNumber(tick, decimals),
      at: height(tick),
    })),
    half,
    names: [engineTitle(set.engine), name],
    longest: rows.slice(0, NAMED).map(({ query, timeS, baselineS }) => ({
      query,
      path: queryPagePath(set, query),
      texts: [seconds(timeS), seconds(baselineS)],
    })),
    shortest: shortest ? `${shortest.query} ${seconds(shortest.timeS)}` : '',
  };
}

/** Chart and table of a set's times, with vanilla Spark's times; empty without a time. */
export function timesBlocks(set: ResultSet, baseline: ResultSet | undefined): Block[] {
  const rows = timedQueries(set, baseline);
  if (rows.length === 0) return [];
  const shown = rows.slice(0, MAX_QUERY_PAGES);
  const name = baseline ? engineName(baseline.engine) : '';
  const chart = timesChart(set, rows, baseline);
  const time: FilledColumn<TimedQuery> = [column('time_s', 'Time', 's', 'number', 1), 'timeS'];
  const other: FilledColumn<TimedQuery> = [column('baseline_s', name, 's', 'number', 1), 'baselineS'];
  const path = resultSetPath(set.id);
  return [
    {
      kind: 'drawing',
      name: 'times',
      data: chart,
      instead: [section('', chart.title, text(chart.caption))],
    },
    fold(
      `Table of ${shown.length < rows.length ? `the longest ${shown.length} of ` : ''}${formatQueries(rows.length)}`,
      'table',
      {
        kind: 'table',
        label: chart.title,
        table: tableOf(shown, [[QUERY_COLUMN, 'query'], time, ...(name === '' ? [] : [other])]),
        statement: `${disclaimer(set)}.`,
        csv: `${path}results.csv`,
        paths: queryPagePath(set, '*'),
      },
    ),
  ];
}
