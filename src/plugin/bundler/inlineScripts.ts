/** Values of `type` with which a script element runs; other values make it data. */
const RUNNING = ['', 'module', 'text/javascript'];

/** The attributes of a tag; a quoted value may contain ">". */
const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^"'>])*/;

/** A comment, an element with raw text or a template, or a tag. Groups: the element, its attributes, and its text. */
const PARTS = new RegExp(
  `<!--[^]*?-->|<(script|style|textarea|title|template)(?=[\\s/>])(${ATTRIBUTES.source})>([^]*?)</\\1|</?[a-z]${ATTRIBUTES.source}>`,
  'gi',
);

/** The type of a script that runs from its text; null for one with a URL. */
function typeOf(attributes: string): string | null {
  if (/\ssrc\s*=/i.test(attributes)) return null;
  return /\stype\s*=\s*["']?([^\s"'>]*)/i.exec(attributes)?.[1] ?? '';
}

/** Returns the texts of a page's running inline scripts, in order, without data and scripts in templates. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(PARTS)]
    .filter(([, name = '', attributes = '']) => {
      return name.toLowerCase() === 'script' && RUNNING.includes(typeOf(attributes)?.toLowerCase() ?? 'url');
    })
    .map(([, , , text = '']) => text);
}
