import type { Contradiction } from '../../published/parts';

/** URL of an artifact's line from a template with {path} and {line}; null without a template ('') or a line. */
export function lineAddress(template: string, { path, line }: Pick<Contradiction, 'path' | 'line'>): string | null {
  if (template === '' || line === null) return null;
  return template.replace('{path}', `static${path}`).replace('{line}', String(line));
}
