import type { Names } from '../model/comparison';
import type { Engine } from '../model/resultSet';

/** The first letter as a capital. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Texts in a sentence: "a", "a and b", "a, b, and c"; '' for none. */
export function listed(texts: readonly string[]): string {
  if (texts.length < 3) return texts.join(' and ');
  return `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`;
}

/** "Comet 0.16.0" within a sentence; the engine alone where its version is not known. */
export function engineName({ title, version }: Pick<Engine, 'title' | 'version'>): string {
  return version === 'unknown' ? title : `${title} ${version}`;
}

/** "Comet 0.16.0"; at the head of a column or row, so with a capital. */
export function engineTitle(engine: Engine): string {
  return capitalise(`${engine.title} ${engine.version}`);
}

/** Engine and version of each result set as a sentence writes them; where two are alike, the id follows in brackets. */
export function distinctTitles(sets: readonly { id: string; engine: Engine }[]): string[] {
  const titles = sets.map(({ engine }) => `${engine.title} ${engine.version}`);
  const alike = (title: string) => titles.filter((other) => other === title).length > 1;
  return sets.map(({ id }, index) => {
    const title = titles[index] ?? '';
    return alike(title) ? `${title} (${id})` : title;
  });
}

/** Short names of two engines for sentences: titles alone, with versions where the titles are the same. */
export function engineNames(baseline: Engine, candidate: Engine): Names {
  const name = (engine: Engine) =>
    baseline.title === candidate.title ? `${engine.title} ${engine.version}` : engine.title;
  return { baseline: name(baseline), candidate: name(candidate) };
}
