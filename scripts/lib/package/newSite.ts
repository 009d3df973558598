import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { slug } from '../../../src/benchmark/text/slug';
import { filesBelow } from '../../../src/data/filesBelow';
import { PACKAGE } from '../../../src/package/components';
import { option } from '../../../src/resultSet/options';
import { type Command, InputError, OK, type OptionValues, text, UsageError } from '../command';
import { optionHelp, optionNames } from '../optionTable';
import { print, printMessage } from '../print';
import { writeFile } from '../writeFolder';

const OPTIONS = { title: option('T', 'title of the site, required') };

const HELP = `
Usage: npm run new-site -- DIR --title T

Create a site for your own benchmarks in the new folder DIR: package.json with this package, a configuration, a home page, the suites
TPC-DS and TPC-H without result sets, workflows for previews and GitHub Pages, and a README with all commands. Search engines are
asked not to list the site.

${optionHelp(OPTIONS)}

Example: npm run new-site -- ../benchmarks --title "Our Spark benchmarks"

Exit codes: 0 written, 1 DIR is not empty, 2 incorrect usage
`;

/** The folder in a site with the packed package, which is on no registry. */
export const VENDOR = 'vendor';

/** Packs a folder of the package into another folder. Returns the name of the file. */
export function pack(folder: string, into: string): string {
  mkdirSync(into, { recursive: true });
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', resolve(into)];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new InputError(`npm pack: ${stderr}`);
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** A text of the template with the title of the site, escaped for where it is. */
function withTitle(path: string, template: string, title: string): string {
  if (path.endsWith('.js')) return template.replace("'TITLE'", () => JSON.stringify(title));
  return template.replace('title: TITLE', () => `title: ${JSON.stringify(title)}`).replaceAll('TITLE', () => title);
}

function manifest(template: string, folder: string, tarball: string): string {
  const { dependencies, ...rest } = JSON.parse(template) as { dependencies: Record<string, string> };
  const own = { [PACKAGE]: `file:${VENDOR}/${tarball}` };
  const name = slug(basename(resolve(folder)));
  return `${JSON.stringify({ name, ...rest, dependencies: { ...dependencies, ...own } }, null, 2)}\n`;
}

/** Writes the template of a package into a folder. */
function writeSite(template: string, folder: string, title: string, tarball: string): void {
  for (const path of filesBelow(template)) {
    const source = readFileSync(join(template, path), 'utf8');
    const written = path === 'package.json' ? manifest(source, folder, tarball) : withTitle(path, source, title);
    writeFile(join(folder, path.replace(/^git/, '.git')), written);
  }
}

/** The command; `packageFolder` returns the folder of the built package. */
export function newSiteIn(packageFolder: () => string | Promise<string>): Command {
  async function run(values: OptionValues, positionals: string[]): Promise<number> {
    const [folder = ''] = positionals;
    const title = text(values, 'title')?.trim() ?? '';
    const messages = [
      ...(positionals.length === 1 ? [] : [`expected one DIR, got ${positionals.length}`]),
      ...(title === '' ? ['--title is missing'] : []),
      ...(/[<{`\n]/.test(title) ? ['--title must not contain <, {, or `'] : []),
    ];
    if (messages.length > 0) throw new UsageError(messages);
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new InputError(`${folder} is not empty`);
    const source = await packageFolder();
    writeSite(join(source, 'site'), folder, title, pack(source, join(folder, VENDOR)));
    print(`${folder}\n`);
    printMessage(`cd ${folder} && npm install && npm run build && npm run serve\n`);
    return OK;
  }
  return { name: 'new-site', help: HELP, options: optionNames(OPTIONS), run };
}
