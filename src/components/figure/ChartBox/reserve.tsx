import type { CSSProperties } from 'react';
import type { Panel } from '../../../benchmark/model/figure';

export type Heights = Panel['heights'];

/** The heights of a chart's drawings as CSS variables, to reserve space; undefined if they are unknown. */
export function reserve(heights: Heights): CSSProperties | undefined {
  if (!heights) return undefined;
  const { wide, narrow, tiny } = heights;
  return { '--chart-wide': `${wide}px`, '--chart-narrow': `${narrow}px`, '--chart-tiny': `${tiny}px` } as CSSProperties;
}
