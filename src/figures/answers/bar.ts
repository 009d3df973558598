import { markColour, type Theme, tintColour } from '../../charts/base/theme';
import { rectItem } from '../../charts/draw/marks';
import type { PathItem } from '../../charts/scene/drawing';
import type { EngineAnswer, Strength } from './spec';

/** A bar by strength: solid, tinted with an outline, or dashed without a fill. */
export function barItem(
  box: Parameters<typeof rectItem>[0],
  way: EngineAnswer['way'],
  strength: Strength,
  theme: Theme,
): PathItem<number> {
  if (strength === 'clear') return rectItem(box, markColour(theme, way));
  if (strength === 'measured') {
    return rectItem(box, tintColour(theme, way), { colour: markColour(theme, way), width: 1.5 });
  }
  const item = rectItem(box, 'none', { colour: theme.unclear, width: 1.5 });
  return { ...item, fill: null, stroke: item.stroke && { ...item.stroke, dash: [4, 3] } };
}
