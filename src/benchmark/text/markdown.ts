/** Part of a Markdown text, kept or omitted as a whole, so that no table, link, or escape is cut. */
export interface MarkdownPart {
  text: string;
  /** Parts of a lower rank are kept first if there is no room for all. */
  rank: number;
}

/** Length of a text in UTF-8, in bytes. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Space for the note on omitted parts, in bytes. */
const NOTE_BYTES = 200;

/**
 * The parts that fit into `limit` bytes, in order, separated by empty lines; a last sentence counts the omitted parts.
 * Later parts that fit are kept.
 */
export function fitParts(parts: readonly MarkdownPart[], limit: number): string {
  const kept = new Set<MarkdownPart>();
  let used = NOTE_BYTES;
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    const bytes = byteLength(part.text) + 2;
    if (used + bytes > limit) continue;
    kept.add(part);
    used += bytes;
  }
  const left = parts.length - kept.size;
  const note = `_Truncated to ${Math.floor(limit / 1000)} KB: ${left} of ${parts.length} parts omitted. \`--format json\` prints everything._`;
  const texts = parts.filter((part) => kept.has(part)).map(({ text }) => text);
  return `${[...texts, ...(left > 0 ? [note] : [])].join('\n\n')}\n`;
}

/** A Markdown table of Markdown cells; rows beyond `most` are counted below it. '' for no rows. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], most: number): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const more = rows.length > most ? ['', `… and ${rows.length - most} more.`] : [];
  return [line(head), line(head.map(() => '---')), ...rows.slice(0, most).map(line), ...more].join('\n');
}

/** A collapsible part; the summary is trusted plain text. '' without content. */
export function detailsMarkdown(summary: string, content: string): string {
  return content === '' ? '' : `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
