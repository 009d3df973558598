import type { HistoryLine, HistoryPoint } from '../../benchmark/history/lines';
import { isTpcTitle, suiteTitle } from '../../benchmark/model/queries';
import type { EngineRecord } from '../../benchmark/model/round';
import { sum } from '../../benchmark/model/statistics';
import { derivedFrom } from '../../benchmark/text/disclaimer';
import { capitalise, listed } from '../../benchmark/text/names';
import type { StandaloneKind } from '../shared/kind';
import { marksTable } from './marksTable';
import { type EngineLines, historyGroups, metricText, newestGroup } from './panels';
import { aboveTitle, baselineTitle, newestTitle } from './titles';
import type { HistoryMetric, HistorySpec } from './types';

/** Metrics with their chart ids in files, and their names in switches and captions. */
export const HISTORY_CHARTS: readonly { id: string; metric: HistoryMetric; name: string; words: string }[] = [
  { id: 'speedups', metric: 'total', name: 'Total time', words: 'total-time ratio' },
  { id: 'geometric-mean', metric: 'geometricMean', name: 'Geometric mean', words: 'geometric mean of the queries' },
  { id: 'median', metric: 'median', name: 'Median query', words: 'median query' },
  { id: 'baseline', metric: 'baselineS', name: 'Vanilla Spark (s)', words: '' },
];

/** Notice for the numbers of these lines. */
export function linesDisclaimer(lines: readonly HistoryLine[]): string {
  const titles = [
    ...new Set(lines.map(({ points }) => suiteTitle((points[0] as HistoryPoint).comparison.baseline.suite))),
  ];
  const derived = titles.filter(isTpcTitle).sort();
  const own = titles.filter((title) => !isTpcTitle(title)).sort();
  const names = listed(derived);
  const texts = derived.length === 0 ? [] : [`Derived from ${names}; not comparable to published ${names} results`];
  return [...texts, ...own.map(derivedFrom)].join('. ');
}

const MARKS = 'Hollow: each query ran once, or iterations not reported.';
const LINES = 'Dotted line: machine or executors changed.';

function caption(metric: HistoryMetric, words: string): string {
  if (metric === 'baselineS')
    return `Total time of vanilla Spark in each round, in seconds from 0. ${MARKS} Marks are not joined: compare ratios within a round, not seconds across rounds.`;
  return `Speedup of each release over vanilla Spark in the same round, ${words}, log scale. ${MARKS} ${LINES}`;
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
  const groups = historyGroups(histories, metric);
  const [only, more] = histories;
  const speedups = only && !more ? newestTitle(only, metric) : aboveTitle(histories, metric);
  return {
    kind: 'history',
    id,
    title: metric === 'baselineS' ? baselineTitle(groups) : speedups,
    description: describe({ groups, metric }),
    caption: caption(metric, words),
    note: '',
    disclaimer: linesDisclaimer(lines),
    metric,
    engines: metric === 'baselineS' ? [] : histories.map(({ engine }) => capitalise(engine.name)),
    groups,
  };
}

/** Newest lines of an engine in total time: the chart of its page and of the home page. */
export function newestSpec(engine: EngineRecord, lines: readonly HistoryLine[]): HistorySpec {
  const [total] = HISTORY_CHARTS as [(typeof HISTORY_CHARTS)[number]];
  const groups = [newestGroup(engine, lines)];
  const spec = historySpec(total, [{ engine, lines }]);
  return { ...spec, id: 'newest', description: describe({ groups, metric: 'total' }), groups };
}

/** Releases compared with vanilla Spark in their rounds, or vanilla Spark itself. */
export const history: StandaloneKind<HistorySpec> = {
  unit: ({ metric }) => (metric === 'baselineS' ? 's' : '×'),
  count: ({ groups }) => ({
    count: sum(groups.flatMap(({ panels }) => panels.flatMap(({ series }) => series.map(({ marks }) => marks.length)))),
    of: 'values',
  }),
  csv: marksTable,
};
