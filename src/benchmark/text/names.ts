import type { Names } from '../model/comparison';
import type { Engine } from '../model/resultSet';

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Texts in a sentence: "a", "a and b", "a, b, and c"; '' for none. */
export function joinWords(texts: readonly string[]): string {
  if (texts.length < 3) return texts.join(' and ');
  return `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`;
}

/** Sentences as one text, without empty ones. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** "Comet 0.16.0" within a sentence; the engine alone if its version is unknown. */
export function engineName({ title, version }: Pick<Engine, 'title' | 'version'>): string {
  return version === 'unknown' ? title : `${title} ${version}`;
}

/** "Comet 0.16.0" with a capital, for the start of a column or row. */
export function engineTitle(engine: Engine): string {
  return capitalise(engineName(engine));
}

/** Engine and version of each result set within a sentence; equal ones are followed by the id in brackets. */
export function distinctTitles(sets: readonly { id: string; engine: Engine }[]): string[] {
  const titles = sets.map(({ engine }) => engineName(engine));
  const alike = (title: string) => titles.filter((other) => other === title).length > 1;
  return sets.map(({ id }, index) => {
    const title = titles[index] ?? '';
    return alike(title) ? `${title} (${id})` : title;
  });
}

/**
 * What tells one name from the other in a narrow place: "x86_64" of "Gluten + Velox (x86_64)" if the rest is the same, otherwise
 * "Gluten" of "Gluten + Velox". Whole names if these would be equal.
 */
export function shortNames(names: Names): Names {
  const shorten = (short: (name: string) => string): Names => ({
    baseline: short(names.baseline),
    candidate: short(names.candidate),
  });
  const short = shorten((name) => name.split(' + ')[0] ?? name);
  if (short.baseline !== short.candidate) return short;
  const settings = shorten((name) => / \((.+)\)$/.exec(name)?.[1] ?? '');
  return settings.baseline === '' || settings.candidate === '' || settings.baseline === settings.candidate
    ? names
    : settings;
}

/** Short names of two engines for sentences: titles alone, with versions if the titles are equal. */
export function engineNames(baseline: Engine, candidate: Engine): Names {
  const name = (engine: Engine) => (baseline.title === candidate.title ? engineName(engine) : engine.title);
  return { baseline: name(baseline), candidate: name(candidate) };
}
