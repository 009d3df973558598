import { LEAST_ROUNDS } from '../../history/guests';
import type { HistoryLine, HistoryPoint } from '../../history/lines';
import { isTpcTitle, suiteTitle } from '../../model/queries';
import type { EngineRecord } from '../../model/round';
import { sum } from '../../model/statistics';
import { derivedFrom } from '../../text/disclaimer';
import { capitalise, listed } from '../../text/names';
import { formatSpeedup } from '../../text/numbers';
import type { StandaloneKind } from '../kind';
import { blocksOf, type Machines } from './blocks';
import { marksTable } from './marksTable';
import type { HistorySpec } from './specs';
import { historyTitle } from './titles';

const TICKS = [0.1, 0.2, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 7, 10, 15, 20];

/** One log scale of speedups for all panels, from a little below the lowest (1× at most) to a little above the highest. */
function axisOf(points: readonly HistoryPoint[]): HistorySpec['axis'] {
  const values = points.flatMap(({ comparison: { total, geometricMean, median } }) =>
    [total, geometricMean, median].map(({ speedup }) => speedup),
  );
  const [min, max] = [Math.min(1, ...values) / 1.08, Math.max(1.2, ...values) * 1.14];
  return { min, max, ticks: TICKS.filter((tick) => tick >= min && tick <= max) };
}

/** What must stand with the numbers of these lines. */
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

/** The lines of these machines that have rounds enough to be drawn. */
export function drawnLines(machines: Machines): HistoryLine[] {
  return machines.flatMap(({ lines }) =>
    lines.filter(({ points, variant }) => variant === '' && points.length >= LEAST_ROUNDS),
  );
}

function describe({ points }: HistoryLine, name: string): string {
  return `${name}: ${points.map(({ comparison }) => formatSpeedup(comparison.total.speedup)).join(', ')}`;
}

/** The speedup of an engine over its releases; `id` is the chart's name. */
export function historySpec(id: string, engine: EngineRecord, machines: Machines): HistorySpec {
  const lines = drawnLines(machines);
  const blocks = blocksOf(engine, machines);
  const names = blocks.flatMap(({ panels }) => panels.flatMap((panel) => (panel?.marks.length ? [panel.heading] : [])));
  const name = capitalise(engine.name);
  return {
    kind: 'history',
    id,
    title: historyTitle(engine, lines),
    description: `Total-time ratio by release. ${lines.map((line, index) => describe(line, names[index] ?? '')).join('. ')}.`,
    caption: `Speedup of ${engine.name} over vanilla Spark in the same round (log scale). Above 1×, ${name} is faster. Solid line: consecutive releases on the same executors. Dotted: releases without published results in between. No line: the executors or the machine changed.`,
    note: '',
    disclaimer: linesDisclaimer(lines),
    engine: engine.name,
    blocks,
    axis: axisOf(lines.flatMap(({ points }) => points)),
  };
}

/** The releases of an engine against the native Spark of their rounds. */
export const history: StandaloneKind<HistorySpec> = {
  unit: () => '×',
  count: ({ blocks }) => ({
    count: sum(blocks.flatMap(({ panels }) => panels.map((panel) => 3 * (panel?.marks.length ?? 0)))),
    of: 'values',
  }),
  csv: marksTable,
};
