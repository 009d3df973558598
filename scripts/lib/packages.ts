import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Counts, type StepResult, timed } from './steps';

/** Licences that ask for no more than to be named, or that leave what links to it alone. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC-BY-4.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'WTFPL'],
]);
/** Packages whose package.json names a licence in an older form than the lock file takes over: MIT, as their files say. */
const SAID_OTHERWISE = new Set(['eval', 'format', 'require-like']);

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Whether an SPDX expression can be met with allowed licences: one of those between OR, all of those between AND. */
export function isAllowed(expression: string): boolean {
  const parts = expression.replace(/[()]/g, ' ').split(/\s+OR\s+/);
  return parts.some((part) => part.split(/\s+AND\s+/).every((name) => ALLOWED.has(name.trim())));
}

/** Packages of a lock file that are installed to build or serve the site, whose licence is not among those allowed. */
export function oddLicences(lock: { packages: Record<string, Locked> }): string[] {
  return Object.entries(lock.packages).flatMap(([path, { license, dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (path === '' || dev || link || (license === undefined && SAID_OTHERWISE.has(name))) return [];
    return license !== undefined && isAllowed(license) ? [] : [`${name}: ${license ?? 'no license'}`];
  });
}

/** What `npm audit signatures` says: null where it is fine, else why not, or that the registry could not be asked. */
export function signatureOutcome(status: number | null, output: string): { failed?: string; skipped?: string } {
  if (status === 0) return {};
  const line = output
    .split('\n')
    .find((one) => /\b(E[A-Z]{3,}\d*|E4\d\d|E5\d\d)\b|network|no keys|not support/i.test(one));
  const unreachable = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|E40[134]|E5\d\d|network|keys|not support/i;
  if (status === null) return { skipped: 'npm audit signatures took more than two minutes' };
  if (line !== undefined && unreachable.test(line))
    return { skipped: `the registry does not answer: ${line.trim().slice(0, 200)}` };
  return { failed: output.trim().split('\n').slice(0, 5).join('; ').slice(0, 500) };
}

/** A registry that does not answer is asked once more, a second later. */
const AUDIT = ['audit', 'signatures', '--no-progress', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/** How `npm audit signatures` ended, null where it was stopped after two minutes, and what it printed. */
function auditSignatures(): Promise<{ status: number | null; output: string }> {
  return new Promise((done) => {
    const child = execFile('npm', AUDIT, { timeout: 120_000 }, (_, stdout, stderr) =>
      done({ status: child.exitCode, output: `${stderr}\n${stdout}` }),
    );
  });
}

/** The licences of production dependencies, and the signatures of all packages where the registry answers. */
export function packagesStep(name: string): Promise<StepResult> {
  return timed(name, async (): Promise<Counts> => {
    const odd = oddLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')));
    const { status, output } = await auditSignatures();
    const { failed, skipped } = signatureOutcome(status, output);
    const failures = [...odd.map((one) => `license of ${one}`), ...(failed ? [`signatures: ${failed}`] : [])];
    const passed = (odd.length === 0 ? 1 : 0) + (failed || skipped ? 0 : 1);
    return {
      passed,
      failed: failures.length,
      skipped: skipped ? 1 : 0,
      failures,
      ...(skipped ? { note: `signatures skipped: ${skipped}` } : {}),
    };
  });
}
