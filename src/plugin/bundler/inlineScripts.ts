/** A comment, or a tag with its attributes, of which quoted ones may hold anything. */
const TAG = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
/** Elements whose content is text up to their end, whatever it looks like. */
const RAW = new Set(['script', 'style', 'title', 'textarea', 'template', 'noscript', 'iframe', 'xmp']);

/** Whether a script element's attributes make it an inline script that runs (no `src`, no data type). */
function runs(attributes: string): boolean {
  const type = /\stype=["']?([^\s"'>]+)/.exec(attributes)?.[1];
  return !/\ssrc=/.test(attributes) && (type === undefined || type === 'module' || type === 'text/javascript');
}

/** The texts of a page's inline scripts that run, in order; not those that only stand in an attribute, a comment or a text. */
export function inlineScripts(html: string): string[] {
  const found: string[] = [];
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    const name = match[1]?.toLowerCase() ?? '';
    if (!RAW.has(name)) continue;
    const close = new RegExp(`</${name}[\\s/>]`, 'gi');
    close.lastIndex = TAG.lastIndex;
    const end = close.exec(html)?.index ?? html.length;
    if (name === 'script' && runs(match[2] ?? '')) found.push(html.slice(TAG.lastIndex, end));
    TAG.lastIndex = end;
  }
  return found;
}
