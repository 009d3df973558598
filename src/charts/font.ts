const fonts = new Map<string, { size: number; weight: number }>();

/** Size in px and weight of a CSS font shorthand; 10 px and 400 where it does not say. */
export function parseFont(font: string): { size: number; weight: number } {
  const known = fonts.get(font);
  if (known) return known;
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 10);
  const weight = Number(/\b([1-9]00)\b/.exec(font)?.[1] ?? (/\bbold\b/.test(font) ? 700 : 400));
  fonts.set(font, { size, weight });
  return { size, weight };
}
