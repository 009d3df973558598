import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { ownModule } from '../lib/ownModule';

const CANVAS = '@napi-rs/canvas';

/** The worker's code as one script, because worker threads cannot load TypeScript; the native canvas is external. */
export async function workerCode(): Promise<string> {
  const canvas = createRequire(__filename).resolve(CANVAS);
  const { outputFiles } = await build({
    entryPoints: [ownModule('images/worker')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    minifyWhitespace: true,
    alias: { [CANVAS]: canvas },
    external: [canvas],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
