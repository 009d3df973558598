import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { diffArtifacts } from '../src/benchmark/diff/diff';
import { diffJson } from '../src/benchmark/diff/json';
import { diffMarkdown } from '../src/benchmark/diff/markdown';
import type { Snapshot } from '../src/benchmark/diff/types';
import { MAX_FILE_BYTES } from '../src/benchmark/model/guards/fileSize';
import { problem } from '../src/benchmark/model/problem';
import { unknownName } from '../src/benchmark/text/suggestName';
import { type ArtifactFile, type DataFolder, readDataFolder, readDataTree, shownPath } from '../src/data/dataFolder';
import type { FileTree } from '../src/data/fileTree';
import { dataOf } from '../src/data/loadData';
import { writtenPages } from '../src/plugin/mdx/writtenPages';
import type { ArtifactFolder } from '../src/resultSet/artifactFolder';
import { decodeArtifact, tooLarge } from '../src/resultSet/decodeArtifact';
import { licenceProblems } from './lib/check/checkLicences';
import { type Command, InputError, OK, type OptionValues, runCommand, text, UsageError } from './lib/command';
import { DATA } from './lib/dataFolders';
import { commitDay, commitOf, gitBytes, gitText } from './lib/git';
import { print } from './lib/print';

/** An entry of a Git tree: its path from the listed folder, its kind, and the length of a file. */
interface GitEntry {
  path: string;
  kind: 'file' | 'link';
  id: string;
  bytes: number;
}

const LINE = /^(\d{6}) (\w+) ([0-9a-f]+) +(\d+|-)\t([\s\S]+)$/;

/** Files and links below a folder of a commit, with any characters in their names. */
function listEntries(repository: string, commit: string, folder: string): GitEntry[] {
  const output = gitBytes(repository, ['ls-tree', '-r', '-l', '-z', '--full-tree', `${commit}:${folder}`]);
  return output
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, mode, , id, bytes, path] = LINE.exec(line) ?? [];
      if (!mode || !id || !path) return [];
      return [{ path, id, kind: mode.startsWith('100') ? 'file' : 'link', bytes: Number(bytes) || 0 } as const];
    });
}

