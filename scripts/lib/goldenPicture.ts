import { join } from 'node:path';
import { pictureSvg } from '../../src/charts/svg';
import { css, light, type Theme } from '../../src/charts/theme';
import type { ChartSpec } from '../../src/figures';
import { drawing } from '../../src/figures/draw';

export const GOLDEN = 'tests/golden';
export const GOLDEN_WIDTHS = [360, 920] as const;

/** Drawing for a box of `width` px as SVG, one element per line. */
export function goldenPicture(spec: ChartSpec, width: number, theme: Theme): string {
  const { id, title, description } = spec;
  const svg = pictureSvg({ id, title, description, background: theme.bg, ...drawing(spec, width, theme) });
  return svg.replaceAll('><', '>\n<');
}

/** A theme whose colors are the names of its tokens. */
export const TOKENS = Object.fromEntries(Object.keys(light).map((token) => [token, `{${token}}`])) as Theme;

/** A picture drawn with TOKENS, with a theme's colors in place of the token names. */
export function colored(picture: string, theme: Theme): string {
  return picture.replace(/\{(\w+)\}/g, (_, token: keyof Theme) => theme[token]);
}

/** Paths and texts of the golden pictures of a spec, one for each width. */
export function goldenPictures(name: string, spec: ChartSpec): [path: string, text: string][] {
  return GOLDEN_WIDTHS.map((width) => [
    join(GOLDEN, `${name}-${width}.svg`),
    colored(goldenPicture(spec, width, TOKENS), css),
  ]);
}
