import { load } from 'cheerio/slim';

/** Values of `type` with which a script element runs; other values make it data. */
const RUNNING = [undefined, '', 'module', 'text/javascript'];

/** Returns the texts of a page's running inline scripts, in order, without data and scripts in templates. */
export function inlineScripts(html: string): string[] {
  const $ = load(html);
  return $('script:not([src])')
    .toArray()
    .map((element) => $(element))
    .filter((script) => RUNNING.includes(script.attr('type')) && script.closest('template').length === 0)
    .map((script) => script.text());
}
