/** The values of `type` with which the text of a script element runs; other values make it data. */
const RUNNING = [undefined, '', 'module', 'text/javascript'];

/** The attributes of a tag; a quoted value may contain “>”. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^>"'])*`;

/** A comment, an element whose text is no HTML of the page, or another tag. A parser would take the same with a tenth of the speed. */
const TOKEN = new RegExp(
  `<!--[^]*?-->|<(script|style|title|textarea|template)\\b(${ATTRIBUTES})>([^]*?)</\\1|</?[a-z]${ATTRIBUTES}>`,
  'gi',
);

const TYPE = /\stype\s*=\s*["']?([^\s"']*)/i;

/** Returns the texts of a page's inline scripts that run, in order. Scripts with an address, data, and scripts of templates do not. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(TOKEN)].flatMap(([, name, attributes = '', text = '']) => {
    const runs = name?.toLowerCase() === 'script' && RUNNING.includes(TYPE.exec(attributes)?.[1]);
    return runs && !/\ssrc\s*=/i.test(attributes) ? [text] : [];
  });
}
