import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Budget } from '../lib/budget';
import { addVariations, SETS } from './many';

/** As in the scripts of package.json: without the second process that `tsx` starts. */
const PROGRAM = ['--require', 'tsx/cjs', 'scripts/check.ts'];
const REPEATS = 3;

/** The fastest of a few runs of the gate on a data folder, with the start of the program, in seconds; null where it fails. */
function checkSeconds(dataDir: string): number | null {
  const runs = Array.from({ length: REPEATS }, () => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [...PROGRAM, '--data', dataDir], { stdio: 'ignore' });
    return { status, seconds: (performance.now() - start) / 1000 };
  });
  return runs.every(({ status }) => status === 0) ? Math.min(...runs.map(({ seconds }) => seconds)) : null;
}

/** A copy of the data with more result sets, in a folder. */
function withMore(dataDir: string, folder: string, id: string, count: number): string {
  const many = join(folder, String(count));
  cpSync(dataDir, many, { recursive: true });
  addVariations(many, id, count);
  return many;
}

/** `npm run check` on the repository, and on copies of its data with thousands of result sets more. `id` is a set without iterations.csv. */
export function measureCheck(dataDir: string, id: string): Budget[] {
  const scratch = mkdtempSync(join(tmpdir(), 'check-'));
  const line = { unit: 's' as const, name: 'npm run check' };
  const more = (count: number, limit: number): Budget => {
    const measured = checkSeconds(withMore(dataDir, scratch, id, count));
    return { ...line, measured, limit, detail: `${count} result sets more` };
  };
  try {
    const own = {
      ...line,
      measured: checkSeconds(dataDir),
      limit: 2,
      detail: 'the repository, with the start of the program',
    };
    return [own, more(SETS, 5), more(5 * SETS, 8)];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
