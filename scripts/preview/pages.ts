import { Refused, warn } from './command.ts';
import type { ObjectStore, TreeLine } from './git.ts';

/** The folder of the previews on the Pages branch; the site itself must not have it. */
const PREVIEWS = 'pr';
/** An empty file that prevents GitHub Pages from running Jekyll, which omits folders that begin with an underscore. */
const NO_JEKYLL = '.nojekyll';
const ATTEMPTS = 8;
/** GitHub Pages publishes at most 1 GB; the site and all previews together must stay below it. */
const MAX_PUBLISHED_BYTES = 900 * 1024 * 1024;

/** Returns the edited top-level lines of the branch. */
export type Edit = (store: ObjectStore, top: readonly TreeLine[]) => TreeLine[];

function folderLine(store: ObjectStore, name: string, lines: readonly TreeLine[]): TreeLine[] {
  return lines.length === 0 ? [] : [{ mode: '040000', type: 'tree', id: store.makeTree(lines), name }];
}

/** The previews of a branch, one line per pull request. */
function previewsOf(store: ObjectStore, top: readonly TreeLine[]): TreeLine[] {
  return store.list(top.find(({ name, type }) => name === PREVIEWS && type === 'tree')?.id ?? null);
}

function without(lines: readonly TreeLine[], ...names: string[]): TreeLine[] {
  return lines.filter(({ name }) => !names.includes(name));
}

function siteTree(store: ObjectStore): string {
  store.run(['add', '--all', '--force', '.']);
  return store.run(['write-tree']);
}

/** The bytes of all files of a tree; duplicate files count each time. */
function bytesOf(store: ObjectStore, tree: string): number {
  const sizes = store.run(['ls-tree', '-r', '--format=%(objectsize)', tree]).split('\n');
  return sizes.reduce((sum, size) => sum + Number(size), 0);
}

/**
 * The top-level lines without previews of the oldest pull requests, if the limit is exceeded; a warning names them.
 * Throws Refused if the site and the preview `own` alone exceed it.
 */
function withinLimit(store: ObjectStore, top: readonly TreeLine[], own: number | null, limit: number): TreeLine[] {
  const site = without(top, PREVIEWS);
  const previews = previewsOf(store, top).sort((a, b) => Number(a.name) - Number(b.name));
  const sizes = new Map(previews.map(({ name, id }) => [name, bytesOf(store, id)]));
  let total = [bytesOf(store, store.makeTree(site)), ...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const removed: string[] = [];
  for (const [name, bytes] of sizes) {
    if (total <= limit) break;
    if (name === String(own)) continue;
    total -= bytes;
    removed.push(name);
  }
  if (total > limit) throw new Refused(`the site and this preview have ${total} bytes, at most ${limit} are allowed`);
  if (removed.length > 0)
    warn(
      `previews removed, because all together may have ${limit} bytes: ${removed.map((name) => `#${name}`).join(', ')}`,
    );
  return [...site, ...folderLine(store, PREVIEWS, without(previews, ...removed))];
}

/** Replaces the site by the work tree; previews remain. Throws Refused if the site has a folder `pr`. */
export const replaceSite: Edit = (store, top) => {
  const site = store.list(siteTree(store));
  if (site.some(({ name }) => name === PREVIEWS)) throw new Refused(`the site must not have a folder ${PREVIEWS}`);
  const all = [...without(site, NO_JEKYLL), ...top.filter(({ name }) => name === PREVIEWS)];
  return withinLimit(store, all, null, MAX_PUBLISHED_BYTES);
};

/** Replaces the preview of a pull request by the work tree; all else remains. */
export function replacePreview(number: number, limit = MAX_PUBLISHED_BYTES): Edit {
  return (store, top) => {
    const line = { mode: '040000', type: 'tree', id: siteTree(store), name: String(number) };
    const previews = [...without(previewsOf(store, top), line.name), line];
    const all = [...without(top, PREVIEWS), ...folderLine(store, PREVIEWS, previews)];
    return withinLimit(store, all, number, limit);
  };
}

/** Removes the previews of all pull requests that are not open, which also repeats removals that failed. */
export function keepPreviews(open: ReadonlySet<number>): Edit {
  return (store, top) => {
    const previews = previewsOf(store, top).filter(({ name }) => open.has(Number(name)));
    return [...without(top, PREVIEWS), ...folderLine(store, PREVIEWS, previews)];
  };
}

/** The commit of a branch, fetched without history; null if the branch does not exist. */
function fetchBranch(store: ObjectStore, remote: string, branch: string): string | null {
  const [commit = ''] = store.run(['ls-remote', remote, `refs/heads/${branch}`]).split('\t');
  if (commit === '') return null;
  store.run(['fetch', '--quiet', '--no-tags', '--depth=1', remote, commit]);
  return commit;
}

function editedTree(store: ObjectStore, commit: string | null, edit: Edit): string {
  const empty = store.run(['hash-object', '-w', '--stdin']);
  const marker = { mode: '100644', type: 'blob', id: empty, name: NO_JEKYLL };
  const lines = edit(store, store.list(commit && `${commit}^{tree}`));
  return store.makeTree([...without(lines, NO_JEKYLL), marker]);
}

/** True if the branch had not changed since it was fetched and now has the tree. */
function push(
  store: ObjectStore,
  target: { remote: string; branch: string; tree: string },
  old: string | null,
): boolean {
  const commit = store.run(['commit-tree', target.tree, '-m', 'Publish']);
  const lease = `--force-with-lease=refs/heads/${target.branch}:${old ?? ''}`;
  try {
    store.run(['push', '--quiet', lease, target.remote, `${commit}:refs/heads/${target.branch}`]);
    return true;
  } catch (error) {
    if (/stale info|rejected|failed to update ref|cannot lock ref|fetch first/.test((error as Error).message))
      return false;
    throw error;
  }
}

/** Waits for a random time that grows with each attempt, so that concurrent runs do not collide again. */
function pause(attempt: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100 * 2 ** attempt * (0.5 + Math.random()));
}

/**
 * Changes a Pages branch atomically: fetches it, builds a new tree without a checkout, and pushes it as one commit
 * without history; starts again if another run was faster. So runs need no lock, no file of the branch is written or
 * run, and old previews leave the repository. Returns true if anything changed. Throws after eight attempts.
 */
export function publish(store: ObjectStore, remote: string, branch: string, edit: Edit): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const old = fetchBranch(store, remote, branch);
    const tree = editedTree(store, old, edit);
    if (old !== null && store.run(['rev-parse', `${old}^{tree}`]) === tree) return false;
    if (push(store, { remote, branch, tree }, old)) return true;
    pause(attempt);
  }
  throw new Error(`the branch ${branch} changed during each of ${ATTEMPTS} attempts`);
}
