/** So deep may values of JSON be nested that is read with its positions: far deeper than any artifact or result file. */
export const MOST_LEVELS = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/** Whether brackets outside of texts are nested deeper than is read, and how many colons stand outside of texts. Looks at each character once. */
export function shapeOf(json: string): { isTooDeep: boolean; colons: number } {
  let [level, colons, inText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) inText = !inText;
    else if (inText) at += code === BACKSLASH ? 1 : 0;
    else if (code === COLON) colons += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) level += 1;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) level -= 1;
    if (level > MOST_LEVELS) return { isTooDeep: true, colons };
  }
  return { isTooDeep: false, colons };
}
