import { groupBy } from '../../model/groupBy';
import { quoteValue } from '../../model/guards/plainText';
import { warning } from '../../model/problem';
import type { Problem, ResultSet } from '../../model/resultSet';

/** A word with one letter for those that look alike: I, l, and 1; O and 0; rn and m. */
function skeleton(word: string): string {
  return word.toLowerCase().replaceAll('rn', 'm').replace(/[i1|]/g, 'l').replaceAll('0', 'o');
}

const wordsOf = (name: string) => name.match(/[\p{L}\p{N}|]{3,}/gu) ?? [];

/** The known word that a word of a name looks like without being it; null if there is none. */
export function lookAlike(name: string, known: readonly string[]): string | null {
  const words = known.flatMap(wordsOf);
  const isKnown = (own: string) => words.some((word) => word.toLowerCase() === own.toLowerCase());
  const unknown = new Set(wordsOf(name).flatMap((own) => (isKnown(own) ? [] : skeleton(own))));
  return words.find((word) => unknown.has(skeleton(word))) ?? null;
}

/** Warnings for engines of sets in `paths` whose names look like the names of engines with more result sets, or earlier ones. */
export function lookAlikeProblems(sets: readonly ResultSet[], paths: ReadonlyMap<ResultSet, string>): Problem[] {
  const earliest = [...sets].sort((a, b) => (a.created < b.created ? -1 : 1));
  const engines = [...groupBy(earliest, ({ engine }) => engine.title)].sort(([, a], [, b]) => b.length - a.length);
  const titles = engines.map(([title]) => title);
  return engines.flatMap(([title, own], at) => {
    const like = lookAlike(title, titles.slice(0, at));
    const message = `the engine ${quoteValue(title)} looks like ${like}`;
    const found = like === null ? [] : own.flatMap((set) => paths.get(set) ?? []);
    return found.map((path) => warning(path, null, message, 'correct its name'));
  });
}
