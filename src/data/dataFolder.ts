import { realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { REPORT_TABLES } from '../benchmark/artifacts/reportTables';
import { COVERAGE_TABLES } from '../benchmark/model/coverage';
import { problem } from '../benchmark/model/problem';
import { PUBLISHED_TABLES } from '../benchmark/model/published';
import { METRICS_FILES } from '../benchmark/model/queryMetrics';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import { SLUG } from '../resultSet/ids';
import { ArtifactReader, type Entry, kindOf, namesIn } from './artifactReader';

/** Files that are allowed in a folder: their names for messages, and a test of a name. */
interface Allowed {
  words: string;
  test(name: string): boolean;
}

function named(...names: string[]): Allowed {
  return { words: names.join(', '), test: (name) => names.includes(name) };
}

const RESULT_SET_FILES = named('datapackage.json', 'results.csv', 'iterations.csv', 'outputs.csv', ...METRICS_FILES);
const PUBLISHED_FILES = named('datapackage.json', ...Object.keys(PUBLISHED_TABLES));
const RESOURCE_USAGE_FILES: Allowed = {
  words: 'datapackage.json, <name>.csv',
  test: (name) => name === 'datapackage.json' || (name.endsWith('.csv') && SLUG.test(name)),
};
const SUITE_FILES = named('suite.json', 'queries.csv');
const COVERAGE_FILES = named('coverage.json', ...Object.keys(COVERAGE_TABLES), 'operators.csv');
const RERUN_FILES = named('datapackage.json', 'applications.csv');
const REPORT_FILES = named('report.json', ...Object.keys(REPORT_TABLES));

/** An artifact that is one JSON file; its id is the file name. */
export interface ArtifactFile {
  id: string;
  file: Artifact;
}

export interface DataFolder {
  resultSets: ArtifactFolder[];
  published: ArtifactFolder[];
  resourceUsage: ArtifactFolder[];
  reports: ArtifactFolder[];
  /** How much of each plan an engine runs natively, by the engine's id. */
  coverages: ArtifactFolder[];
  /** Queries of each suite, by the suite's name. */
  suites: ArtifactFolder[];
  environments: ArtifactFile[];
  /** Node prices that sources report. */
  prices: ArtifactFile[];
  rounds: ArtifactFile[];
  engines: ArtifactFile[];
  /** Applications that this site measured, for the rerun effect. */
  reruns: ArtifactFolder[];
  problems: Problem[];
}

/** A path for messages: from the project's root with forward slashes, or absolute if it is outside. */
export function shownPath(path: string, projectRoot: string): string {
  const short = relative(projectRoot, resolve(path));
  const outside = short.startsWith('..') || isAbsolute(short);
  return (outside ? resolve(path) : short).split(sep).join('/');
}

function readFolder(reader: ArtifactReader, entry: Entry, allowed: Allowed): ArtifactFolder {
  const files = new Map<string, Artifact>();
  for (const file of reader.entries(entry.full, 'file')) {
    if (!allowed.test(file.name)) reader.unknown(file, allowed.words);
    else {
      const artifact = reader.read(file);
      if (artifact) files.set(file.name, artifact);
    }
  }
  const unread = namesIn(entry.full).filter((name) => allowed.test(name) && !files.has(name));
  return { id: entry.name, path: entry.path, files, unread };
}

function readFolders(reader: ArtifactReader, folder: string, allowed: Allowed): ArtifactFolder[] {
  return reader
    .entries(folder, 'folder')
    .filter(({ name, path }) => reader.slug(name, path))
    .map((entry) => readFolder(reader, entry, allowed));
}

function readJsonFiles(reader: ArtifactReader, folder: string): ArtifactFile[] {
  return reader.entries(folder, 'file').flatMap((entry) => {
    if (!entry.name.endsWith('.json')) {
      reader.unknown(entry, '<id>.json');
      return [];
    }
    const id = entry.name.slice(0, -'.json'.length);
    const file = reader.slug(id, entry.path) ? reader.read(entry) : null;
    return file ? [{ id, file }] : [];
  });
}

/** Resolves a link to the data folder itself; links inside the folder are refused. */
function realFolder(folder: string): string {
  return kindOf(folder) === 'link' ? realpathSync(folder) : folder;
}

const FOLDERS = [
  'result-sets',
  'published',
  'resource-usage',
  'environments',
  'prices',
  'rounds',
  'engines',
  'reports',
  'suites',
  'coverage',
  'simulation',
  'backtest',
  'trial',
  'sources',
  'reruns',
];
/** Folders of files that only the methodology page shows; no comparison uses them. */
const METHODOLOGY_FILES: Readonly<Record<string, Allowed>> = {
  simulation: named('verdicts.json'),
  backtest: named('datapackage.json', 'features.csv', 'candidates.csv', 'result.json'),
  trial: named('datapackage.json', 'default.csv', 'changed.csv', 'result.json'),
};

/**
 * Known files of a data folder as text, by folder and sorted by name. Nothing outside the folder is read: links are
 * refused, and ids must be slugs. Every file that is unknown, too large, or not UTF-8 is a problem; never throws for
 * these. `shown` is the path of the folder in messages.
 */
export function readDataFolder(
  dataFolder: string,
  projectRoot: string,
  shown = shownPath(dataFolder, projectRoot),
): DataFolder {
  const root = realFolder(dataFolder);
  const reader = new ArtifactReader((full) => [shown, ...relative(root, full).split(sep)].filter(Boolean).join('/'));
  if (kindOf(root) !== 'folder') {
    reader.problems.push(problem(shown, null, 'the data folder does not exist', 'name it with --data'));
  }
  for (const entry of reader.entries(root, 'folder')) {
    if (!FOLDERS.includes(entry.name)) reader.unknown(entry, FOLDERS.join(', '));
  }
  for (const [folder, allowed] of Object.entries(METHODOLOGY_FILES)) {
    for (const entry of reader.entries(join(root, folder), 'file'))
      if (!allowed.test(entry.name)) reader.unknown(entry, allowed.words);
  }
  return {
    resultSets: readFolders(reader, join(root, 'result-sets'), RESULT_SET_FILES),
    published: readFolders(reader, join(root, 'published'), PUBLISHED_FILES),
    resourceUsage: readFolders(reader, join(root, 'resource-usage'), RESOURCE_USAGE_FILES),
    reports: readFolders(reader, join(root, 'reports'), REPORT_FILES),
    coverages: readFolders(reader, join(root, 'coverage'), COVERAGE_FILES),
    suites: readFolders(reader, join(root, 'suites'), SUITE_FILES),
    environments: readJsonFiles(reader, join(root, 'environments')),
    rounds: readJsonFiles(reader, join(root, 'rounds')),
    engines: readJsonFiles(reader, join(root, 'engines')),
    prices: readJsonFiles(reader, join(root, 'prices')),
    reruns: readFolders(reader, join(root, 'reruns'), RERUN_FILES),
    problems: reader.problems,
  };
}

/** Files of one result-set folder, at any path. */
export function readResultSetFolder(
  folder: string,
  projectRoot: string,
): { folder: ArtifactFolder; problems: Problem[] } {
  const reader = new ArtifactReader((full) => shownPath(full, projectRoot));
  const path = shownPath(folder, projectRoot);
  const name = resolve(folder).split(sep).pop() ?? '';
  return {
    folder: readFolder(reader, { name, full: realFolder(folder), path }, RESULT_SET_FILES),
    problems: reader.problems,
  };
}
