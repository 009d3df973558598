const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text of only these characters needs no escaping. */
const PLAIN = /^[\w .,:;()#%+×–−-]*$/;

/** True for characters that XML 1.0 allows. */
function isAllowed(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code >= 0x20 ? code < 0xfffe || code > 0xffff : code === 9 || code === 10 || code === 13;
}

/** Text escaped for SVG content and attributes. Characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text;
  return [...text]
    .filter(isAllowed)
    .map((char) => ENTITIES[char] ?? char)
    .join('');
}

/** A coordinate with at most `decimals` decimals and no trailing zeros: 12.3, 4, -0.5. */
export function decimal(value: number, decimals = 1): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  return String(rounded === 0 ? 0 : rounded);
}

/** Attributes in the given order, each after a space; null values are left out. */
export function attributes(values: Record<string, string | number | null>): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === null) continue;
    text += ` ${name}="${typeof value === 'number' ? decimal(value) : escapeXml(value)}"`;
  }
  return text;
}
