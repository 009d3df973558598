import { load } from 'cheerio/slim';

/** Selector of script elements that run; other values of `type` make it data, and content of templates is inert. */
const RUNNING = ['', 'module', 'text/javascript'];

/** Returns the texts of a page's running inline scripts, in order, without data and scripts in templates. */
export function inlineScripts(html: string): string[] {
  const $ = load(html);
  return $('script:not([src])')
    .not('template script')
    .filter((_, script) => RUNNING.includes($(script).attr('type') ?? ''))
    .map((_, script) => $(script).text())
    .get();
}
