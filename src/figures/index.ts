import type { SpecBase } from '../benchmark/model/chart';
import type { Comparison } from '../benchmark/model/comparison';
import { answers } from './answers/spec';
import { bands } from './bands/spec';
import { bar } from './bar/spec';
import { blocks } from './blocks/spec';
import { capacity } from './capacity/spec';
import { changes } from './changes/spec';
import { coverage } from './coverage/spec';
import { dots } from './dots/spec';
import { dumbbell } from './dumbbell/spec';
import { engines } from './engines/spec';
import { forest } from './forest/spec';
import { history } from './history/spec';
import { iterations } from './iterations/spec';
import { line } from './line/spec';
import { pairs } from './pairs/spec';
import { parts } from './parts/spec';
import { patterns } from './patterns/spec';
import { phases } from './phases/spec';
import { rows } from './rows/spec';
import { scatter } from './scatter/spec';
import type { Kind } from './shared/kind';
import { spread } from './spread/spec';
import { stages } from './stages/spec';
import { times } from './times/spec';
import { waterfall } from './waterfall/spec';

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
  engines,
  forest,
  history,
  iterations,
  line,
  pairs,
  parts,
  patterns,
  phases,
  rows,
  scatter,
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

/** Charts that a report may list, by ID. */
export const REPORT_CHARTS: ReadonlyMap<string, (comparison: Comparison) => ChartSpec | null> = new Map(
  Object.values(FIGURES).flatMap(({ charts = {} }: Pick<Kind<SpecBase>, 'charts'>) => Object.entries(charts)),
) as ReadonlyMap<string, (comparison: Comparison) => ChartSpec | null>;
