import type { BarSpec } from '../../benchmark/figures/timeChange';
import { textRoom } from '../base/textWidth';
import { TWO_WIDTHS } from '../base/variants';
import type { DrawnChart, Frame } from '../draw/frame';
import { CLEARANCE } from '../draw/text';
import { columnBars, columnMargins } from './bars/barColumns';
import { rowBars } from './bars/barRows';
import type { Plot } from './plot';

/** True where every category's name fits under its column in the narrowest box. */
function namesFit(spec: BarSpec, frame: Frame): boolean {
  const { left, right } = columnMargins(spec, frame.variant.from);
  const column = (frame.variant.from - left - right) / spec.categories.length;
  return spec.categories.every((text) => textRoom(text) + CLEARANCE <= column);
}

function draw(spec: BarSpec, frame: Frame): DrawnChart {
  return !spec.horizontal && namesFit(spec, frame) ? columnBars(spec, frame) : rowBars(spec, frame);
}

/** Bars in rows or in columns; columns turn into rows where the names of the categories would collide. */
export const bar: Plot<BarSpec> = { file: 'bar', type: 'bar', variants: TWO_WIDTHS, draw };
