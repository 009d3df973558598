/** So deep may values of JSON be nested that is read with its positions: far deeper than any artifact or result file. */
export const MOST_LEVELS = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, `]` and `}`, by their codes. */
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);

/** Whether brackets outside of texts are nested deeper than is read. Looks at each character once. */
export function isTooDeep(json: string): boolean {
  let [level, inText] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) inText = !inText;
    else if (inText) at += code === BACKSLASH ? 1 : 0;
    else if (OPENS.has(code)) level += 1;
    else if (CLOSES.has(code)) level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}
