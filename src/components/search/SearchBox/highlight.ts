/** A word as a pattern; "tpcds" also stands for "TPC-DS". */
function pattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/^tpc(?=ds|h)/, 'tpc-?');
}

/**
 * The text in parts, those that match one of the words marked, whatever their case; `start` is where a part begins. Where words overlap
 * the earlier in the list counts. Words match from a word's beginning on, those with a digit also within ("14" in "q14a").
 */
export function highlight(text: string, words: readonly string[]) {
  const patterns = words.map((word) =>
    /^\d/.test(word) ? `(?<!\\d)${pattern(word)}` : `(?<![\\p{L}\\p{N}])${pattern(word)}`,
  );
  if (patterns.length === 0) return [{ start: 0, text, matched: false }];
  const pieces = text.split(new RegExp(`(${patterns.join('|')})`, 'giu'));
  let start = 0;
  return pieces.flatMap((piece, index) => {
    const part = { start, text: piece, matched: index % 2 === 1 };
    start += piece.length;
    return piece === '' ? [] : [part];
  });
}
