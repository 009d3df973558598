/** Control characters, which steer a terminal, and characters that change the text direction. */
const STEERING = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const STEERING_LINE = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text on one line: each run of control or direction characters becomes a space. */
export function plainText(text: string): string {
  return text.replace(STEERING, ' ');
}

/** The same for several lines; keeps line feeds and tabs. */
export function plainLines(text: string): string {
  return text.replace(STEERING_LINE, ' ');
}

/** Text from outside for a message: quoted, on one line, cut at 60 characters. */
export function quoteValue(text: string): string {
  const line = plainText(text);
  return `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`;
}
