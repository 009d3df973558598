import { plainText } from '../model/guards/plainText';

/** Text from outside for a message: quoted, on one line, cut at 60 characters. */
export function quoteValue(text: string): string {
  const line = plainText(text);
  return `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`;
}
