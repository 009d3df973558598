import { createHash } from 'node:crypto';
import path from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

/** The folder of all sources, below which scripts are bundled. */
export const SRC = path.join(__dirname, '../..');

/** A script for browsers, of a file or of a text with imports: classic, since a module would need CORS headers in a sandboxed frame. */
export function bundle(options: BuildOptions): string {
  const { outputFiles } = buildSync({
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    absWorkingDir: SRC,
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** What tells a file from others of its name by its content. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
