import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { oddWords, wordList } from '../unit/support/wordList';
import { BUILD, expect, pageAddresses, fileTest as test } from './site';

const WORDS = wordList();
/** Code and quotations, including links whose text is the title of a source. */
const EXEMPT = 'script, style, code, pre, blockquote, a[href^="http"]';
const BLOCKS =
  'p, li, h1, h2, h3, h4, td, th, dt, dd, div, figcaption, caption, summary, button, label, option, text, title, desc';
const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** Returns the texts of a built page that a person reads or hears. */
function texts(address: string): string[] {
  const file = address === '/no-such-page/' ? '404.html' : join(address, 'index.html');
  const $ = load(readFileSync(join(BUILD, file), 'utf8'));
  $(EXEMPT).remove();
  $(BLOCKS).append('\n');
  const attributes = SPOKEN.flatMap((name) =>
    $(`[${name}]`)
      .get()
      .map((element) => $(element).attr(name) ?? ''),
  );
  return [...$.root().text().split('\n'), ...attributes];
}

test('the text of the built pages follows the word list of docs/dev/style.md', () => {
  const addresses = pageAddresses();
  expect(addresses.length).toBeGreaterThan(10);
  const found = addresses.flatMap((address) =>
    [...new Set(texts(address))]
      .flatMap((text) => oddWords(text, WORDS))
      .map(({ problem }) => `${address}: ${problem}`),
  );
  expect(found).toEqual([]);
});
