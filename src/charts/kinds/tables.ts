import type { SpecOfKind, TableSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import type { Stretched } from '../scene/picture';
import { history } from './history/history';
import { answers } from './home/answers';
import { matrix } from './home/matrix';
import { queryTimes } from './queryTimes';
import { drawSceneAt } from './scenes';
import { lost } from './why/lost';
import { stages } from './why/stages';

/** Draws a chart for a width in px, wider where it has no room in it; what has room in `fit` px is chosen, and stands in every wider box. */
type TableDrawing<Spec> = (spec: Spec, width: number, theme: Theme, fit: number) => Stretched;

/** The drawing of each kind that pages show by components of their own. */
const TABLES: { [K in TableSpec['kind']]: TableDrawing<SpecOfKind<K>> } = {
  answers,
  forest: drawSceneAt,
  blocks: drawSceneAt,
  split: drawSceneAt,
  matrix,
  times: queryTimes,
  stages,
  lost,
  history,
};

/** A chart that pages show by a component of its own, drawn for files, embeds and cards. */
export function drawTable<Spec extends TableSpec>(spec: Spec, width: number, theme: Theme, fit = width): Stretched {
  return (TABLES[spec.kind] as unknown as TableDrawing<Spec>)(spec, width, theme, fit);
}
