import type { Contradiction } from '../../../benchmark/pages/published/parts';

/** The address of an artifact's line in the site's repository; null where the site names none or the line is not known. */
export function lineAddress(repository: unknown, { path, line }: Pick<Contradiction, 'path' | 'line'>): string | null {
  if (typeof repository !== 'string' || repository === '' || line === null) return null;
  return `${repository.replace(/\/$/, '')}/blob/main/static${path}#L${line}`;
}
