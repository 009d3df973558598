/** A part of a Markdown text: kept or left out as a whole, so that no table, link or escape is ever cut. */
export interface MarkdownPart {
  text: string;
  /** Parts of a lower rank are kept first when there is no room for all. */
  rank: number;
}

/** The length of a text in UTF-8, in bytes. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Room for the sentence that says what was left out, in bytes. */
const NOTE_BYTES = 200;

/**
 * The parts that fit into `limit` bytes, in their order, with an empty line between them; a last sentence says how many were left out.
 * A part that does not fit is passed over, and later ones that fit are kept.
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

/** Rows of cells, which are Markdown already, as a table; those beyond `most` are counted below it. Empty for no rows. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], most: number): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const more = rows.length > most ? ['', `… and ${rows.length - most} more.`] : [];
  return [line(head), line(head.map(() => '---')), ...rows.slice(0, most).map(line), ...more].join('\n');
}

/** A part that a reader opens; the summary is plain text of ours. Empty where there is no content. */
export function folded(summary: string, content: string): string {
  return content === '' ? '' : `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
