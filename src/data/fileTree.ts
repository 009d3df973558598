import { lstatSync, readdirSync } from 'node:fs';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { readArtifact } from './decode';

/** Files and folders that artifacts are read from: those on disk, or those of a git revision. */
export interface FileTree {
  /** The names in a folder; none where it is missing or no folder. */
  names(folder: string): string[];
  /** What stands at a path: links are told apart because they are not followed. Null where nothing does. */
  kind(path: string): 'file' | 'folder' | 'link' | null;
  /** The file as an artifact called `shown`, or the one problem that keeps it from being read. Never throws. */
  read(path: string, shown: string): Artifact | Problem;
}

function kindOnDisk(path: string): ReturnType<FileTree['kind']> {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return null;
  if (stats.isSymbolicLink()) return 'link';
  return stats.isDirectory() ? 'folder' : 'file';
}

/** The files on disk. What is neither file, folder nor link counts as a file; reading it says what it is. */
export const diskTree: FileTree = {
  names: (folder) => (kindOnDisk(folder) === 'folder' ? readdirSync(folder) : []),
  kind: kindOnDisk,
  read: readArtifact,
};
