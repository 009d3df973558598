import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const CANVAS = '@napi-rs/canvas';

/** The code of the thread that paints, as `npm run package` has bundled it. It is evaluated and finds no package by name, so the canvas is named by its file. */
export async function workerCode(): Promise<string> {
  const canvas = JSON.stringify(createRequire(__filename).resolve(CANVAS));
  return readFileSync(join(__dirname, 'imageWorker.txt'), 'utf8').replaceAll(
    `require("${CANVAS}")`,
    `require(${canvas})`,
  );
}
