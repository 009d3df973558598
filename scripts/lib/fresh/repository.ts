import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '../../../src/benchmark/model/guards/fileSize';
import { InputError } from '../command';
import { gitBytes, gitText } from '../git';

const ADDRESS = /^https:\/\/[\w.-]+\/[\w./-]+$/;
const PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/;

/** A repository at one commit: nothing of it is checked out or run. */
export interface Repository {
  commit: string;
  /** Bytes of a file. Throws InputError for a path outside, no plain file, or a file that is too large. */
  read(path: string): Buffer;
}

function reader(folder: string, commit: string): Repository['read'] {
  return (path) => {
    if (!PATH.test(path)) throw new InputError(`${path}: expected the path of a file in the repository`);
    const entry = gitText(folder, ['ls-tree', '--long', commit, '--', path]);
    const [, bytes] = /^100[67]\d\d blob [0-9a-f]+ +(\d+)\t/.exec(entry ?? '') ?? [];
    if (bytes === undefined) throw new InputError(`${path}: no such file at commit ${commit.slice(0, 8)}`);
    if (Number(bytes) > MAX_FILE_BYTES) throw new InputError(`${path}: larger than ${MAX_FILE_BYTES} bytes`);
    return gitBytes(folder, ['cat-file', 'blob', `${commit}:${path}`]);
  };
}

/** Runs `use` with the newest commit of a repository's default branch. Throws InputError if it cannot be read. */
export async function withRepository<T>(address: string, use: (repository: Repository) => T | Promise<T>): Promise<T> {
  if (!ADDRESS.test(address)) throw new InputError(`${address}: expected an address that starts with https://`);
  const folder = mkdtempSync(join(tmpdir(), 'spark-benchmarks-fresh-'));
  try {
    gitBytes(folder, ['init', '--bare', '--quiet', '.']);
    const commit = /^[0-9a-f]{40}/.exec(gitText(folder, ['ls-remote', '--', address, 'HEAD']) ?? '')?.[0];
    if (commit === undefined) throw new InputError(`${address}: the repository cannot be read`);
    gitBytes(folder, ['fetch', '--quiet', '--depth', '1', '--no-tags', '--', address, commit]);
    return await use({ commit, read: reader(folder, commit) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
