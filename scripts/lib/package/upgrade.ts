import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { PACKAGE } from '../../../src/package/components';
import { type Command, InputError, OK, UsageError } from '../command';
import { print } from '../print';
import { VENDOR } from './newSite';

const HELP = `
Usage: npm run upgrade -- FILE.tgz

Replace the package of a site by a different version: copy FILE.tgz, which npm run package creates, to ${VENDOR}/, install it, and delete
the earlier one. CHANGELOG.md in the package lists what to change. npm run check then shows problems of data and pages.

Exit codes: 0 installed, 1 not installed, 2 incorrect usage
`;

/** The path of the installed package file, from package.json; undefined if it is elsewhere. */
function installedFile(): string | undefined {
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return new RegExp(`^file:(?:\\./)?(${VENDOR}/[^/]+\\.tgz)$`).exec(dependencies[PACKAGE] ?? '')?.[1];
}

export const upgradeCommand: Command = {
  name: 'upgrade',
  help: HELP,
  options: {},
  run(_values, positionals) {
    const [file = ''] = positionals;
    if (positionals.length !== 1) throw new UsageError([`expected one FILE.tgz, got ${positionals.length}`]);
    if (!existsSync(file) || !file.endsWith('.tgz')) throw new InputError(`${file} is not a package file (.tgz)`);
    const [earlier, target] = [installedFile(), join(VENDOR, basename(file))];
    mkdirSync(VENDOR, { recursive: true });
    if (resolve(file) !== resolve(target)) cpSync(file, target);
    const { status } = spawnSync('npm', ['install', `./${target}`], { stdio: 'inherit' });
    if (status !== 0) throw new InputError(`npm install ./${target} failed; package.json is as before`);
    if (earlier !== undefined && resolve(earlier) !== resolve(target)) rmSync(earlier);
    print(`${target}\n`);
    return OK;
  },
};
