import { createHash } from 'node:crypto';

/** The CSP source `'sha256-…'` that allows an inline script with this text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
