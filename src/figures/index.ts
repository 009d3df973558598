import type { Comparison } from '../benchmark/model/comparison';
import { answers } from './answers/spec';
import { bands } from './bands/spec';
import { bar, distributionSpec, memorySpec } from './bar/spec';
import { blocks } from './blocks/spec';
import { capacity } from './capacity/spec';
import { changes } from './changes/spec';
import { coverage } from './coverage/spec';
import { dots, dotsSpec } from './dots/spec';
import { dumbbell, topSpec } from './dumbbell/spec';
import { forest } from './forest/spec';
import { history } from './history/spec';
import { iterations } from './iterations/spec';
import { line } from './line/spec';
import { pairs } from './pairs/spec';
import { parts } from './parts/spec';
import { phases } from './phases/spec';
import { rows } from './rows/spec';
import type { Kind } from './shared/kind';
import { spread, spreadSpec } from './spread/spec';
import { stages } from './stages/spec';
import { times } from './times/spec';
import { waterfall, waterfallSpec } from './waterfall/spec';

/**
 * Figures by name: the name of the folder, and the kind in published specs. The drawing of a new figure must be added to
 * PLOTS or DRAWINGS.
 */
export const FIGURES = {
  answers,
  bands,
  bar,
  blocks,
  capacity,
  changes,
  coverage,
  dots,
  dumbbell,
  forest,
  history,
  iterations,
  line,
  pairs,
  parts,
  phases,
  rows,
  spread,
  stages,
  times,
  waterfall,
};

export type FigureName = keyof typeof FIGURES;

/** Spec of a figure: one chart as plain data with numbers, units, and roles, without colors. */
export type SpecOf<Name extends FigureName> = Name extends FigureName
  ? (typeof FIGURES)[Name] extends Kind<infer Spec>
    ? Spec
    : never
  : never;

export type ChartSpec = SpecOf<FigureName>;

export function kindOf<Spec extends ChartSpec>({ kind }: Spec): Kind<Spec> {
  return FIGURES[kind] as unknown as Kind<Spec>;
}

/** Charts that a report may list, by id in URLs and in `<BarChart chart="…">`. Null if the result sets do not have its data. */
export const OF_COMPARISON = new Map(
  Object.entries({
    dots: dotsSpec,
    'top-faster': (comparison: Comparison) => topSpec(comparison, 'top-faster'),
    'top-slower': (comparison: Comparison) => topSpec(comparison, 'top-slower'),
    queries: spreadSpec,
    gap: waterfallSpec,
    // Earlier id of the total time in parts: links and embeds with this id show this chart.
    totals: (comparison: Comparison) => ({ ...waterfallSpec(comparison), id: 'totals' }),
    distribution: (comparison: Comparison) => distributionSpec(comparison, 'speedup'),
    'time-change': (comparison: Comparison) => distributionSpec(comparison, 'time-change'),
    memory: memorySpec,
  }),
);
