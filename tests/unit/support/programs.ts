import { join, parse, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { temporaryFolder } from './temporary';

/**
 * Arguments that let a Node process run TypeScript. This needs one process, while the command tsx needs two, and a
 * third less CPU time than the loader for ES modules, which no program here needs.
 */
export const TSX = ['--require', resolve('node_modules/tsx/dist/cjs/index.cjs')];

const bundles = new Map<string, string>();

/**
 * A program bundled into one JavaScript file, once per worker. It starts in a quarter of the CPU time of `TSX`, for
 * tests that start it many times. The file keeps its name, by which a command detects that it is the main program.
 */
export function bundled(program: string): string {
  const outfile = bundles.get(program) ?? join(temporaryFolder(), `${parse(program).name}.js`);
  if (!bundles.has(program))
    buildSync({
      entryPoints: [program],
      outfile,
      bundle: true,
      platform: 'node',
      mainFields: ['module', 'main'],
      logLevel: 'error',
    });
  bundles.set(program, outfile);
  return outfile;
}
