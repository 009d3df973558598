import { endsOf } from '../../benchmark/history/isolatedRounds';
import { type HistoryLine, type HistoryPoint, newestPoint } from '../../benchmark/history/lines';
import { repeatedTotals } from '../../benchmark/history/publishedTotals';
import { baselineName, baselineText, lineHeading, pointName, pointNoun } from '../../benchmark/history/words';
import { column } from '../../benchmark/model/columns';
import { suiteTitle } from '../../benchmark/model/queries';
import type { EngineRecord } from '../../benchmark/model/round';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { derivedFromAll } from '../../benchmark/text/disclaimer';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatNumber, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { type AnswerPart, EVIDENCE_KEY } from '../answers/spec';
import type { StandaloneKind } from '../shared/kind';
import { type HistoryMetric, metricText, type RatioMetric } from './metric';
import {
  type EngineLines,
  type HistoryGroup,
  type HistorySpec,
  historyGroups,
  newestGroup,
  newestKept,
} from './panels';

const IN_METRIC: Record<RatioMetric, string> = {
  total: 'in total time',
  geometricMean: 'in the geometric mean',
  median: 'on the median query',
};

/**
 * "Comet 1.0.0 has a 2.21× speedup in total time of TPC-DS at 1 TB", with the ratios of further measurements; seconds if
 * environment sources conflict.
 */
export function newestTitle({ engine, lines, published }: EngineLines, metric: RatioMetric): string {
  const { point } = newestPoint(lines);
  const { comparison } = point;
  const name = `${capitalise(engine.name)} ${pointName(engine, point)}`;
  const suite = suiteAtSize(comparison.candidate.suite);
  if (comparison.environment.relation === 'disputed')
    return `${name} takes ${formatSeconds(comparison.candidateS, 0)} on ${suite} (conflicting sources on the environment)`;
  const ratios = metric === 'total' ? totalRatios(point, published) : formatSpeedup(comparison[metric].speedup);
  return `${name} has a ${ratios} speedup ${IN_METRIC[metric]} of ${suite}`;
}

/** "1.84× or 1.65×": the total-time ratio, then those of later measurements. */
function totalRatios({ comparison }: HistoryPoint, published: EngineLines['published']): string {
  const all = [comparison, ...repeatedTotals(comparison, published)];
  return all.map(({ baselineS, candidateS }) => formatSpeedup(baselineS / candidateS)).join(' or ');
}

/** "with conflicting sources, from 1.12× (0.15.0) to 1.57× (1.0.0) on TPC-DS at 3 TB"; [] for one result. */
function changeParts(engine: EngineRecord, line: HistoryLine): AnswerPart[] {
  const ends = endsOf(line);
  if (ends.length < 2) return [];
  const texts = ends.map((point) => `${formatSpeedup(point.comparison.total.speedup)} (${pointName(engine, point)})`);
  const isConflicting = ends.some(({ comparison }) => comparison.environment.relation === 'disputed');
  return [
    { text: isConflicting ? 'with conflicting sources, ' : '' },
    { text: `from ${texts.join(' to ')}`, strong: true },
    { text: ` on ${lineHeading(line)}` },
  ];
}

/** Lines that the answer names. */
const MAX_NAMED = 2;

/**
 * Change of the total-time ratio on the longest of the newest lines, each on one machine, and the newest release if it
 * ran on another one; [] if no line has two results.
 */
export function changeAnswer({ engine, lines, published }: EngineLines): AnswerPart[] {
  const shown = newestKept(lines);
  const changes = shown
    .map((line) => changeParts(engine, line))
    .filter(({ length }) => length > 0)
    .slice(0, MAX_NAMED);
  if (changes.length === 0) return [];
  const { line, point } = newestPoint(shown);
  const elsewhere =
    point.round.machine === line.machine
      ? ''
      : ` ${pointName(engine, point)} has ${totalRatios(point, published)} on another setup.`;
  return [
    { text: `The total-time ratio of ${capitalise(engine.name)} over ${baselineName(shown)} went ` },
    ...changes.flatMap((parts, index) => [{ text: index === 0 ? '' : ', and ' }, ...parts]),
    { text: `.${elsewhere}` },
  ];
}

function seriesOf(groups: readonly HistoryGroup[]) {
  return groups.flatMap(({ panels }) => panels.flatMap(({ series }) => series));
}

function countMarks(groups: readonly HistoryGroup[]): number {
  return sum(seriesOf(groups).map(({ marks }) => marks.length));
}

/** "Comet, Gluten + Velox, and Blaze are above 1× in total time in 33 of 34 comparisons", of the drawn ones. */
function aboveTitle(groups: readonly HistoryGroup[], metric: RatioMetric): string {
  const series = seriesOf(groups);
  const bySeries = [...series].sort((a, b) => a.shape - b.shape);
  const names = [...new Set(bySeries.map(({ engine }) => engine))];
  const marks = series.flatMap((one) => one.marks);
  const above = marks.filter((mark) => mark[metric] > 1).length;
  const count =
    above === marks.length ? `all ${formatNumber(above)}` : `${formatNumber(above)} of ${formatNumber(marks.length)}`;
  return `${joinWords(names)} ${names.length === 1 ? 'is' : 'are'} above 1× ${IN_METRIC[metric]} in ${count} comparisons`;
}

