import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesBelow } from '../src/data/filesBelow';
import { type Command, InputError, OK, type OptionValues, PROBLEMS, runCommand, text, UsageError } from './lib/command';
import { commandBlocks } from './lib/importAll/commandBlocks';
import { differences } from './lib/importAll/differences';
import { print, printMessage } from './lib/print';
import { counted } from './lib/problems';

const README = 'static/data/README.md';
const HEADING = '## How the result sets were made';

const HELP = `
Usage: npm run import-all [-- --figures DIR] [--write]

Runs every command of "${HEADING.slice(3)}" in ${README}, on the published files in DIR, and proves that the
committed result sets are what comes out, byte for byte. What differs is named with file and line.

  --figures DIR   where the published files are; default: ../shared/figures
  --data DIR      the data folder; default: static/data
  --write         put what comes out in the place of the result sets that are there

Exit codes: 0 all the same or written, 1 they differ or a command failed, 2 wrong usage
`;

/**
 * What \`npm run NAME -- ARGUMENTS\` does while the blocks run: the command itself, on a data folder aside. Bash as a README's
 * reader has it, so variables, loops and quotes mean what they mean there.
 */
const SHELL = `
npm() {
  local name="$2"; shift 3
  case "$name" in
    import) node --import tsx scripts/import.ts "$@" --out "$data/result-sets" --force ;;
    import-eventlog) node --import tsx scripts/import-eventlog.ts "$@" --data "$data" --force ;;
    *) echo "npm run $name: import-all runs import and import-eventlog only" >&2; return 2 ;;
  esac
}
`;

/** A data folder with what imports ask for, and without result sets. */
function dataAside(data: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-all-'));
  for (const name of ['environments', 'suites']) cpSync(join(data, name), join(folder, name), { recursive: true });
  return folder;
}

/** Runs one block of commands; what they print of problems is passed on. Throws InputError where one of them fails. */
function runBlock({ line, code }: { line: number; code: string }, figures: string, data: string): void {
  const run = spawnSync('bash', ['-eu', '-c', `${SHELL}\n${code}`], {
    env: { ...process.env, figures, data },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.status === 0) return;
  throw new InputError(`${README}:${line}: a command of this block failed\n${run.stderr.trim()}`);
}

function proven(committed: string, made: string): number {
  const found = differences(committed, made);
  for (const line of found) printMessage(`${line}\n`);
  const files = counted(filesBelow(made).length, 'file');
  print(`${files} made anew: ${found.length === 0 ? 'all the same' : counted(found.length, 'difference')}\n`);
  return found.length === 0 ? OK : PROBLEMS;
}

function run(values: OptionValues, positionals: string[]): number {
  if (positionals.length > 0) throw new UsageError([`unexpected: ${positionals.join(' ')}`]);
  const data = text(values, 'data') ?? 'static/data';
  const figures = resolve(text(values, 'figures') ?? '../shared/figures');
  const blocks = commandBlocks(readFileSync(join(data, 'README.md'), 'utf8'), HEADING);
  if (blocks.length === 0) throw new InputError(`${join(data, 'README.md')}: no commands below "${HEADING}"`);
  const aside = dataAside(data);
  try {
    for (const block of blocks) runBlock(block, figures, aside);
    const [committed, made] = [join(data, 'result-sets'), join(aside, 'result-sets')];
    if (values.write !== true) return proven(committed, made);
    cpSync(made, committed, { recursive: true });
    print(`${counted(filesBelow(made).length, 'file')} written\n`);
    return OK;
  } finally {
    rmSync(aside, { recursive: true });
  }
}

/** `npm run import-all`. */
export const importAllCommand: Command = {
  name: 'import-all',
  help: HELP,
  options: { figures: { type: 'string' }, data: { type: 'string' }, write: { type: 'boolean' } },
  run,
};
runCommand(importAllCommand);
