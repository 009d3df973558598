import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedStep, playwrightStep, printedAtEnd, type StepResult, skippedStep } from './steps';

/** Whether the package registry answers, by the package that the hosts install first. */
function hasRegistry(): boolean {
  return spawnSync('npm', ['view', '@docusaurus/core@3.9.2', 'version'], { timeout: 60_000 }).status === 0;
}

/**
 * Packs the package and tests it in bare sites; skipped if the registry does not answer. `hosts` is which: the newest Docusaurus, or all
 * that are promised.
 */
export async function packageStep(name: string, browser: string | null, hosts: 'newest' | 'all'): Promise<StepResult> {
  if (!hasRegistry()) return skippedStep(name, 'the package registry does not answer');
  if (!browser) return failedStep(name, 'no browser: install Chromium and name it with CHROMIUM_PATH');
  const out = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const args = ['--require', 'tsx/cjs', 'scripts/package.ts', '--out', out];
    const { fine, text } = await printedAtEnd('npm run package', { command: process.execPath, args });
    if (!fine) return await failedStep(name, 'npm run package failed');
    const tarball = text.trim().split('\n').at(-1);
    return await playwrightStep(name, 'package', {
      CHROMIUM_PATH: browser,
      PACKAGE_TARBALL: tarball,
      PACKAGE_HOSTS: hosts,
    });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
