import type { EngineRecord } from '../../model/round';
import { formatSeconds } from '../../text/numbers';
import { secondsAxis } from '../axes';
import type { StandaloneKind } from '../kind';
import { blocksOf, type Machines } from './blocks';
import { marksTable } from './marksTable';
import type { DriftSpec, HistoryBlock } from './specs';
import { drawnLines, linesDisclaimer } from './speedups';
import { driftTitle } from './titles';

/** The scale of a row of panels: from 0, with room for the number above the highest tick. */
function axisOf(blocks: readonly HistoryBlock[], row: number): DriftSpec['axes'][number] {
  const seconds = blocks.flatMap(({ panels }) => (panels[row]?.marks ?? []).map(({ baselineS }) => baselineS));
  const { max, ticks } = secondsAxis('', 0, Math.max(1, ...seconds) * 1.15);
  return { max, ticks: ticks.filter((_, index) => ticks.length < 5 || index % 2 === 0) };
}

/** The seconds of native Spark in the rounds of an engine; `id` is the chart's name. */
export function driftSpec(id: string, engine: EngineRecord, machines: Machines): DriftSpec {
  const lines = drawnLines(machines);
  const blocks = blocksOf(engine, machines);
  const all = lines.map(({ points }) =>
    points.map(({ comparison }) => formatSeconds(comparison.baselineS, 0)).join(', '),
  );
  return {
    kind: 'drift',
    id,
    title: driftTitle(lines),
    description: `Total time of vanilla Spark by round: ${all.join('; ')}.`,
    caption:
      'Total time of vanilla Spark in each round, in seconds (axis starts at 0). Each tick is a round; a split tick means one run per query. Ticks are not connected, because only ratios within a round are comparable.',
    note: '',
    disclaimer: linesDisclaimer(lines),
    engine: engine.name,
    blocks,
    axes: (blocks[0]?.panels ?? []).map((_, row) => axisOf(blocks, row)),
  };
}

/** The native Spark that an engine's releases are held against, round by round. */
export const drift: StandaloneKind<DriftSpec> = {
  unit: () => 's',
  count: ({ blocks }) => ({
    count: blocks.reduce(
      (all, { panels }) => panels.reduce((some, panel) => some + (panel?.marks.length ?? 0), all),
      0,
    ),
    of: 'values',
  }),
  csv: marksTable,
};
