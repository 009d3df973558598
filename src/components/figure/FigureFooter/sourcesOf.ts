import type { SourceLink } from '.';

/** The pages of result sets, by their ids. */
export function sourcesOf(sides: readonly { id: string; path: string }[]): SourceLink[] {
  return sides.map(({ id, path }) => ({ label: id, path }));
}
