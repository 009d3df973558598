import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OK, type OptionValues, runCommand, text } from './lib/command';
import { assemblePackage } from './lib/package/assemble';
import { pack } from './lib/package/newSite';
import { print } from './lib/print';
import { writeFile } from './lib/writeFolder';

const HELP = `
Usage: npm run package [-- --out DIR]

Build docusaurus-plugin-spark-benchmarks from src/: the plugin for Node.js, components for the bundler and as readable copies, styles,
schemas, types, the command, a sample, and provenance.json with the commit and the hash of every file. Write DIR/package/ and a
tarball in DIR for npm install.

  --out DIR   default: dist

Exit codes: 0 built, 1 build failed, 2 incorrect usage
`;

/** The current commit, and whether files differ from it. */
function commit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  const dirty = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${git('rev-parse', 'HEAD') || 'unknown'}${dirty ? ', with changes' : ''}`;
}

/** Writes the package into a folder, which it replaces; returns the folder. */
export async function writePackage(folder: string): Promise<string> {
  const files = await assemblePackage(commit());
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text: content } of files) writeFile(join(folder, path), content);
  chmodSync(join(folder, 'lib/bin.js'), 0o755);
  return folder;
}

async function run(values: OptionValues): Promise<number> {
  const out = resolve(text(values, 'out') ?? 'dist');
  const folder = await writePackage(join(out, 'package'));
  print(`${join(out, pack(folder, out))}\n`);
  return OK;
}

runCommand({ name: 'package', help: HELP, options: { texts: ['out'] }, hasArguments: false, run });
