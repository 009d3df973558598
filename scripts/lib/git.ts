import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { InputError } from './command';

/** More than any reasonable folder of artifacts. */
const MAX_OUTPUT_BYTES = 1024 * 1024 * 1024;

/** A finished Git command: its output as bytes, and its message if it failed. */
interface GitResult {
  fine: boolean;
  output: Buffer;
  message: string;
}

/** Runs Git in a folder without a shell and without prompts; never throws for a failing command. */
function run(folder: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): GitResult {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], {
    maxBuffer: MAX_OUTPUT_BYTES,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', ...variables },
  });
  if (error) throw new InputError(`git cannot be run: ${error.message}`);
  return { fine: status === 0, output: stdout, message: stderr.toString('utf8').trim().split('\n')[0] ?? '' };
}

/** Runs a Git command. Throws InputError with the first line of its error. */
function runOrThrow(folder: string, args: readonly string[], variables?: NodeJS.ProcessEnv): void {
  const { fine, message } = run(folder, args, variables);
  if (!fine) throw new InputError(`git ${args[0]}: ${message}`);
}

/** The output of a Git command as text without the last line end; null if it fails. */
export function gitText(folder: string, args: readonly string[]): string | null {
  const { fine, output } = run(folder, args);
  return fine ? output.toString('utf8').replace(/\n$/, '') : null;
}

/** Writes the files of a tree into a folder, through a separate index; the repository does not change. */
export function exportTree(repository: string, tree: string, folder: string): void {
  const index = { GIT_INDEX_FILE: join(folder, '.index') };
  runOrThrow(repository, ['read-tree', tree], index);
  runOrThrow(repository, ['checkout-index', '--all', `--prefix=${folder}/`], index);
}

/** True if the clone has only a part of the history, for example with --depth. */
function isShallow(folder: string): boolean {
  return gitText(folder, ['rev-parse', '--is-shallow-repository']) === 'true';
}

function unknownRevision(folder: string, revision: string): InputError {
  const branch = /^origin\/(.+)$/.exec(revision)?.[1] ?? 'main';
  const shallow = isShallow(folder) ? '; this clone is shallow, so older commits are not here' : '';
  return new InputError(
    `unknown revision: ${revision}${shallow}. Fetch it first, for example: git fetch origin ${branch}`,
  );
}

/** The id of the commit of a revision. Throws InputError with advice if this clone does not have it. */
export function commitOf(folder: string, revision: string): string {
  const inside = gitText(folder, ['rev-parse', '--is-inside-work-tree']);
  if (inside !== 'true') throw new InputError(`${folder} is not in a git repository`);
  const commit = gitText(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (!commit) throw unknownRevision(folder, revision);
  return commit;
}

/** The commit date of a revision, 2026-11-22; null if there is none. */
export function commitDay(folder: string, revision: string): string | null {
  return gitText(folder, ['show', '--no-patch', '--format=%cs', '--end-of-options', revision]);
}
