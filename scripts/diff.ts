import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { diffArtifacts } from '../src/benchmark/diff/diff';
import { diffJson } from '../src/benchmark/diff/json';
import { diffMarkdown } from '../src/benchmark/diff/markdown';
import type { Snapshot } from '../src/benchmark/diff/types';
import { unknownName } from '../src/benchmark/text/suggestName';
import { type ArtifactFile, type DataFolder, readDataFolder, shownPath } from '../src/data/dataFolder';
import { dataOf } from '../src/data/loadData';
import { writtenPages } from '../src/plugin/mdx/writtenPages';
import type { ArtifactFolder } from '../src/resultSet/artifactFolder';
import { licenceProblems } from './lib/check/checkLicences';
import { type Command, InputError, OK, type OptionValues, runCommand, text, UsageError } from './lib/command';
import { DATA } from './lib/dataFolders';
import { commitDay, commitOf, exportTree, gitText } from './lib/git';
import { print } from './lib/print';

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

/** The root of this repository, and the path of a folder from it. Throws InputError outside of a repository. */
function placeInRepository(dataFolder: string): { top: string; path: string } {
  const top = gitText('.', ['rev-parse', '--show-toplevel']);
  if (top === null) throw new InputError('this folder is not in a git repository');
  const full = existsSync(dataFolder) ? realpathSync(dataFolder) : resolve(realpathSync('.'), dataFolder);
  const path = relative(realpathSync(top), full);
  if (path.startsWith('..')) throw new InputError(`${dataFolder} is outside of the repository ${top}`);
  return { top, path };
}

/**
 * The artifacts of a data folder in a Git revision; empty if the revision lacks the folder. Throws InputError if this
 * clone does not have the revision.
 */
function gitSnapshot(dataFolder: string, revision: string): Snapshot {
  const commit = commitOf('.', revision);
  const { top, path } = placeInRepository(dataFolder);
  const shown = shownPath(dataFolder, process.cwd());
  const folder = mkdtempSync(join(tmpdir(), 'spark-benchmarks-diff-'));
  try {
    const tree = `${commit}:${path}`;
    if (gitText(top, ['cat-file', '-t', tree]) === 'tree') exportTree(top, tree, folder);
    return snapshotOf(readDataFolder(folder, folder, shown), shown);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const HELP = `
Usage: npm run diff -- BASE_REF [--head REF] [--date D] [--format markdown|json] [--site-url URL] [--data DIR]

Compare the artifacts of a git revision with the working tree. Print the artifacts added, changed, and removed; for each changed
comparison, the verdicts before and after, the queries whose verdict or clear speedup changed, and the changed settings; new
problems; and the affected pages. Each added or changed result set has one line of facts and its suspicious times. Errors and warnings
on changed files come first, among them queries without a time, with their share of the total time of the previous version.

The compared pairs are the pairs of the reports. A result set without a report is compared with the previous version of its
engine. If there is none, it is compared with vanilla Spark, or otherwise with the newest comparable result set.
The command changes nothing in the repository.

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

export const diffCommand: Command = {
  name: 'diff',
  help: HELP,
  options: { texts: ['head', 'date', 'format', 'site-url', 'data'] },
  run,
};
runCommand(diffCommand);
