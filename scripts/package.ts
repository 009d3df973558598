import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { InputError, OK, type OptionValues, runCommand, text } from './lib/command';
import { assemblePackage } from './lib/package/assemble';
import { print } from './lib/print';

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

async function run(values: OptionValues): Promise<number> {
  const out = resolve(text(values, 'out') ?? 'dist');
  const folder = join(out, 'package');
  const files = await assemblePackage(commit());
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), file.text);
  }
  chmodSync(join(folder, 'lib/bin.js'), 0o755);
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: folder, encoding: 'utf8' });
  if (packed.status !== 0) throw new InputError(`npm pack: ${packed.stderr}`);
  print(`${join(out, packed.stdout.trim().split('\n').at(-1) ?? '')}\n`);
  return OK;
}

runCommand({ name: 'package', help: HELP, options: { texts: ['out'] }, hasArguments: false, run });
