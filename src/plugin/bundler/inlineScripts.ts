/** Values of `type` with which a script element runs; other values make it data. */
const RUNNING = [undefined, '', 'module', 'text/javascript'];

/** The attributes of a tag; a quoted value may contain “>”. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^>"'])*`;

/** A comment, an element whose content is no markup of the page, or another tag. */
const TOKEN = new RegExp(
  `<!--[^]*?-->|<(script|style|title|textarea|template)\\b(${ATTRIBUTES})>([^]*?)</\\1|</?[a-z]${ATTRIBUTES}>`,
  'gi',
);

const TYPE = /\stype\s*=\s*["']?([^\s"']*)/i;

/** Returns the texts of a page's running inline scripts, in order, without data and scripts in templates. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(TOKEN)].flatMap(([, name, attributes = '', text = '']) => {
    const runs = name?.toLowerCase() === 'script' && RUNNING.includes(TYPE.exec(attributes)?.[1]);
    return runs && !/\ssrc\s*=/i.test(attributes) ? [text] : [];
  });
}
