import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ARGUMENTS = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--host', '127.0.0.1', '--no-open'];
const QUIET_MS = 300;

/** Warnings that were printed, so that a restarted server prints only new ones. */
const folder = mkdtempSync(join(tmpdir(), 'start-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function serve() {
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1', PRINTED_WARNINGS: join(folder, 'warnings') };
  return spawn(process.execPath, [...ARGUMENTS, ...process.argv.slice(2)], { env, stdio: 'inherit' });
}

let server = serve();
let timer: NodeJS.Timeout;

function restart(): void {
  const next = () => {
    server = serve();
  };
  if (server.exitCode === null) server.removeAllListeners('exit').once('exit', next).kill();
  else next();
}

/** True for code that runs in the server; hooks and `.tsx` files are reloaded in the page. */
const isServerCode = (path: string) => /^src\b.*\.ts$/.test(path) && !/(^|[\\/])use[A-Z]\w*\.ts$/.test(path);

/** Starts the server again when code that runs in it has changed, and after any change if an error ended it. */
for (const watched of ['src', 'static/data', 'docs', 'blog'])
  watch(watched, { recursive: true }, (_, path) => {
    if (!path || (server.exitCode === null && !isServerCode(join(watched, path)))) return;
    clearTimeout(timer);
    timer = setTimeout(restart, QUIET_MS);
  });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.kill();
    process.exit();
  });
