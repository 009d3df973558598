import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { problemLine } from '../src/benchmark/model/problem';
import { escapeMarkdown } from '../src/benchmark/text/escapeMarkdown';
import { formatQueries } from '../src/benchmark/text/numbers';
import { isProblem, readArtifact } from '../src/data/decode';
import { parseJson } from '../src/json/jsonFile';
import { importCommand } from './import';
import {
  type Command,
  execute,
  InputError,
  OK,
  type OptionValues,
  PROBLEMS,
  runCommand,
  text,
  UsageError,
} from './lib/command';
import { DATA, idsIn } from './lib/dataFolders';
import { changedQueries } from './lib/fresh/changedQueries';
import { type ListedFile, parseManifest } from './lib/fresh/manifest';
import { type Repository, withRepository } from './lib/fresh/repository';
import { print, printMessage } from './lib/print';
import { replaceFile } from './lib/writeFolder';

const HELP = `
Usage: npm run fresh -- [--list FILE] [--summary FILE] [--data DIR]

Import new results from the repositories in FILE. Each repository lists its results files in spark-benchmarks.json:

  { "results": [ { "file": "results/comet.json", "options": { "id": "…", "license": "Apache-2.0", "date": "2026-11-25", … } } ] }

The options are the options of npm run import; id, license, and date are required. The command reads the newest commit of the default
branch, imports the files whose ID is new, and records the commit in FILE. It checks nothing out, runs nothing of the repository, and
never changes an existing result set: if the numbers of an imported file changed, it lists the file. A scheduled workflow opens a pull request with the changes.

  --list FILE      { "repositories": [ { "url": "https://…" } ] }; the command adds "commit"; default: .github/fresh.json
  --summary FILE   write what was done as Markdown
  --data DIR       default: static/data

Exit codes: 0 all repositories were read, 1 problems in the input, 2 incorrect usage
`;

/** A listed repository, with the commit that was read last; none for a new one. */
interface Listed {
  url: string;
  commit?: string;
}

/** What was done with a repository, a line each; not fine if something could not be read or imported. */
interface Outcome {
  lines: string[];
  isFine: boolean;
  commit: string | undefined;
}

function readList(path: string): Listed[] {
  const artifact = readArtifact(path, path);
  if (isProblem(artifact)) throw new InputError(problemLine(artifact));
  const { file, problems } = parseJson(artifact);
  if (!file) throw new InputError(problems.map(problemLine));
  const { repositories } = (file.value ?? {}) as { repositories?: Listed[] };
  const isListed = (one: Listed | null) =>
    typeof one?.url === 'string' && ['string', 'undefined'].includes(typeof one.commit);
  if (!Array.isArray(repositories) || !repositories.every(isListed))
    throw new InputError(`${path}: expected { "repositories": [ { "url": "https://…" } ] }`);
  return repositories;
}

function sourceOf(url: string, commit: string, file: string): string[] {
  const title = `${file}, ${url.split('/').slice(-2).join('/')}`;
  const address = url.startsWith('https://github.com/') ? `${url}/blob/${commit}/${file}` : url;
  return ['--source-title', title, '--source-url', address, '--source-commit', commit];
}

/** Runs `use` with the arguments that import one file of a repository. */
async function withArguments<T>(
  url: string,
  { commit, read }: Repository,
  { file, options }: ListedFile,
  data: string,
  use: (args: string[]) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'spark-benchmarks-file-'));
  try {
    const path = join(folder, basename(file));
    writeFileSync(path, read(file));
    const given = Object.entries(options).flatMap(([name, value]) => [value].flat().map((one) => `--${name}=${one}`));
    const out = ['--out', join(data, 'result-sets')];
    return await use([path, ...given, ...sourceOf(url, commit, file), ...out]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function imported(args: string[], name: string): Promise<string[]> {
  if ((await execute(importCommand, args)) !== OK) throw new InputError([]);
  return [`Imported ${name}`];
}

function changed(args: string[], name: string, folder: string): string[] {
  const count = changedQueries(args, folder);
  if (count === 0) return [];
  return [
    `Numbers of ${formatQueries(count)} changed. Not imported: ${name}. List the file with a new ID to import it`,
  ];
}

/** Imports the files whose ID is new, and lists the others whose numbers changed. */
async function readNew(url: string, repository: Repository, data: string): Promise<Outcome> {
  const sets = join(data, 'result-sets');
  const known = idsIn(sets);
  const listed = parseManifest(repository.read('spark-benchmarks.json').toString('utf8'));
  const outcome: Outcome = { lines: [], isFine: true, commit: repository.commit };
  for (const entry of listed) {
    const id = String(entry.options.id);
    const isKnown = known.includes(id);
    const name = `${escapeMarkdown(id)} from ${escapeMarkdown(entry.file)}`;
    const use = (args: string[]) => (isKnown ? changed(args, name, join(sets, id)) : imported(args, name));
    try {
      outcome.lines.push(...(await withArguments(url, repository, entry, data, use)));
    } catch (error) {
      if (!(error instanceof InputError || error instanceof UsageError)) throw error;
      for (const message of error.messages) printMessage(`fresh: ${message}\n`);
      outcome.lines.push(`Not ${isKnown ? 'compared' : 'imported'}: ${name}. The log of the workflow shows why`);
      outcome.isFine &&= isKnown;
    }
  }
  return outcome;
}

/** What is new in a repository. One that cannot be read does not stop the others. */
async function readListed({ url, commit }: Listed, data: string): Promise<Outcome> {
  try {
    return await withRepository(url, (repository) =>
      repository.commit === commit ? { lines: [], isFine: true, commit } : readNew(url, repository, data),
    );
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { lines: error.messages.map((message) => `Not read: ${escapeMarkdown(message)}`), isFine: false, commit };
  }
}

async function run(values: OptionValues): Promise<number> {
  const [path, data] = [text(values, 'list') ?? '.github/fresh.json', text(values, 'data') ?? DATA];
  const [repositories, codes, summary]: [Listed[], boolean[], string[]] = [[], [], []];
  for (const listed of readList(path)) {
    const { lines, isFine, commit } = await readListed(listed, data);
    // A repository with problems is read again, so its commit stays.
    repositories.push({ ...listed, commit: isFine ? commit : listed.commit });
    codes.push(isFine);
    const at = commit ? ` at ${commit.slice(0, 8)}` : '';
    summary.push(...lines.map((line) => `- ${escapeMarkdown(listed.url)}${at}: ${line}\n`));
  }
  const file = text(values, 'summary');
  if (file === undefined) print(summary.join(''));
  else replaceFile(file, summary.join(''));
  replaceFile(path, `${JSON.stringify({ repositories }, null, 2)}\n`);
  return codes.every(Boolean) ? OK : PROBLEMS;
}

/** `npm run fresh`. */
export const freshCommand: Command = {
  name: 'fresh',
  help: HELP,
  options: { texts: ['list', 'summary', 'data'] },
  hasArguments: false,
  run,
};
runCommand(freshCommand);
