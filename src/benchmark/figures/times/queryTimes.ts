import type { Axis } from '../../model/chart';
import type { IntervalMark } from '../../model/figure';
import { groupBy } from '../../model/groupBy';
import { latestDate } from '../../model/order';
import { resultSetPath } from '../../model/paths';
import type { ResultSet } from '../../model/resultSet';
import { capitalise } from '../../text/names';
import { countWord, formatSeconds, rounded } from '../../text/numbers';
import { measuredShort } from '../../text/statistic';
import { disclaimer, suiteText } from '../captions';
import { present, type StandaloneKind } from '../kind';
import { DRAWN_WORDS, MOST_DRAWN } from './drawnScale';
import { type QueryEntry, type QueryGroup, type QueryScale, type QuerySpan, querySpan, timed } from './groups';
import { type IterationMark, type TimeGroup, type TimeRow, type TimesSpec, timesTable } from './spec';
import { secondsDecimals, secondsPlace, timeAxis } from './timeAxis';

function seconds({ row }: QueryEntry, decimals: number): string {
  return formatSeconds(row.timeS ?? 0, decimals);
}

const engine = ({ set }: QueryEntry) => `${set.engine.title} ${set.engine.version}`;

/** "12 × r8gd.12xlarge"; the title if the number or type is unknown, or "an environment on which sources conflict". */
function shortEnvironment({ environment, dispute }: QuerySpan): string {
  const { nodes, instanceType, title } = environment;
  if (dispute !== '') return 'one environment (conflicting sources)';
  return nodes === 'unknown' || instanceType === 'unknown' ? title : `${nodes} × ${instanceType}`;
}

/** "47.7 s with A and 157.1 s with B", "from … to …" where more than two sets have a time. */
function spanText({ fastest, slowest }: QuerySpan, count: number): string {
  const [from, and] = count === 2 ? ['', 'and'] : ['from ', 'to'];
  const decimals = secondsDecimals([slowest.row.timeS ?? 0]);
  return `${from}${seconds(fastest, decimals)} with ${engine(fastest)} ${and} ${seconds(slowest, decimals)} with ${engine(slowest)}`;
}

/** " (inconclusive)", with the doubt about the environment if the title does not name it as one of several; '' for neither. */
function remarkText({ verdict }: QuerySpan, doubt = ''): string {
  const remarks = [verdict === 'unclear' ? 'inconclusive' : '', doubt].filter((text) => text !== '');
  return remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
}

function withoutSpan(query: string, groups: readonly QueryGroup[]): string {
  const entries = groups.flatMap(timed);
  const [only] = entries;
  if (!only) return `No result set has a time for ${query}`;
  if (entries.length === 1)
    return `${query} takes ${seconds(only, secondsDecimals([only.row.timeS ?? 0]))} with ${engine(only)}`;
  return `${query}: ${countWord(entries.length)} result sets, none from the same reported environment, so no verdict`;
}

/**
 * The title of a query's times at one scale factor: who is fastest and slowest, named only within one stated environment.
 * Of several environments only the one with the largest ratio is named.
 */
function timesTitle(query: string, groups: readonly QueryGroup[]): string {
  const spans = groups.flatMap((group) => {
    const span = querySpan(group);
    return span ? [{ span, count: timed(group).length }] : [];
  });
  const [first] = spans;
  if (!first) return withoutSpan(query, groups);
  if (spans.length === 1) {
    return `${query} takes ${spanText(first.span, first.count)}${remarkText(first.span, first.span.dispute)}`;
  }
  const [widest = first] = [...spans].sort((a, b) => b.span.match.speedup - a.span.match.speedup);
  const rest = `the largest difference in ${countWord(spans.length)} environments`;
  return `${query} takes ${spanText(widest.span, widest.count)}${remarkText(widest.span)} on ${shortEnvironment(widest.span)}, ${rest}`;
}

const NO_ENVIRONMENT = 'Environment not reported: no verdict';

/** "Scale factor 3000, Parquet". */
export function scaleHeading({ scaleFactor, tableFormat }: Pick<QueryScale, 'scaleFactor' | 'tableFormat'>): string {
  return `Scale factor ${scaleFactor}, ${FORMATS[tableFormat] ?? capitalise(tableFormat)}`;
}

const FORMATS: Record<string, string> = { parquet: 'Parquet', orc: 'ORC', iceberg: 'Iceberg', delta: 'Delta' };

/** Names the sets of a list: "native Spark 3.5.8", for the middle of a sentence; with the set's id where another set of the list has the same engine and version. */
export function setNames(all: readonly ResultSet[]): (set: ResultSet) => string {
  const title = ({ engine }: ResultSet) => `${engine.title} ${engine.version}`;
  const alike = groupBy(all, title);
  return (set) => {
    const name = title(set);
    return (alike.get(name) ?? []).length > 1 ? `${name} (${set.id})` : name;
  };
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

function timeRow(entry: QueryEntry, name: string, axis: Axis): TimeRow {
  const { set, row } = entry;
  const { status, reason, timeS, minS, maxS, line } = row;
  return {
    id: set.id,
    name,
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
    'Dot: the reported statistic. Line: fastest to slowest iteration.',
    ...(rows.some(({ iterations }) => iterations.length > 0)
      ? [
          'Small marks show each published iteration. A diamond marks the first iteration of a run, which may be a cold start.',
        ]
      : []),
  ];
  return parts.join(' ');
}

/** How many result sets there are, of what, and which of them are drawn where that is not all. */
function statement(sets: readonly ResultSet[], drawn: number): string {
  const [set] = sets;
  if (!set) return '';
  const all = `${sets.length} ${sets.length === 1 ? 'result set' : 'result sets'}, ${suiteText(set)}.`;
  if (drawn === sets.length) return all;
  return `${all} The chart shows ${drawn}. If an environment has more than ${MOST_DRAWN}, it shows ${DRAWN_WORDS}. The CSV file contains all.`;
}

/** The result sets of a scale, environment after environment. */
export function setsOf({ groups }: QueryScale): ResultSet[] {
  return groups.flatMap(({ entries }) => entries.map(({ set }) => set));
}

/**
 * The times of one scale factor and table format. Scale factors never share an axis: their seconds answer different questions. `drawn` is
 * what of the scale has a row; title and count are of the whole.
 */
export function timesSpec(scale: QueryScale, query: string, drawn: QueryScale = scale): TimesSpec {
  const { scaleFactor, tableFormat, groups } = scale;
  const axis = timeAxis(allTimes(drawn.groups));
  const sets = setsOf(scale);
  const nameOf = setNames(sets);
  const timeGroups = drawn.groups.map(({ environment, entries }) => ({
    id: environment?.id ?? 'unknown',
    environment: environment?.title ?? NO_ENVIRONMENT,
    rows: entries.map((entry) => timeRow(entry, capitalise(nameOf(entry.set)), axis)),
  }));
  return {
    kind: 'times',
    id: `${query}-sf${scaleFactor}-${tableFormat}`,
    title: timesTitle(query, groups),
    description: caption(timeGroups, axis),
    caption: caption(timeGroups, axis),
    note: statement(sets, setsOf(drawn).length),
    disclaimer: disclaimer(sets[0] as ResultSet),
    scaleFactor,
    tableFormat,
    published: latestDate(sets),
    axisTitle: axis.title,
    decimals: secondsDecimals(allTimes(drawn.groups)),
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
