import { formatNumber } from '../benchmark/text/numbers';

export interface TextLine {
  line: number;
  text: string;
}

/** Longer than any line of a report for people; a longer line is a log in the same file. */
const LONGEST_REPORT_LINE = 2000;

/** The lines of a text. CRLF becomes LF, and prefixes of a build log or a comment are removed. */
export function textLines(text: string): TextLine[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((entry, index) => ({ line: index + 1, text: entry.replace(/^(\[info\] ?| \* {0,2})/, '').trimEnd() }));
}

const isTooLong = ({ text }: TextLine) => text.length > LONGEST_REPORT_LINE;

/** The lines of a report, without lines that are too long to be part of it. */
export function reportLines(text: string): TextLine[] {
  return textLines(text).filter((entry) => !isTooLong(entry));
}

/** "left out: line 7 of 5,000 characters": a change for lines that reportLines omits; empty if there are none. */
export function leftOutLines(text: string): string[] {
  const [first, ...more] = textLines(text).filter(isTooLong);
  if (!first) return [];
  const others = more.length > 0 ? `, and ${formatNumber(more.length)} more as long` : '';
  return [`left out: line ${first.line} of ${formatNumber(first.text.length)} characters${others}`];
}
