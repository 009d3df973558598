import { MAX_FILE_BYTES } from '../../src/benchmark/model/guards/fileSize';
import { problem } from '../../src/benchmark/model/problem';
import type { FileTree } from '../../src/data/fileTree';
import { decodeArtifact, tooLarge } from '../../src/resultSet/decodeArtifact';
import { gitBytes, gitText } from './git';

/** An entry of a git tree: its path from the listed folder, what it is, and the length of a file. */
interface GitEntry {
  path: string;
  kind: 'file' | 'link';
  id: string;
  bytes: number;
}

const LINE = /^(\d{6}) (\w+) ([0-9a-f]+) +(\d+|-)\t([\s\S]+)$/;

/** The files and links below a folder of a commit, whatever characters their names hold. */
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

/** The contents of blobs by id, read by one process. */
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
 * The files below a folder of a commit, read from git's objects: nothing is checked out or written. The folder itself is '';
 * a folder that the commit does not have is empty. Links and submodules are links, and files above the limit are not read.
 */
export function gitTree(repository: string, commit: string, folder: string): FileTree {
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
