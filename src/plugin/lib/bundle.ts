import { createHash } from 'node:crypto';
import path from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

export const SRC = path.join(__dirname, '../..');

/** Bundles a file or text into a classic script; a module would need CORS headers in a sandboxed frame. */
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

/** A short hash of the content, for file names. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
