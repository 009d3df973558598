/** One line of a text with its number, counted from 1. */
export interface TextLine {
  line: number;
  text: string;
}

/** The lines of a text; CRLF is read as LF, and the marks of a build's log or a comment before a line are taken off. */
export function textLines(text: string): TextLine[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((entry, index) => ({ line: index + 1, text: entry.replace(/^(\[info\] ?| \* {0,2})/, '').trimEnd() }));
}
