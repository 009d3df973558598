import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Budget } from '../lib/budget';
import { SETS } from './line';
import { addVariations } from './many';

const TSX = resolve('node_modules/tsx/dist/cli.mjs');
const REPEATS = 3;

/** The fastest of a few runs of the gate on a data folder, with the start of the program, in seconds; null where it fails. */
function checkSeconds(dataDir: string): number | null {
  const runs = Array.from({ length: REPEATS }, () => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [TSX, 'scripts/check.ts', '--data', dataDir], { stdio: 'ignore' });
    return { status, seconds: (performance.now() - start) / 1000 };
  });
  return runs.every(({ status }) => status === 0) ? Math.min(...runs.map(({ seconds }) => seconds)) : null;
}

/** `npm run check` on the repository, and on a copy of its data with a thousand result sets more. `id` is a set without iterations.csv. */
export function measureCheck(dataDir: string, id: string): Budget[] {
  const scratch = mkdtempSync(join(tmpdir(), 'check-'));
  try {
    const many = join(scratch, 'data');
    cpSync(dataDir, many, { recursive: true });
    addVariations(many, id, SETS);
    const line = { unit: 's' as const, name: 'npm run check' };
    return [
      { ...line, measured: checkSeconds(dataDir), limit: 2, detail: 'the repository, with the start of the program' },
      { ...line, measured: checkSeconds(many), limit: 5, detail: `${SETS} result sets more` },
    ];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
