import type { BarSpec } from '../../benchmark/chartTypes';
import type { DrawnChart, Frame } from '../draw/frame';
import { CLEARANCE } from '../draw/text';
import { textRoom } from '../textWidth';
import { columnBars, columnMargins } from './barColumns';
import { rowBars } from './barRows';

/** True where every category's name fits under its column in the narrowest box. */
function namesFit(spec: BarSpec, frame: Frame): boolean {
  const { left, right } = columnMargins(spec, frame.variant.from);
  const column = (frame.variant.from - left - right) / spec.categories.length;
  return spec.categories.every((text) => textRoom(text) + CLEARANCE <= column);
}

/** Bars in rows or in columns; columns turn into rows where the names of the categories would collide. */
export function bar(spec: BarSpec, frame: Frame): DrawnChart {
  return !spec.horizontal && namesFit(spec, frame) ? columnBars(spec, frame) : rowBars(spec, frame);
}
