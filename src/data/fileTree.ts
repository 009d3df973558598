import { lstatSync, readdirSync } from 'node:fs';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { readArtifact } from './decode';

/** A tree from which artifacts are read: the disk or a Git revision. */
export interface FileTree {
  /** Names in a folder; empty if it is missing or not a folder. */
  names(folder: string): string[];
  /** The kind of entry at a path; null if there is none. Links are a separate kind because they are not followed. */
  kind(path: string): 'file' | 'folder' | 'link' | null;
  /** The file as an artifact with path `shown`, or the problem that prevents reading it. Never throws. */
  read(path: string, shown: string): Artifact | Problem;
}

function kindOnDisk(path: string): ReturnType<FileTree['kind']> {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return null;
  if (stats.isSymbolicLink()) return 'link';
  return stats.isDirectory() ? 'folder' : 'file';
}

/** The files on disk. Anything that is not a file, folder, or link counts as a file; reading it reports the problem. */
export const diskTree: FileTree = {
  names: (folder) => (kindOnDisk(folder) === 'folder' ? readdirSync(folder) : []),
  kind: kindOnDisk,
  read: readArtifact,
};