/** "24 results of vanilla Spark are the baselines of these rounds": no range of seconds, which are of different machines. */
export function baselineTitle(groups: readonly HistoryGroup[], baseline: string): string {
  const count = countMarks(groups);
  const results =
    count === 1
      ? `One result of ${baseline} is the baseline`
      : `${formatNumber(count)} results of ${baseline} are the baselines`;
  return `${results} of these rounds`;
}

/** One row per mark: the three metrics, the seconds of both sides, and whether a side ran once. */
export function marksTable({ groups, baseline }: HistorySpec): Table {
  const marks = groups.flatMap(({ panels }) =>
    panels.flatMap(({ heading, series }) =>
      series.flatMap(({ engine, marks: own }) => own.map((mark) => ({ ...mark, line: heading, engine }))),
    ),
  );
  return tableOf(marks, [
    [column('line', 'Suite'), 'line'],
    [column('engine', 'Engine'), 'engine'],
    [column('release', 'Release'), 'release'],
    [column('published', 'Published'), 'published'],
    [column('total', 'Total-time ratio', '×', 'number', 2), 'total'],
    [column('geometric_mean', 'Geometric mean', '×', 'number', 2), 'geometricMean'],
    [column('median', 'Median', '×', 'number', 2), 'median'],
    [column('baseline_s', capitalise(baseline), 's', 'number', 1), 'baselineS'],
    [column('candidate_s', 'Engine', 's', 'number', 1), 'candidateS'],
    [column('single', 'One run or not reported'), ({ single }) => (single ? 'yes' : 'no')],
  ]);
}

/** Metrics with their chart ids in files, and their names in switches and captions. */
export const HISTORY_CHARTS: readonly { id: string; metric: HistoryMetric; name: string; words: string }[] = [
  { id: 'speedups', metric: 'total', name: 'Total time', words: 'total-time ratio' },
  { id: 'geometric-mean', metric: 'geometricMean', name: 'Geometric mean', words: 'geometric mean of the queries' },
  { id: 'median', metric: 'median', name: 'Median query', words: 'median query' },
  { id: 'baseline', metric: 'baselineS', name: 'Vanilla Spark (s)', words: '' },
];

/** Notice for the numbers of these lines. */
export function linesDisclaimer(lines: readonly HistoryLine[]): string {
  return derivedFromAll(
    lines.map(({ points }) => suiteTitle((points[0] as HistoryPoint).comparison.baseline.suite)).sort(),
  );
}

const LINES = 'Dotted line: machine or executors changed or are not reported, or a result was withdrawn.';

function caption(metric: HistoryMetric, words: string, lines: readonly HistoryLine[]): string {
  const baseline = baselineName(lines);
  if (metric === 'baselineS')
    return `Total time of ${baseline} in each round, in seconds from 0. Marks are not joined: compare ratios within a round, not seconds across rounds.`;
  return `Speedup of each ${pointNoun(lines)} over ${baselineText(lines)}, ${words}, log scale. ${EVIDENCE_KEY} ${LINES}`;
}

function describe({ groups, metric }: Pick<HistorySpec, 'groups' | 'metric'>): string {
  const panels = groups.flatMap((group) => group.panels);
  const texts = panels.flatMap(({ heading, series }) =>
    series.map(({ engine, marks }) => {
      const values = marks.map((mark) => `${mark.release} ${metricText(mark, metric)}`);
      return `${engine} on ${heading}: ${values.join(', ')}`;
    }),
  );
  return `${texts.join('. ')}.`;
}

/** History of engines in one metric, with its texts. */
export function historySpec(
  { id, metric, words }: (typeof HISTORY_CHARTS)[number],
  histories: readonly EngineLines[],
): HistorySpec {
  const lines = histories.flatMap((history) => history.lines);
  const baseline = baselineName(lines);
  const groups = historyGroups(histories, metric);
  const [only, more] = histories;
  return {
    kind: 'history',
    id,
    title:
      metric === 'baselineS'
        ? baselineTitle(groups, baseline)
        : only && !more
          ? newestTitle(only, metric)
          : aboveTitle(groups, metric),
    description: describe({ groups, metric }),
    caption: caption(metric, words, lines),
    note: '',
    disclaimer: linesDisclaimer(lines),
    metric,
    baseline,
    engines: metric === 'baselineS' ? [] : histories.map(({ engine }) => capitalise(engine.name)),
    groups,
  };
}

/** Newest lines of an engine in total time: the chart of its page and of the home page. */
export function newestSpec({ engine, lines, published }: EngineLines): HistorySpec {
  const [total] = HISTORY_CHARTS as [(typeof HISTORY_CHARTS)[number]];
  const groups = [newestGroup(engine, lines)];
  const spec = historySpec(total, [{ engine, lines, published }]);
  return { ...spec, id: 'newest', description: describe({ groups, metric: 'total' }), groups };
}

/** Releases compared with vanilla Spark in their rounds, or vanilla Spark itself. */
export const history: StandaloneKind<HistorySpec> = {
  unit: ({ metric }) => (metric === 'baselineS' ? 's' : '×'),
  count: ({ groups }) => ({ count: countMarks(groups), of: 'values' }),
  csv: marksTable,
};
