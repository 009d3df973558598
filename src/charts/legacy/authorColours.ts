import type { Theme } from '../base/theme';
import { isOptions, type Options } from './legacyChart';

type Channels = [red: number, green: number, blue: number, alpha: number];

const NAMED: Record<string, Channels> = { white: [255, 255, 255, 1], black: [0, 0, 0, 1] };

function fromHex(text: string): Channels | null {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (!digits) return null;
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue, alpha / 255];
}

function fromFunction(text: string): Channels | null {
  if (!/^rgba?\(/i.test(text)) return null;
  const [red, green, blue, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue, alpha];
}

/**
 * A colour that a page wrote, as it is if it has a hue. White, black and greys mean paper and ink there, so they become
 * the theme's: else they would vanish on a dark background.
 */
export function authorColour(text: string, theme: Theme): string {
  const channels = NAMED[text.toLowerCase()] ?? fromHex(text) ?? fromFunction(text);
  if (!channels) return text;
  const [red, green, blue, alpha] = channels;
  if (Math.max(red, green, blue) - Math.min(red, green, blue) > 8 || alpha === 0) return text;
  if (alpha < 0.3) return theme.grid;
  if (red > 245) return theme.bg;
  if (red > 190) return theme.rule;
  if (red > 140) return theme.axis;
  return red > 70 ? theme.ink2 : theme.ink;
}

function coloured(value: unknown, theme: Theme): unknown {
  if (Array.isArray(value)) return value.map((entry) => coloured(entry, theme));
  return typeof value === 'string' ? authorColour(value, theme) : value;
}

/** Options with every colour that a page wrote as the theme has it. Functions are left alone. */
export function authorColours(options: Options, theme: Theme): Options {
  const entries = Object.entries(options).map(([key, value]) => {
    if (isOptions(value)) return [key, authorColours(value, theme)];
    return [key, /color$/i.test(key) ? coloured(value, theme) : value];
  });
  return Object.fromEntries(entries);
}
