import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedStep, playwrightStep, type StepResult, timed } from './steps';

/** A registry that takes longer does not answer. */
const ASKING_MS = 60_000;

/** How a program ended, and what it printed; `status` null where it was stopped after `timeout` ms. */
function ended(command: string, args: readonly string[], timeout = 0): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(command, args, { timeout, maxBuffer: 2 ** 26 }, (_, stdout, stderr) =>
      done({ status: child.exitCode, stdout: stdout.trim(), stderr: stderr.trim() }),
    );
  });
}

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Why the package registry cannot be used; null where it answers. */
async function registryProblem(): Promise<string | null> {
  const { status, stderr } = await ended('npm', ['view', '@docusaurus/core@3.9.2', 'version'], ASKING_MS);
  return status === 0 ? null : `the package registry does not answer: ${stderr.split('\n').at(-1) ?? ''}`;
}

/**
 * The tests of the package in bare sites: built, installed from its tarball, driven by a browser. Skipped, with the reason, where the registry that the sites are
 * made from does not answer. `browser` is the browser's path, null for none.
 */
export async function packageStep(name: string, browser: string | null): Promise<StepResult> {
  const problem = await registryProblem();
  if (problem)
    return timed(name, async () => ({ passed: 0, failed: 0, skipped: 1, failures: [], note: `skipped: ${problem}` }));
  if (!browser) return failedStep(name, 'no browser: install Chromium and name it with CHROMIUM_PATH');
  const out = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const built = await ended(process.execPath, ['--require', 'tsx/cjs', 'scripts/package.ts', '--out', out]);
    if (built.status !== 0) return failedStep(name, `npm run package: ${built.stderr}`);
    return await playwrightStep(name, 'package', { CHROMIUM_PATH: browser, PACKAGE_TARBALL: built.stdout }, true);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
