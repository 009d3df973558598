/** A foreign text for a message: quoted, on one line, cut at 60 characters. */
export function shown(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`;
}
