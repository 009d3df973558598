import { closeSync, lstatSync, openSync, readSync } from 'node:fs';

/** GitHub's limit for comments is 65,536 characters. */
const LONGEST_BYTES = 60_000;
const WORD_JOINER = '\u2060';
/** The only HTML in a summary, and the only characters that it writes as entities. */
const KEPT = '</?(?:details|summary)>|&#(?:36|38|42|60|62|9[1-356]|124|126);';
/** First characters of mentions, references, links, embeds, HTML, math, diagrams, alerts; and possible commit ids. */
const RISKY = String.raw`[<&$]|\]\(|\]:|!\[|\[(?=!)|@(?=\w)|#(?=\w)|:(?=//)|w(?=ww\.)|GH(?=-\d)|\`(?=\`\`)|~(?=~~)|(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])`;

/**
 * The first bytes of a regular file as text, cut after a line; null if there is no such file. The cost does not depend
 * on the file's length.
 */
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

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** `<`, `&`, and `$` as entities; any other text with an invisible word joiner after its first character. */
function disarmed(found: string): string {
  if (found === '<') return '&lt;';
  if (found === '$') return '&#36;';
  if (/^[0-9a-f]{7,}$/i.test(found)) return found.replace(/.{6}(?=.)/g, `$&${WORD_JOINER}`);
  return found === '&' ? '&amp;' : `${found.charAt(0)}${WORD_JOINER}${found.slice(1)}`;
}

/**
 * A summary from an untrusted run as Markdown that mentions no user, refers to no issue, loads nothing, and links only
 * to pages of the preview at `address`. A regular summary is unchanged.
 */
export function safeMarkdown(text: string, address: string): string {
  const link = String.raw`\]\(${literal(address)}(?![^)]*(?:\.|%2e){2})[\w\-./?=&%,]*\)`;
  const pattern = new RegExp(`(${link}|${KEPT})|${RISKY}`, 'gi');
  const plain = text.replace(/(?!\n)\p{Cc}/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return plain.replace(pattern, (found, kept) => (kept === undefined ? disarmed(found) : found));
}
