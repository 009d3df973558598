import type { CSSProperties } from 'react';

/** Vertical lines behind the plots of all rows, as one background in `--spread-grid` instead of a thousand elements. */
export function gridLines(lines: readonly { at: number; colour: string }[]): CSSProperties {
  const layers = lines.map(({ at, colour }) => `linear-gradient(${colour}, ${colour}) ${at}% 0 / 1px 100% no-repeat`);
  return { '--spread-grid': layers.join(', ') } as CSSProperties;
}
