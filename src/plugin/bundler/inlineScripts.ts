import { load } from 'cheerio/slim';
import { kept } from '../../benchmark/model/keptResults';

/** Selector of script elements that run; other values of `type` make it data, and content of templates is inert. */
const RUNNING = ['', 'module', 'text/javascript'];

const scriptsOf = kept('inline scripts', (html: string): string[] => {
  const $ = load(html);
  return $('script:not([src])')
    .not('template script')
    .filter((_, script) => RUNNING.includes($(script).attr('type') ?? ''))
    .map((_, script) => $(script).text())
    .get();
});

/** Returns the texts of a page's running inline scripts, in order, without data and scripts in templates. */
export function inlineScripts(html: string): string[] {
  // The names of bundles change with every change of the site, and would make every page a new one.
  return scriptsOf(html.replace(/<script src=[^>]*><\/script>/g, ''));
}
