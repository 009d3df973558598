/** One line of a text with its number, counted from 1. */
export interface TextLine {
  line: number;
  text: string;
}

/** Longer than any line of a report that people read: what is beyond is a log that stands beside it. */
const LONGEST_REPORT_LINE = 2000;

/** The lines of a text; CRLF is read as LF, and the marks of a build's log or a comment before a line are taken off. */
export function textLines(text: string): TextLine[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((entry, index) => ({ line: index + 1, text: entry.replace(/^(\[info\] ?| \* {0,2})/, '').trimEnd() }));
}

/** The lines of a report, without those that are far too long to be part of it. */
export function reportLines(text: string): TextLine[] {
  return textLines(text).filter((entry) => entry.text.length <= LONGEST_REPORT_LINE);
}
