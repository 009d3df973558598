/** Control characters, which steer a terminal, and those that turn the direction of text: none of them is part of a name or a sentence. */
const STEERING = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const STEERING_LINE = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A text on one line: runs of characters that steer a terminal or turn the direction of text become a space. */
export function plainText(text: string): string {
  return text.replace(STEERING, ' ');
}

/** The same of text of several lines: line feeds and tabs stay. */
export function plainLines(text: string): string {
  return text.replace(STEERING_LINE, ' ');
}
