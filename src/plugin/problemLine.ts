import type { Problem } from '../benchmark/types';

/** `path:line: message; cure`, warnings marked as such, on one line whatever the message holds. */
export function problemLine({ path, line, level, message, cure }: Problem): string {
  const place = line === null ? path : `${path}:${line}`;
  const text = `${place}: ${level === 'warning' ? 'warning: ' : ''}${message}${cure ? `; ${cure}` : ''}`;
  return text.replace(/\p{Cc}+/gu, ' ');
}
