import { load } from 'cheerio/slim';

/** The values of `type` with which the text of a script element runs; other values make it data. */
const RUNNING = [undefined, '', 'module', 'text/javascript'];

/** Returns the texts of a page's inline scripts that run, in order. Scripts with an address, data, and scripts of templates do not. */
export function inlineScripts(html: string): string[] {
  const $ = load(html);
  return $('script:not([src])')
    .toArray()
    .map((element) => $(element))
    .filter((script) => RUNNING.includes(script.attr('type')) && script.closest('template').length === 0)
    .map((script) => script.text());
}
