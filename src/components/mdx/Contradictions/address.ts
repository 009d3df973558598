import type { Contradiction } from '../../published/parts';

/** The address of an artifact's line, by a template with {path} and {line}; null where the site names none ('') or the line is not known. */
export function lineAddress(template: string, { path, line }: Pick<Contradiction, 'path' | 'line'>): string | null {
  if (template === '' || line === null) return null;
  return template.replace('{path}', `static${path}`).replace('{line}', String(line));
}
