import { readFileSync } from 'node:fs';
import path from 'node:path';

export type ThemeName = 'light' | 'dark';

/** The text of a stylesheet below src/. */
export function stylesheet(file: string): string {
  return readFileSync(path.join(__dirname, '../../../src', file), 'utf8');
}

/** Custom properties declared in a block of CSS. */
function declarations(block: string): [string, string][] {
  return [...block.matchAll(/(--look-[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]);
}

/** Color tokens of a theme in the stylesheet, `--look-ink` to `#1f2328`; dark tokens override light ones. */
export function tokens(theme: ThemeName): Record<string, string> {
  const text = stylesheet('css/tokens.css');
  const light = /:root \{([^}]*)\}/.exec(text)?.[1] ?? '';
  const dark = /@media screen \{\s*\[data-theme="dark"\] \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return Object.fromEntries([...declarations(light), ...(theme === 'dark' ? declarations(dark) : [])]);
}

function channel(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of "#rrggbb", 0–1. Source: WCAG 2.2, relative luminance. */
export function luminance(colour: string): number {
  const [red = '', green = '', blue = ''] = colour.slice(1).match(/../g) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** Contrast ratio of two colors, 1–21. Source: WCAG 2.2, contrast ratio. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
