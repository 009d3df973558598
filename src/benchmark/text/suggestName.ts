import { plainText } from '../model/guards/plainText';

/** Longest part of an unknown name to show. */
const MAX_SHOWN_CHARS = 100;

/** Number of single-letter edits between two texts (Levenshtein 1966). */
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

interface Ranked {
  candidate: string;
  distance: number;
  /** 0 if the name contains the text, otherwise 1. */
  lacks: number;
}

/** Known names with their distance from a name, the most similar first; of equal distances, names that contain it. */
function bySimilarity(name: string, known: readonly string[]): Ranked[] {
  const text = name.slice(0, MAX_SHOWN_CHARS).toLowerCase();
  return known
    .map((candidate) => {
      const lower = candidate.toLowerCase();
      return { candidate, distance: editDistance(text, lower), lacks: Number(!lower.includes(text)) };
    })
    .sort((a, b) => a.distance - b.distance || a.lacks - b.lacks);
}

/** The most similar known name; null if none is closer than half of its letters. */
export function suggestName(name: string, known: readonly string[]): string | null {
  const near = bySimilarity(name, known).find(({ candidate, distance }) => distance <= candidate.length / 2);
  return near?.candidate ?? null;
}

/** Longest list of names to print in full; of a longer one, the nearest are printed. */
const MAX_LISTED = 15;
const MAX_SUGGESTIONS = 3;

/** "known: a, b, and …", or of a long list the nearest three, names that contain the text first. */
function knownText(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'none available';
  if (known.length <= MAX_LISTED) return `known: ${known.map(plainText).join(', ')}`;
  const ranked = bySimilarity(name, known).sort((a, b) => a.lacks - b.lacks);
  const first = ranked.slice(0, MAX_SUGGESTIONS).map(({ candidate }) => plainText(candidate));
  return `the nearest of ${known.length}: ${first.join(', ')}`;
}

/** 'unknown chart: top-querys (did you mean top-slower? known: …)'. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const meant = suggestName(name, known);
  const list = knownText(name, known);
  return `unknown ${what}: ${plainText(name.slice(0, MAX_SHOWN_CHARS))} (${meant ? `did you mean ${meant}? ` : ''}${list})`;
}

/** 'engine comet is on both sides; choose another (known: native-spark, gluten-velox)'. */
export function sameName(what: string, name: string, known: readonly string[]): string {
  const others = known.filter((other) => other !== name);
  return `${what} ${plainText(name)} is on both sides; choose another (${knownText(name, others)})`;
}
