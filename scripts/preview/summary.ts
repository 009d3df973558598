import { closeSync, lstatSync, openSync, readSync } from 'node:fs';

/** GitHub takes comments of 65,536 characters. */
const LONGEST_BYTES = 60_000;
const WORD_JOINER = '\u2060';
/** The only HTML that a summary has. */
const FOLDS = /^<\/?(?:details|summary)>/;

/** The first bytes of a regular file as text, cut after a line; null where there is no such file. A file of any length costs no more. */
export function readSummary(path: string): { text: string; cut: boolean } | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return null;
  const bytes = Buffer.alloc(Math.min(stats.size, LONGEST_BYTES));
  const file = openSync(path, 'r');
  readSync(file, bytes, 0, bytes.length, 0);
  closeSync(file);
  const text = bytes.toString('utf8').replace(/\uFFFD+$/, '');
  if (stats.size <= LONGEST_BYTES) return { text, cut: false };
  return { text: text.slice(0, text.lastIndexOf('\n') + 1), cut: true };
}

/** One find of the pattern below, made harmless: a link stays if it leads into the preview, HTML if it folds a part. */
function harmless(found: string, address: string): string {
  if (found.startsWith(`](${address}`)) return found;
  if (FOLDS.test(found)) return found;
  return found.startsWith('<') ? `&lt;${found.slice(1)}` : `${found.charAt(0)}${WORD_JOINER}${found.slice(1)}`;
}

/**
 * A summary that somebody else's run wrote, as Markdown that mentions nobody, refers to no issue, loads nothing and links only to pages of
 * the preview at `address`. An honest summary is shown as it is.
 */
export function safeMarkdown(text: string, address: string): string {
  const risky = /\]\([^\s)]*|\]:|<\/?(?:details|summary)>|[<]|!\[|@(?=\w)|#(?=\d)|:(?=\/\/)|w(?=ww\.)/gi;
  const plain = text.replace(/(?!\n)\p{Cc}/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return plain.replace(risky, (found) => harmless(found, address));
}
