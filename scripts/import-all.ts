import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sum } from '../src/benchmark/model/statistics';
import { countNoun } from '../src/benchmark/text/numbers';
import { filesBelow } from '../src/data/filesBelow';
import { type Command, InputError, OK, type OptionValues, PROBLEMS, runCommand, text } from './lib/command';
import { DATA } from './lib/dataFolders';
import { commandBlocks } from './lib/importAll/commandBlocks';
import { print, printMessage } from './lib/print';

/** The first line, from 1, that differs between two texts. */
function firstDifference(a: string, b: string): number {
  const [left, right] = [a.split('\n'), b.split('\n')];
  return left.findIndex((line, at) => line !== right[at]) + 1 || left.length + 1;
}

function fileDifference(committed: string, made: string, name: string): string[] {
  const [before, after] = [join(committed, name), join(made, name)].map((path) => readFileSync(path));
  if (!before || !after || before.equals(after)) return [];
  const line = firstDifference(before.toString(), after.toString());
  return [`${join(committed, name)}:${line}: the commands give another line here`];
}

/**
 * Differences between two folders of result sets: files that only one has, and the first different line of each other
 * file. Empty if they are equal byte for byte.
 */
function differences(committed: string, made: string): string[] {
  const [before, after] = [committed, made].map((folder) => new Set(filesBelow(folder)));
  const names = [...new Set([...(before ?? []), ...(after ?? [])])].sort();
  return names.flatMap((name) => {
    if (!after?.has(name)) return [`${join(committed, name)}: no command makes it`];
    if (!before?.has(name)) return [`${join(committed, name)}: is not there, a command makes it`];
    return fileDifference(committed, made, name);
  });
}

const README = 'static/data/README.md';
const HEADING = '## How the result sets were made';

const HELP = `
Usage: npm run import-all [-- --figures DIR] [--write]

Run every command in "${HEADING.slice(3)}" of ${README} on the published files in DIR. Verify that the output is
identical to the committed result sets, resource time series, coverage, and published comparisons, byte for byte. Print each difference with file and line.

  --figures DIR   folder with the published files; default: ../shared/figures
  --data DIR      data folder; default: static/data
  --write         replace the committed files with the output

Exit codes: 0 identical or written, 1 different, or a command failed, 2 incorrect usage
`;

/**
 * Replaces \`npm run NAME -- ARGUMENTS\` while the blocks run: runs the command on a temporary data folder. Uses Bash
 * like a reader of the README, so that variables, loops, and quotes work.
 */
const SHELL = `
npm() {
  local name="$2"; shift 3
  case "$name" in
    import) node --require tsx/cjs scripts/import.ts "$@" --out "$data/result-sets" --force ;;
    import-eventlog) node --require tsx/cjs scripts/import-eventlog.ts "$@" --data "$data" --force ;;
    import-series) node --require tsx/cjs scripts/import-series.ts "$@" --out "$data/resource-usage" --force ;;
    *) echo "npm run $name: import-all runs import, import-eventlog and import-series only" >&2; return 2 ;;
  esac
}
`;

/** Folders whose tables commands create next to files that no command creates. */
const PARTLY_WRITTEN = ['coverage', 'published'];

/** A temporary data folder with the inputs of imports but without result sets, and partly written folders without tables. */
function tempDataFolder(data: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-all-'));
  for (const name of ['environments', 'suites']) cpSync(join(data, name), join(folder, name), { recursive: true });
  const filter = (path: string) => !path.endsWith('.csv') || path.endsWith('operators.csv');
  for (const name of PARTLY_WRITTEN)
    if (existsSync(join(data, name))) cpSync(join(data, name), join(folder, name), { recursive: true, filter });
  return folder;
}

/** Runs one block of commands and prints their problems. Throws InputError if one fails. */
function runBlock({ line, code }: { line: number; code: string }, figures: string, data: string): void {
  const run = spawnSync('bash', ['-eu', '-c', `${SHELL}\n${code}`], {
    env: { ...process.env, figures, data },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.status === 0) return;
  throw new InputError(`${README}:${line}: a command of this block failed\n${run.stderr.trim()}`);
}

/** Folders with tables that the commands create: result sets, time series, coverage, and published comparisons. */
function writtenFolders(aside: string): string[] {
  const below = (name: string) => {
    const folder = join(aside, name);
    return existsSync(folder) ? readdirSync(folder).map((id) => `${name}/${id}`) : [];
  };
  const hasTable = (folder: string) => filesBelow(join(aside, folder)).some((name) => name.endsWith('.csv'));
  return ['result-sets', ...below('resource-usage'), ...PARTLY_WRITTEN.flatMap(below).filter(hasTable)];
}

function writtenFiles(aside: string, folders: readonly string[]): string {
  return countNoun(sum(folders.map((folder) => filesBelow(join(aside, folder)).length)), 'file');
}

function proveFolders(data: string, aside: string, folders: readonly string[]): number {
  const changes = folders.flatMap((folder) => differences(join(data, folder), join(aside, folder)));
  for (const line of changes) printMessage(`${line}\n`);
  const said = changes.length === 0 ? 'identical' : countNoun(changes.length, 'difference');
  print(`${writtenFiles(aside, folders)} recomputed: ${said}\n`);
  return changes.length === 0 ? OK : PROBLEMS;
}

function run(values: OptionValues): number {
  const data = text(values, 'data') ?? DATA;
  const figures = resolve(text(values, 'figures') ?? '../shared/figures');
  const blocks = commandBlocks(readFileSync(join(data, 'README.md'), 'utf8'), HEADING);
  if (blocks.length === 0) throw new InputError(`${join(data, 'README.md')}: no commands below "${HEADING}"`);
  const aside = tempDataFolder(data);
  try {
    for (const block of blocks) runBlock(block, figures, aside);
    const folders = writtenFolders(aside);
    if (values.write !== true) return proveFolders(data, aside, folders);
    for (const folder of folders) cpSync(join(aside, folder), join(data, folder), { recursive: true });
    print(`${writtenFiles(aside, folders)} written\n`);
    return OK;
  } finally {
    rmSync(aside, { recursive: true });
  }
}

export const importAllCommand: Command = {
  name: 'import-all',
  help: HELP,
  options: { texts: ['figures', 'data'], flags: ['write'] },
  hasArguments: false,
  run,
};
runCommand(importAllCommand);
