import { formatNumber } from '../benchmark/text/numbers';

/** One line of a text with its number, counted from 1. */
export interface TextLine {
  line: number;
  text: string;
}

/** Longer than any line of a report that people read: what is beyond is a log that stands next to it. */
const LONGEST_REPORT_LINE = 2000;

/** The lines of a text; CRLF is read as LF, and the marks of a build's log or a comment before a line are taken off. */
export function textLines(text: string): TextLine[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((entry, index) => ({ line: index + 1, text: entry.replace(/^(\[info\] ?| \* {0,2})/, '').trimEnd() }));
}

const isTooLong = ({ text }: TextLine) => text.length > LONGEST_REPORT_LINE;

/** The lines of a report, without those that are far too long to be part of it. */
export function reportLines(text: string): TextLine[] {
  return textLines(text).filter((entry) => !isTooLong(entry));
}

/** "left out: line 7 of 5,000 characters", what reportLines leaves out, for the list of what was changed; none where it is nothing. */
export function leftOutLines(text: string): string[] {
  const [first, ...more] = textLines(text).filter(isTooLong);
  if (!first) return [];
  const others = more.length > 0 ? `, and ${formatNumber(more.length)} more as long` : '';
  return [`left out: line ${first.line} of ${formatNumber(first.text.length)} characters${others}`];
}
