import type { Role } from '../benchmark/model/chart';
import { isUnconfirmed, markOf, type VerdictMark } from '../benchmark/model/verdictMark';

/** Design tokens that charts use. Values are colors: resolved ones or CSS variables. */
export type Theme = Readonly<Record<keyof typeof light, string>>;

/** Font stack of charts: Inter if the page has it, otherwise the system font. */
export const FONT_FAMILY =
  '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Resolved colors for canvas and files on white, and for print. */
export const light = {
  bg: '#ffffff',
  ink: '#171b21',
  ink2: '#4a5460',
  rule: '#dfe3e8',
  grid: '#e8ebef',
  axis: '#828c97',
  faster: '#0072b2',
  fasterText: '#005f96',
  fasterTint: '#d3e6f2',
  slower: '#d55e00',
  slowerText: '#a34100',
  slowerTint: '#fbe0cd',
  unclear: '#6e7781',
  unclearText: '#4a5460',
  unclearTint: '#e9ebee',
  segment: '#d5d9de',
};

/** Resolved colors for canvas and files on the dark background. */
export const dark: Theme = {
  bg: '#16181c',
  ink: '#eceef1',
  ink2: '#aab2bc',
  rule: '#353a42',
  grid: '#2a2f36',
  axis: '#7f8892',
  faster: '#56b4e9',
  fasterText: '#74c2f0',
  fasterTint: '#1d4560',
  slower: '#f0883e',
  slowerText: '#f5a166',
  slowerTint: '#57341c',
  unclear: '#9aa1a9',
  unclearText: '#aab2bc',
  unclearTint: '#343a42',
  segment: '#4a4f56',
};

/** The CSS variable of a color: "fasterTint" is var(--look-faster-tint). */
function variable(key: string): string {
  return `var(--look-${key.replace(/[A-Z0-9]/g, '-$&').toLowerCase()})`;
}

/** CSS variables for SVG in a page: one drawing serves both themes and print. */
export const css = Object.fromEntries(Object.keys(light).map((key) => [key, variable(key)])) as Theme;

/** A drawing as text with the colors of a theme in place of the CSS variables. */
export function withColours(text: string, theme: Theme): string {
  return Object.entries(theme).reduce((found, [key, colour]) => found.replaceAll(variable(key), colour), text);
}

/** Mark of a role; '' for a role that is not a verdict. */
function roleMark(role: Role): VerdictMark | '' {
  return role === 'neutral' || role === 'baseline' || role === 'candidate' ? '' : markOf(role);
}

/** True if marks of a role are hollow, which means inconclusive. */
export function isHollow(role: Role): boolean {
  return roleMark(role) === 'unclear';
}

/** Color of marks of a role. Engines have no hue: the baseline is ink (its tick), neutral is the segment gray. */
export function markColour(theme: Theme, role: Role): string {
  const mark = roleMark(role);
  if (mark === '') return role === 'neutral' ? theme.segment : theme.ink;
  return mark === 'same' ? theme.unclear : theme[mark];
}

export function tintColour(theme: Theme, role: Role): string {
  const mark = roleMark(role);
  if (mark === 'faster') return theme.fasterTint;
  if (mark === 'slower') return theme.slowerTint;
  return mark === '' ? theme.segment : theme.unclearTint;
}

/** Fill of marks of a role: the background if hollow, a tint for an unconfirmed difference, otherwise the mark's color. */
export function fillColour(theme: Theme, role: Role): string {
  if (isHollow(role)) return theme.bg;
  return isUnconfirmed(role) ? tintColour(theme, role) : markColour(theme, role);
}

export function textColour(theme: Theme, role: Role): string {
  const mark = roleMark(role);
  if (mark === 'faster') return theme.fasterText;
  if (mark === 'slower') return theme.slowerText;
  return mark === '' ? theme.ink : theme.unclearText;
}