/** Contents of blobs by id, read by one process. */
function readBlobs(repository: string, ids: readonly string[]): Map<string, Buffer> {
  const output = gitBytes(repository, ['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''));
  const blobs = new Map<string, Buffer>();
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(0x0a, at);
    const [id = '', , size] = output.toString('latin1', at, end).split(' ');
    const length = Number(size);
    if (!Number.isInteger(length)) throw new Error(`git cat-file gave ${output.toString('latin1', at, end)}`);
    blobs.set(id, output.subarray(end + 1, end + 1 + length));
    at = end + 1 + length + 1;
  }
  return blobs;
}

/** The names in every folder, in order of appearance; the top folder is ''. */
function namesByFolder(entries: readonly GitEntry[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>([['', new Set()]]);
  for (const { path } of entries) {
    const parts = path.split('/');
    parts.forEach((name, depth) => {
      const folder = parts.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
    });
  }
  return folders;
}

/**
 * The files below a folder of a commit, read from Git's objects without a checkout. The folder itself is ''; a folder
 * that the commit does not have is empty. Links and submodules are links; files above the size limit are not read.
 */
function gitTree(repository: string, commit: string, folder: string): FileTree {
  const exists = gitText(repository, ['cat-file', '-t', `${commit}:${folder}`]) === 'tree';
  const entries = exists ? listEntries(repository, commit, folder) : [];
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const folders = namesByFolder(entries);
  const wanted = entries.filter(({ kind, bytes }) => kind === 'file' && bytes <= MAX_FILE_BYTES);
  const blobs = wanted.length > 0 ? readBlobs(repository, [...new Set(wanted.map(({ id }) => id))]) : new Map();
  return {
    names: (path) => [...(folders.get(path) ?? [])],
    kind: (path) => byPath.get(path)?.kind ?? (folders.has(path) ? 'folder' : null),
    read: (path, shown) => {
      const entry = byPath.get(path);
      if (entry?.kind !== 'file') return problem(shown, null, 'the file does not exist');
      const blob = blobs.get(entry.id);
      return blob ? decodeArtifact(shown, blob) : tooLarge(shown, entry.bytes);
    },
  };
}

/** Every file that was read, by path from the data folder. */
function filesOf(folder: DataFolder): Map<string, string> {
  const inFolders = (kind: string, folders: readonly ArtifactFolder[]) =>
    folders.flatMap(({ id, files }) => [...files].map(([name, { text }]) => [`${kind}/${id}/${name}`, text] as const));
  const ofFiles = (kind: string, files: readonly ArtifactFile[]) =>
    files.map(({ id, file }) => [`${kind}/${id}.json`, file.text] as const);
  return new Map([
    ...inFolders('result-sets', folder.resultSets),
    ...inFolders('published', folder.published),
    ...inFolders('resource-usage', folder.resourceUsage),
    ...inFolders('reports', folder.reports),
    ...ofFiles('environments', folder.environments),
    ...ofFiles('rounds', folder.rounds),
    ...ofFiles('engines', folder.engines),
  ]);
}

function snapshotOf(folder: DataFolder, shown: string): Snapshot {
  const data = dataOf(folder);
  return {
    ...data,
    folder: shown,
    problems: [...data.problems, ...licenceProblems(data, folder)],
    files: filesOf(folder),
  };
}

function diskSnapshot(dataFolder: string): Snapshot {
  return snapshotOf(readDataFolder(dataFolder, process.cwd()), shownPath(dataFolder, process.cwd()));
}

/** The path of a folder from the root of its repository. Throws InputError outside of a repository. */
function pathInRepository(dataFolder: string): string {
  const top = gitText('.', ['rev-parse', '--show-toplevel']);
  if (top === null) throw new InputError('this folder is not in a git repository');
  const full = existsSync(dataFolder) ? realpathSync(dataFolder) : resolve(realpathSync('.'), dataFolder);
  const path = relative(realpathSync(top), full);
  if (path.startsWith('..')) throw new InputError(`${dataFolder} is outside of the repository ${top}`);
  return path;
}

/**
 * The artifacts of a data folder in a Git revision; empty if the revision lacks the folder. Throws InputError if this
 * clone does not have the revision.
 */
function gitSnapshot(dataFolder: string, revision: string): Snapshot {
  const commit = commitOf('.', revision);
  const tree = gitTree('.', commit, pathInRepository(dataFolder));
  const shown = shownPath(dataFolder, process.cwd());
  return snapshotOf(
    readDataTree(tree, '', (path) => `${shown}/${path}`),
    shown,
  );
}

const HELP = `
Usage: npm run diff -- BASE_REF [--head REF] [--date D] [--format markdown|json] [--site-url URL] [--data DIR]

Compare the artifacts of a git revision with the working tree. Print the artifacts added, changed, and removed; for each changed
comparison, the verdicts before and after, the queries whose verdict or clear speedup changed, and the changed settings; new
problems; and the affected pages. Each added or changed result set has one line of facts and its suspicious times.

The compared pairs are the pairs of the reports. A result set without a report is compared with the previous version of its
engine. If there is none, it is compared with vanilla Spark, or otherwise with the newest comparable result set.
The command reads git objects: it checks out and writes nothing.

  --head REF        compare with this revision instead of the working tree
  --date D          day of the change, used to calculate ages: 2026-11-22; default: day of the newer commit
  --format FORMAT   markdown (default, at most 60 KB, for a pull request) or json (everything, full precision)
  --site-url URL    URL of a site with these artifacts, for links to the pages: https://example.org/preview/
  --data DIR        folder with result-sets/, reports/ …; default: static/data

Example: npm run diff -- origin/main

Exit codes: 0 compared (problems in artifacts are part of the result), 1 problems in the input, 2 incorrect usage
`;

const FORMATS = ['markdown', 'json'] as const;

interface Usage {
  base: string;
  format: (typeof FORMATS)[number];
  siteUrl: string | null;
  date: string | null;
}

/** An http or https URL with a trailing slash; null if it is not one. */
function siteAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url.origin + url.pathname.replace(/\/*$/, '/') : null;
}

/** Throws UsageError with every problem of the command line. */
function readUsage(values: OptionValues, positionals: string[]): Usage {
  const wanted = text(values, 'format') ?? 'markdown';
  const format = FORMATS.find((known) => known === wanted);
  const address = text(values, 'site-url');
  const siteUrl = address === undefined ? null : siteAddress(address);
  const date = text(values, 'date') ?? null;
  const messages = [
    ...(date === null || /^\d{4}-\d\d-\d\d$/.test(date)
      ? []
      : [`--date must be a date such as 2026-11-22, got ${date}`]),
    ...(positionals.length === 1 ? [] : [`expected one revision, BASE_REF; got ${positionals.length}`]),
    ...(format ? [] : [`--format: ${unknownName('format', wanted, FORMATS)}`]),
    ...(address !== undefined && siteUrl === null
      ? [`--site-url must be an http or https address, got ${address}`]
      : []),
  ];
  if (messages.length > 0 || !format) throw new UsageError(messages);
  return { base: positionals[0] ?? '', format, siteUrl, date };
}

function run(values: OptionValues, positionals: string[]): number {
  const { base, format, siteUrl, date } = readUsage(values, positionals);
  const data = text(values, 'data') ?? DATA;
  const head = text(values, 'head');
  const before = gitSnapshot(data, base);
  const after = head === undefined ? diskSnapshot(data) : gitSnapshot(data, head);
  const report = diffArtifacts(before, after, writtenPages('.'), date ?? commitDay('.', head ?? 'HEAD'));
  print(format === 'json' ? diffJson(report) : diffMarkdown(report, siteUrl));
  return OK;
}

const option = { type: 'string' as const };
export const diffCommand: Command = {
  name: 'diff',
  help: HELP,
  options: { head: option, date: option, format: option, 'site-url': option, data: option },
  run,
};
runCommand(diffCommand);
