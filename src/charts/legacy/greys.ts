import type { Theme } from '../base/theme';

/** The fill of the nth part or dataset for which a page names none: hues mean verdicts, so greys. */
export function greyFill(theme: Theme, index: number): string {
  const greys = [theme.segment, theme.axis, theme.ink2, theme.unclearTint];
  return greys[index % greys.length] as string;
}
