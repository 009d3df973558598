const LONGEST = 1000;

/** A text of a log on one line of at most 1,000 code points, without control characters; lone surrogates become ?. */
export function logLine(text: string): string {
  const line = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\p{Cs}\uFFFD]/gu, '?')
    .replace(/^ +| +$/g, '');
  return line.length <= LONGEST ? line : [...line].slice(0, LONGEST).join('').replace(/ +$/, '');
}
