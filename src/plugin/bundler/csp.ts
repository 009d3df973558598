import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../data/filesBelow';
import { scriptHash } from '../lib/scriptHash';
import { inlineScripts } from './inlineScripts';

/** CSP sources `'sha256-…'` of a page's inline scripts, in order, without duplicates. */
export function scriptHashes(html: string): string[] {
  return [...new Set(inlineScripts(html).map(scriptHash))];
}

/** The content security policy of a page: own files, its inline scripts by hash, inline styles. */
export function policy(html: string): string {
  return [
    // Not 'none': in Firefox, no other directive allows the prefetch of a page.
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const META = '<meta http-equiv="Content-Security-Policy" content="';

/** The page with its policy as the first element of the head; unchanged if it has no head or already has its policy. */
export function withPolicy(html: string): string {
  const [head] = /<head(\s[^>]*)?>/.exec(html) ?? [];
  if (head === undefined || html.includes(`${head}${META}`)) return html;
  return html.replace(head, () => `${head}${META}${policy(html)}">`);
}

/** Adds a policy to every page of a built site. */
export function protectPages(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    const target = join(folder, file);
    writeFileSync(target, withPolicy(readFileSync(target, 'utf8')));
  }
}
