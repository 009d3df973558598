import type { HistorySpec } from '../../../benchmark/figures/history/specs';
import type { Theme } from '../../base/theme';
import { TURNED_FROM } from '../../base/variants';
import type { Stretched } from '../../scene/picture';
import { inLayers } from './layers';
import { narrowHistory } from './narrow';
import { wideHistory } from './wide';

/** The releases of an engine: from left to right in wide boxes, from top to bottom in narrow ones. */
export function history(spec: HistorySpec, width: number, theme: Theme, fit = width): Stretched {
  const draw = fit >= TURNED_FROM ? wideHistory : narrowHistory;
  const drawing = draw(spec, width, theme, fit);
  const plot = drawing.plot ?? { left: 0, right: drawing.width };
  return { ...drawing, items: inLayers(drawing.items, plot) };
}
