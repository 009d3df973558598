/** A regular expression for a word; "tpcds" also matches "TPC-DS". */
function pattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/^tpc(?=ds|h)/, 'tpc-?');
}

/**
 * Parts of the text, with matches of the words marked, ignoring case; `start` is the index of a part. If words overlap,
 * the earlier in the list wins. Words match at the start of a word; words that begin with a digit also match inside
 * ("14" in "q14a").
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
