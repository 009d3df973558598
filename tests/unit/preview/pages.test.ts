import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withObjectStore } from '../../../scripts/preview/git';
import { type Edit, keepPreviews, publish, replacePreview, replaceSite } from '../../../scripts/preview/pages';
import { git } from '../support/repository';
import { inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const BRANCH = 'gh-pages';

/** Runs `use` with a bare repository as the remote and a function that publishes files of a site to it. */
function withRemote(use: (remote: Remote) => void): void {
  inTemporaryFolder((folder) => {
    const path = join(folder, 'remote.git');
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', path]);
    let sites = 0;
    const site = (files: Record<string, string>) => {
      sites += 1;
      const name = join(folder, `site-${sites}`);
      mkdirSync(name);
      for (const [file, text] of Object.entries(files)) writeBelow(name, file, text);
      return name;
    };
    const send = (edit: Edit, files: Record<string, string> = {}) =>
      withObjectStore(site(files), null, (store) => publish(store, path, BRANCH, edit));
    use({ path, send, files: () => git(path, 'ls-tree', '-r', '--name-only', BRANCH).split('\n') });
  });
}

interface Remote {
  path: string;
  send(edit: Edit, files?: Record<string, string>): boolean;
  files(): string[];
}

test('the first preview creates the branch, further ones are added to it, and a rerun replaces only its own', () => {
  withRemote(({ send, files }) => {
    send(replacePreview(12), { 'index.html': 'one', 'old.html': 'old' });
    send(replacePreview(7), { 'index.html': 'seven' });
    expect(files()).toEqual(['.nojekyll', 'pr/12/index.html', 'pr/12/old.html', 'pr/7/index.html']);
    send(replacePreview(12), { 'index.html': 'two', '_x/a.js': 'new' });
    expect(files()).toEqual(['.nojekyll', 'pr/12/_x/a.js', 'pr/12/index.html', 'pr/7/index.html']);
  });
});

test('the site is replaced completely and keeps the previews; a preview keeps the site', () => {
  withRemote(({ path, send, files }) => {
    send(replaceSite, { 'index.html': 'site', 'data/old.csv': '1' });
    send(replacePreview(3), { 'index.html': 'preview' });
    send(replaceSite, { 'index.html': 'newer' });
    expect(files()).toEqual(['.nojekyll', 'index.html', 'pr/3/index.html']);
    expect(git(path, 'show', `${BRANCH}:index.html`)).toBe('newer');
    expect(git(path, 'show', `${BRANCH}:pr/3/index.html`)).toBe('preview');
  });
});

test('all previews of closed pull requests are removed, and the site stays', () => {
  withRemote(({ send, files }) => {
    send(replaceSite, { 'index.html': 'site' });
    for (const number of [1, 2, 30]) send(replacePreview(number), { 'index.html': String(number) });
    send(keepPreviews(new Set([2])));
    expect(files()).toEqual(['.nojekyll', 'index.html', 'pr/2/index.html']);
    send(keepPreviews(new Set()));
    expect(files()).toEqual(['.nojekyll', 'index.html']);
  });
});

test('the branch is one commit without history, and nothing is pushed without a change', () => {
  withRemote(({ path, send }) => {
    expect(send(replacePreview(1), { 'index.html': 'a' })).toBe(true);
    expect(send(replacePreview(1), { 'index.html': 'b' })).toBe(true);
    const commit = git(path, 'rev-parse', BRANCH);
    expect(send(replacePreview(1), { 'index.html': 'b' })).toBe(false);
    expect(git(path, 'rev-parse', BRANCH)).toBe(commit);
    expect(git(path, 'rev-list', '--count', BRANCH)).toBe('1');
  });
});

test('site and previews together stay below a limit: the oldest previews are removed, a new one that is too large is rejected', () => {
  withRemote(({ send, files }) => {
    send(replaceSite, { 'index.html': 'x'.repeat(100) });
    for (const number of [9, 10, 11]) send(replacePreview(number), { 'index.html': String(number).repeat(50) });
    send(replacePreview(12, 300), { 'index.html': 'y'.repeat(60) });
    expect(files()).toEqual(['.nojekyll', 'index.html', 'pr/11/index.html', 'pr/12/index.html']);
    expect(() => send(replacePreview(13, 300), { 'index.html': 'z'.repeat(201) })).toThrow('at most 300 are allowed');
    expect(files()).toHaveLength(4);
  });
});

test('bytes arrive unchanged: no line-ending conversion, attributes, or filters', () => {
  withRemote(({ path, send }) => {
    send(replacePreview(1), { 'index.html': 'a\r\nb\n$Id$\n' });
    expect(git(path, 'cat-file', 'blob', `${BRANCH}:pr/1/index.html`)).toBe('a\r\nb\n$Id$');
  });
});

test('a site with a folder named like the previews is rejected', () => {
  withRemote(({ send }) => {
    expect(() => send(replaceSite, { 'index.html': 'site', 'pr/1/index.html': 'x' })).toThrow('must not have a folder');
  });
});

test('concurrent publications all arrive: an outdated one starts again from the new branch', () => {
  withRemote((remote) => {
    interrupted(remote, 1);
    expect(remote.files()).toEqual(['.nojekyll', 'pr/1/index.html', 'pr/2/index.html', 'pr/3/index.html']);
  });
});

/** Publishes a preview; the next preview is published completely after the branch was fetched and before the push. */
function interrupted(remote: Remote, number: number): void {
  let first = number < 3;
  const edit: Edit = (store, top) => {
    if (first) {
      first = false;
      interrupted(remote, number + 1);
    }
    return replacePreview(number)(store, top);
  };
  remote.send(edit, { 'index.html': String(number) });
}

test('an unreachable remote is an error without endless retries', () => {
  inTemporaryFolder((folder) => {
    writeBelow(folder, 'index.html', 'x');
    expect(() =>
      withObjectStore(folder, null, (store) => publish(store, join(folder, 'none.git'), BRANCH, replacePreview(1))),
    ).toThrow(/git ls-remote/);
  });
});
