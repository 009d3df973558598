import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LIMIT_MS } from './steps';

const NOT_COPIED = new Set([
  'node_modules',
  'build',
  'dist',
  '.docusaurus',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
]);
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const ENV = { ...process.env, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1', FORCE_COLOR: '0' };

/** A copy of the project in a new folder of `parent`, with the same packages and empty caches. */
export function copyProject(parent = tmpdir()): string {
  const root = process.cwd();
  const folder = mkdtempSync(join(parent, 'site-'));
  for (const name of readdirSync(root)) {
    if (!NOT_COPIED.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  linkPackages(folder);
  return folder;
}

/** Links the packages of this project into a copy, without their caches. */
export function linkPackages(folder: string): void {
  const root = process.cwd();
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(resolve(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/**
 * Copies the painted pictures of this project, if any, into a copy. They are cached by content, so a copy with
 * different content paints again.
 */
export function copyImages(folder: string, root = process.cwd()): void {
  const images = 'node_modules/.cache/benchmark-reports';
  if (existsSync(join(root, images))) cpSync(join(root, images), join(folder, images), { recursive: true });
}

interface BuildResult {
  status: number | null;
  output: string;
  seconds: number;
}

/** Builds the site of a folder into its `build/` with additional variables. Kills a slow build and repeats it once. */
export function buildSite(folder: string, variables: NodeJS.ProcessEnv = {}): BuildResult {
  const start = performance.now();
  const build = () =>
    spawnSync(process.execPath, [DOCUSAURUS, 'build'], {
      cwd: folder,
      env: { ...ENV, ...variables },
      encoding: 'utf8',
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    });
  const first = build();
  const { status, stdout, stderr } = first.status === null ? build() : first;
  return { status, output: `${stdout}${stderr}`, seconds: (performance.now() - start) / 1000 };
}

export interface DevServer {
  pid: number;
  url: string;
  output(): string;
  /** Stops it and waits until it has exited. */
  stop(): Promise<void>;
}

/** Starts the development server of a folder and waits for it. Throws with its output on exit or after ten minutes. */
export async function startDev(folder: string): Promise<DevServer> {
  const port = await freePort();
  const args = [DOCUSAURUS, 'start', '--host', '127.0.0.1', '--port', String(port), '--no-open'];
  const child = spawn(process.execPath, args, { cwd: folder, env: ENV, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  const pid = child.pid as number;
  const server = { url: `http://127.0.0.1:${port}`, pid, output: () => printed, stop: () => waitForEnd(child) };
  await waitForAnswer(server, child);
  return server;
}

async function waitForEnd(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

async function waitForAnswer(server: DevServer, child: ChildProcess): Promise<void> {
  for (const limit = Date.now() + 600_000; Date.now() < limit; ) {
    if (child.exitCode !== null) throw new Error(`the development server ended:\n${server.output()}`);
    const fine = await fetch(server.url).then(
      (response) => response.ok,
      () => false,
    );
    if (fine && /compiled/i.test(server.output())) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  await server.stop();
  throw new Error(`the development server does not answer:\n${server.output()}`);
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port')),
      );
    });
  });
}

export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'sitemap.xml'));
}
