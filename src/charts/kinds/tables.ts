import type { SpecOfKind, TableSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import type { Sized } from '../scene/picture';
import { matrix } from './matrix';

/** Draws a chart for a width in px, wider where it has no room in it. */
type TableDrawing<Spec> = (spec: Spec, width: number, theme: Theme) => Sized;

/** The drawing of each kind that is a table on pages. */
const TABLES: { [K in TableSpec['kind']]: TableDrawing<SpecOfKind<K>> } = { matrix };

/** A chart that is a table on pages, drawn for files and cards. */
export function drawTable<Spec extends TableSpec>(spec: Spec, width: number, theme: Theme): Sized {
  return (TABLES[spec.kind] as unknown as TableDrawing<Spec>)(spec, width, theme);
}
