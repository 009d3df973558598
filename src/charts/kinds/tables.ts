import type { SpecOfKind, TableSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import type { Sized } from '../scene/picture';
import { forestPlot } from './forestPlot';
import { heatMap } from './heatMap';
import { matrix } from './matrix';
import { queryTimes } from './queryTimes';
import { sortedSpeedups } from './sortedSpeedups';

/** Draws a chart for a width in px, wider where it has no room in it. */
type TableDrawing<Spec> = (spec: Spec, width: number, theme: Theme) => Sized;

/** The drawing of each kind that pages show by components of their own. */
const TABLES: { [K in TableSpec['kind']]: TableDrawing<SpecOfKind<K>> } = {
  forest: forestPlot,
  matrix,
  heatMap,
  sorted: sortedSpeedups,
  times: queryTimes,
};

/** A chart that pages show by a component of its own, drawn for files and cards. */
export function drawTable<Spec extends TableSpec>(spec: Spec, width: number, theme: Theme): Sized {
  return (TABLES[spec.kind] as unknown as TableDrawing<Spec>)(spec, width, theme);
}
