import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A row of the word list in docs/dev/style.md; without `pattern`, no test searches for it. */
export interface Word {
  write: string;
  not: string;
  pattern: RegExp | undefined;
}

const GUIDE = resolve(__dirname, '../../../docs/dev/style.md');
const TABLE = /\n\| Write \| Not \| Pattern \|\n\|[-|]+\|\n([\s\S]*?)\n\n/;

function word(row: string): Word {
  const [write = '', not = '', pattern = ''] = row
    .split(/(?<!\\)\|/)
    .slice(1, 4)
    .map((cell) => cell.trim());
  const [, source] = /^`(.*)`$/.exec(pattern) ?? [];
  return { write, not, pattern: source === undefined ? undefined : new RegExp(source.replaceAll('\\|', '|'), 'g') };
}

/** Returns the rows of the word list, in order. */
export function wordList(): Word[] {
  const [, rows = ''] = TABLE.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  return rows.split('\n').map(word);
}

const QUOTED = /“[^”]*”/g;
/** Number of characters around a match that are printed for context. */
const CONTEXT = 30;

/** Returns the violations of the word list in a text with their offsets; words in “quotation marks” are exempt. */
export function oddWords(text: string, words: readonly Word[]): { index: number; problem: string }[] {
  const searched = text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  return words.flatMap(({ write, pattern }) =>
    [...(pattern ? searched.matchAll(pattern) : [])].map(({ index, 0: found }) => {
      const around = text.slice(Math.max(0, index - CONTEXT), index + found.length + CONTEXT).replace(/\s+/g, ' ');
      return { index, problem: `“${found}” in “…${around}…”; write ${write}` };
    }),
  );
}
