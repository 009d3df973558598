import { lstatSync, readFileSync } from 'node:fs';
import { MAX_FILE_BYTES } from '../benchmark/model/guards/fileSize';
import { problem } from '../benchmark/model/problem';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { decodeArtifact, decodeForeign, tooLarge } from '../resultSet/decodeArtifact';

export function isProblem(found: Artifact | Problem): found is Problem {
  return 'message' in found;
}

/**
 * The file as an artifact with path `path`, or a problem: missing, a symbolic link, not a regular file, larger than
 * MAX_FILE_BYTES, or not UTF-8. Never throws.
 */
export function readArtifact(file: string, path: string, decode = decodeArtifact): Artifact | Problem {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return problem(path, null, 'the file does not exist');
  if (stats.isSymbolicLink()) return problem(path, null, 'symbolic links are not followed', 'commit the file itself');
  if (stats.isDirectory()) return problem(path, null, 'expected a file, got a folder', 'name a file in it');
  if (!stats.isFile()) return problem(path, null, 'not a regular file');
  if (stats.size > MAX_FILE_BYTES) return tooLarge(path, stats.size);
  try {
    return decode(path, readFileSync(file));
  } catch (error) {
    return problem(path, null, `the file cannot be read: ${(error as Error).message}`);
  }
}

/** The same of a file to import, which may have a byte order mark. */
export function readForeign(path: string): Artifact | Problem {
  return readArtifact(path, path, decodeForeign);
}
