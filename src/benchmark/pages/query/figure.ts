import { suiteText } from '../../figures/captions';
import type { Axis } from '../../model/chart';
import type { IntervalMark } from '../../model/figure';
import { resultSetPath } from '../../model/paths';
import type { ResultSet } from '../../model/resultSet';
import { capitalise } from '../../text/names';
import { rounded } from '../../text/numbers';
import { measuredShort } from '../../text/statistic';
import { type QueryEntry, type QueryGroup, type QueryScale, timed } from './groups';
import { speedupGroup } from './speedups';
import { secondsDecimals, secondsPlace, timeAxis } from './timeAxis';
import { timesTitle } from './titles';
import type { IterationMark, QueryFigure, TimeGroup, TimeRow } from './types';

const NO_ENVIRONMENT = 'Environment not stated: no verdict';

/** "Scale factor 3000, Parquet". */
export function scaleHeading({ scaleFactor, tableFormat }: Pick<QueryScale, 'scaleFactor' | 'tableFormat'>): string {
  return `Scale factor ${scaleFactor}, ${FORMATS[tableFormat] ?? capitalise(tableFormat)}`;
}

const FORMATS: Record<string, string> = { parquet: 'Parquet', orc: 'ORC', iceberg: 'Iceberg', delta: 'Delta' };

/** "native Spark 3.5.8", for the middle of a sentence; with the set's id where another set of the list has the same engine and version. */
export function setName(set: ResultSet, all: readonly ResultSet[]): string {
  const title = ({ engine }: ResultSet) => `${engine.title} ${engine.version}`;
  const same = all.filter((other) => title(other) === title(set)).length > 1;
  return same ? `${title(set)} (${set.id})` : title(set);
}

/** Where the name of the first iteration has room: outside of all others. */
function sideOfFirst([first = 0, ...others]: readonly number[]): Pick<IterationMark, 'side'> {
  if (others.every((time) => time < first)) return { side: 'right' };
  return others.every((time) => time > first) ? { side: 'left' } : {};
}

function iterationMarks({ set, row }: QueryEntry, axis: Axis): IterationMark[] {
  const timesS = set.iterationRows
    .filter(({ query }) => query === row.query)
    .sort((a, b) => a.iteration - b.iteration)
    .map(({ timeS }) => timeS);
  return timesS.map((timeS, index) => ({
    timeS: rounded(timeS),
    at: secondsPlace(timeS, axis),
    ...(index === 0 ? sideOfFirst(timesS) : {}),
  }));
}

function timeMark({ timeS, minS, maxS }: QueryEntry['row'], axis: Axis): IntervalMark | null {
  if (timeS === null) return null;
  const [low, at, high] = [minS ?? timeS, timeS, maxS ?? timeS].map((value) => secondsPlace(value, axis));
  return { low: low as number, at: at as number, high: high as number };
}

function timeRow(entry: QueryEntry, all: readonly ResultSet[], axis: Axis): TimeRow {
  const { set, row } = entry;
  return {
    id: set.id,
    name: capitalise(setName(set, all)),
    path: resultSetPath(set.id),
    measured: measuredShort(set),
    statusText: row.status.replace('_', ' '),
    reason: row.reason,
    timeS: rounded(row.timeS),
    minS: rounded(row.minS),
    maxS: rounded(row.maxS),
    mark: timeMark(row, axis),
    iterations: iterationMarks(entry, axis),
    artifact: `${resultSetPath(set.id)}results.csv`,
    line: row.line,
  };
}

function allTimes(groups: readonly QueryGroup[]): number[] {
  return groups
    .flatMap((group) =>
      timed(group).flatMap(({ set, row }) => [
        row.timeS,
        row.minS,
        row.maxS,
        ...set.iterationRows.filter(({ query }) => query === row.query).map(({ timeS }) => timeS),
      ]),
    )
    .filter((time) => time !== null);
}

function caption(groups: readonly TimeGroup[], axis: Axis): string {
  const rows = groups.flatMap((group) => group.rows);
  const parts = [
    `Time in seconds on ${axis.scale === 'log' ? 'a log scale' : 'one scale from 0'}; left is faster.`,
    'The dot is the statistic, the line spans the fastest to the slowest iteration.',
    ...(rows.some(({ iterations }) => iterations.length > 0)
      ? ['Below it each iteration that is published; the diamond is the first of a run, which may be cold.']
      : []),
  ];
  return parts.join(' ');
}

function statement(sets: readonly ResultSet[]): string {
  const [set] = sets;
  return set ? `${sets.length} ${sets.length === 1 ? 'result set' : 'result sets'}, ${suiteText(set)}.` : '';
}

/** The figure of one scale factor and table format. Scale factors never share an axis: their seconds answer different questions. */
export function queryFigure(scale: QueryScale, query: string): QueryFigure {
  const { scaleFactor, tableFormat, groups } = scale;
  const axis = timeAxis(allTimes(groups));
  const sets = groups.flatMap(({ entries }) => entries.map(({ set }) => set));
  const timeGroups = groups.map(({ environment, entries }) => ({
    environment: environment?.title ?? NO_ENVIRONMENT,
    rows: entries.map((entry) => timeRow(entry, sets, axis)),
  }));
  return {
    id: `sf${scaleFactor}-${tableFormat}`,
    heading: scaleHeading(scale),
    title: timesTitle(query, groups),
    caption: caption(timeGroups, axis),
    statement: statement(sets),
    axisTitle: axis.title,
    decimals: secondsDecimals(allTimes(groups)),
    ticks: axis.ticks.map((tick) => ({ label: String(tick), at: secondsPlace(tick, axis) })),
    groups: timeGroups,
    speedups: groups.flatMap((group) => speedupGroup(group, (set) => setName(set, sets)) ?? []),
  };
}
