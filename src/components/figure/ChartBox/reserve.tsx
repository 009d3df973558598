import type { CSSProperties } from 'react';
import type { Panel } from '../../../benchmark/model/figure';

export type Heights = Panel['heights'];

/** The heights of a chart's drawings as the stylesheet takes them, to keep the room; nothing where they are not known. */
export function reserve(heights: Heights): CSSProperties | undefined {
  if (!heights) return undefined;
  const { wide, narrow, tiny } = heights;
  return { '--chart-wide': `${wide}px`, '--chart-narrow': `${narrow}px`, '--chart-tiny': `${tiny}px` } as CSSProperties;
}
