/** The number of single-letter edits that turn one text into the other (Levenshtein 1966). */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replace, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** The known name that was most likely meant, or null when none is closer than half of its letters. */
export function nearest(name: string, known: readonly string[]): string | null {
  const text = name.slice(0, 100).toLowerCase();
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(text, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= best.candidate.length / 2 ? best.candidate : null;
}

/** 'unknown chart: top-querys (did you mean top-slower? known: …)'. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  const list = known.length > 0 ? `known: ${known.join(', ')}` : 'none is known';
  return `unknown ${what}: ${name.slice(0, 100)} (${meant ? `did you mean ${meant}? ` : ''}${list})`;
}
