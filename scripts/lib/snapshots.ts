import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Snapshot } from '../../src/benchmark/diff/types';
import { type ArtifactFile, type DataFolder, readDataFolder, readDataTree, shownPath } from '../../src/data/dataFolder';
import { dataOf } from '../../src/data/loadData';
import type { ArtifactFolder } from '../../src/resultSet/artifactFolder';
import { licenceProblems } from './check/checkLicences';
import { InputError } from './command';
import { commitOf, gitText } from './git';
import { gitTree } from './gitTree';

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

/** The artifacts of a data folder on disk. */
export function diskSnapshot(dataFolder: string): Snapshot {
  return snapshotOf(readDataFolder(dataFolder, process.cwd()), shownPath(dataFolder, process.cwd()));
}

/** The path of a folder from the root of its repository. Throws InputError outside of one. */
function pathInRepository(dataFolder: string): string {
  const top = gitText('.', ['rev-parse', '--show-toplevel']);
  if (top === null) throw new InputError('this folder is not in a git repository');
  const full = existsSync(dataFolder) ? realpathSync(dataFolder) : resolve(realpathSync('.'), dataFolder);
  const path = relative(realpathSync(top), full);
  if (path.startsWith('..')) throw new InputError(`${dataFolder} is outside of the repository ${top}`);
  return path;
}

/**
 * The artifacts of a data folder as a git revision has them, read from git's objects; a revision without the folder has none. Throws
 * InputError where this clone does not have the revision.
 */
export function gitSnapshot(dataFolder: string, revision: string): Snapshot {
  const commit = commitOf('.', revision);
  const tree = gitTree('.', commit, pathInRepository(dataFolder));
  const shown = shownPath(dataFolder, process.cwd());
  return snapshotOf(
    readDataTree(tree, '', (path) => `${shown}/${path}`),
    shown,
  );
}
