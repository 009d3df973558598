import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedStep, playwrightStep, type StepResult, timed } from './steps';

/** A registry that takes longer does not answer. */
const ASKING_MS = 60_000;

/** Why the package registry cannot be used; null where it answers. */
function registryProblem(): string | null {
  const { status, stderr } = spawnSync('npm', ['view', '@docusaurus/core@3.9.2', 'version'], {
    encoding: 'utf8',
    timeout: ASKING_MS,
  });
  return status === 0
    ? null
    : `the package registry does not answer: ${(stderr ?? '').trim().split('\n').at(-1) ?? ''}`;
}

/**
 * The tests of the package in bare sites: built, installed from its tarball, driven by a browser. Skipped, with the reason, where the registry that the sites are
 * made from does not answer. `browser` is the browser's path, null for none.
 */
export async function packageStep(name: string, browser: string | null): Promise<StepResult> {
  const problem = registryProblem();
  if (problem)
    return timed(name, async () => ({ passed: 0, failed: 0, skipped: 1, failures: [], note: `skipped: ${problem}` }));
  if (!browser) return failedStep(name, 'no browser: install Chromium and name it with CHROMIUM_PATH');
  const out = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const built = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/package.ts', '--out', out], {
      encoding: 'utf8',
    });
    if (built.status !== 0) return failedStep(name, `npm run package: ${built.stderr.trim()}`);
    return await playwrightStep(name, 'package', { CHROMIUM_PATH: browser, PACKAGE_TARBALL: built.stdout.trim() });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
