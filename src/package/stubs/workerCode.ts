import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const CANVAS = '@napi-rs/canvas';

/**
 * Code of the painting thread, bundled by `npm run package`. It is evaluated without package resolution, so it requires
 * the canvas by its file path.
 */
export async function workerCode(): Promise<string> {
  const canvas = JSON.stringify(createRequire(__filename).resolve(CANVAS));
  return readFileSync(join(__dirname, 'imageWorker.txt'), 'utf8').replaceAll(
    `require("${CANVAS}")`,
    `require(${canvas})`,
  );
}
