import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../data/filesBelow';

const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;

/** Whether a script element's attributes make it an inline script that runs (no `src`, no data type). */
function runs(attributes: string): boolean {
  const type = /\stype=["']?([^\s"'>]+)/.exec(attributes)?.[1];
  return !/\ssrc=/.test(attributes) && (type === undefined || type === 'module' || type === 'text/javascript');
}

/** The CSP sources `'sha256-…'` of a page's inline scripts, in order, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => runs(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** The content security policy of a page: own files, its own inline scripts by hash, styles in attributes. */
export function policy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The page with its policy as the first element of the head; a page without a head, or with a policy, unchanged. */
export function withPolicy(html: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) return html;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(html)}">`;
  return html.replace(/<head(\s[^>]*)?>/, (head) => `${head}${meta}`);
}

/** Writes its policy into every page of a built site. */
export function protectPages(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    const target = join(folder, file);
    writeFileSync(target, withPolicy(readFileSync(target, 'utf8')));
  }
}
