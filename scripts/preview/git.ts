import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A line of a tree in the input of `git mktree`. */
export interface TreeLine {
  mode: string;
  type: string;
  id: string;
  name: string;
}

const AUTHOR = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' };

/** Disables settings that would change bytes or run programs of the machine. */
function environment(gitDir: string, workTree: string, authorization: string | null): NodeJS.ProcessEnv {
  const settings = [
    ['core.autocrlf', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.hooksPath', '/dev/null'],
    ['gc.auto', '0'],
    ...(authorization === null ? [] : [['http.extraHeader', `Authorization: ${authorization}`]]),
  ];
  const pairs = settings.flatMap(([key = '', value = ''], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return {
    PATH: process.env.PATH,
    HOME: gitDir,
    GIT_DIR: gitDir,
    GIT_WORK_TREE: workTree,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: AUTHOR.name,
    GIT_AUTHOR_EMAIL: AUTHOR.email,
    GIT_COMMITTER_NAME: AUTHOR.name,
    GIT_COMMITTER_EMAIL: AUTHOR.email,
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(pairs),
  };
}

/** A separate store of Git objects, in which trees are built without a checkout. */
export interface ObjectStore {
  /** The output of a command. Throws its first line if it fails. */
  run(args: readonly string[], input?: string): string;
  /** The lines of a tree; empty for null. */
  list(tree: string | null): TreeLine[];
  makeTree(lines: readonly TreeLine[]): string;
}

function createStore(gitDir: string, workTree: string, authorization: string | null): ObjectStore {
  const env = environment(gitDir, workTree, authorization);
  const run = (args: readonly string[], input = '') => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: workTree,
      env,
      input,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (error) throw error;
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim().split('\n').slice(-3).join(' ')}`);
    return stdout.trim();
  };
  const list = (tree: string | null) =>
    (tree === null ? '' : run(['ls-tree', '-z', tree])).split('\0').flatMap((line) => {
      const [, mode, type, id, name] = /^(\d+) (\w+) ([0-9a-f]+)\t([\s\S]+)$/.exec(line) ?? [];
      return mode && type && id && name ? [{ mode, type, id, name }] : [];
    });
  const makeTree = (lines: readonly TreeLine[]) =>
    run(['mktree', '-z'], lines.map(({ mode, type, id, name }) => `${mode} ${type} ${id}\t${name}\0`).join(''));
  return { run, list, makeTree };
}

/** Runs `use` with a new store for the files of `workTree`; the store is removed afterwards. */
export function withObjectStore<T>(workTree: string, authorization: string | null, use: (store: ObjectStore) => T): T {
  const gitDir = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    const store = createStore(gitDir, workTree, authorization);
    store.run(['init', '--quiet']);
    return use(store);
  } finally {
    rmSync(gitDir, { recursive: true, force: true });
  }
}
