import type { Axis } from '../../model/chart';
import type { IntervalMark } from '../../model/figure';
import { latestDate } from '../../model/order';
import { resultSetPath } from '../../model/paths';
import type { ResultSet } from '../../model/resultSet';
import { capitalise } from '../../text/names';
import { rounded } from '../../text/numbers';
import { measuredShort } from '../../text/statistic';
import { disclaimer, suiteText } from '../captions';
import { present, type StandaloneKind } from '../kind';
import { type QueryEntry, type QueryGroup, type QueryScale, timed } from './groups';
import { type IterationMark, type TimeGroup, type TimeRow, type TimesSpec, timesTable } from './spec';
import { secondsDecimals, secondsPlace, timeAxis } from './timeAxis';
import { timesTitle } from './titles';

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
  const { status, reason, timeS, minS, maxS, line } = row;
  return {
    id: set.id,
    name: capitalise(setName(set, all)),
    engine: set.engine.title,
    version: set.engine.version,
    path: resultSetPath(set.id),
    measured: measuredShort(set),
    statistic: set.statistic,
    count: set.iterations,
    status,
    reason,
    timeS,
    minS,
    maxS,
    mark: timeMark(row, axis),
    iterations: iterationMarks(entry, axis),
    line,
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

/** The times of one scale factor and table format. Scale factors never share an axis: their seconds answer different questions. */
export function timesSpec(scale: QueryScale, query: string): TimesSpec {
  const { scaleFactor, tableFormat, groups } = scale;
  const axis = timeAxis(allTimes(groups));
  const sets = groups.flatMap(({ entries }) => entries.map(({ set }) => set));
  const timeGroups = groups.map(({ environment, entries }) => ({
    id: environment?.id ?? 'unknown',
    environment: environment?.title ?? NO_ENVIRONMENT,
    rows: entries.map((entry) => timeRow(entry, sets, axis)),
  }));
  return {
    kind: 'times',
    id: `${query}-sf${scaleFactor}-${tableFormat}`,
    title: timesTitle(query, groups),
    description: caption(timeGroups, axis),
    caption: caption(timeGroups, axis),
    note: statement(sets),
    disclaimer: disclaimer(sets[0] as ResultSet),
    scaleFactor,
    tableFormat,
    published: latestDate(sets),
    axisTitle: axis.title,
    decimals: secondsDecimals(allTimes(groups)),
    ticks: axis.ticks.map((tick) => ({ label: String(tick), at: secondsPlace(tick, axis) })),
    groups: timeGroups,
  };
}

/** The times of a query, a row a result set. Pages show them as a table with a plot in each row. */
export const queryTimes: StandaloneKind<TimesSpec> = {
  unit: () => 's',
  count: ({ groups }) => ({
    count: present(groups.flatMap(({ rows }) => rows.map(({ timeS }) => timeS))),
    of: 'values',
  }),
  csv: (spec) => timesTable([spec]),
};
