import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { git } from '../support/repository';
import { TEMPORARY, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';
import { type Answer, runStepScript, withApi } from './api';

const SHA = 'a'.repeat(40);
const EVENT = {
  workflow_run: {
    event: 'pull_request',
    head_sha: SHA,
    head_branch: 'branch',
    head_repository: { id: 5, owner: { login: 'forker' } },
  },
};
const PULLS: Answer = () => [{ number: 12, state: 'open', head: { sha: SHA, ref: 'branch', repo: { id: 5 } } }];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(TEMPORARY, 'preview-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function artifact(number: string): void {
  writeBelow(folder, 'artifact/number', number);
  writeBelow(folder, 'artifact/summary.md', 'No data file has changed. @all\n');
  writeBelow(folder, 'artifact/site/index.html', 'hello');
}

const RECEIVE = ['--artifact', 'artifact'];

test('a run of a fork is received, published, and announced in one comment', async () => {
  artifact('12\n');
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'remotes/Owner/site.git')]);
  const asked = await withApi(
    ({ method, path }) => (path.includes('/pulls') ? PULLS({ method, path, body: null }) : []),
    async (api) => {
      const received = await runStepScript(folder, 'receive', RECEIVE, { api, event: EVENT });
      const address = 'https://owner.github.io/site/pr/12/';
      expect(received).toMatchObject({ code: 0, outputs: { number: '12', address, built: 'yes' } });
      const published = await runStepScript(folder, 'publish', ['--site', 'artifact/site', '--at', '12'], {});
      expect([published.code, published.log]).toEqual([0, '::notice::published at 12\n']);
      const comment = ['--number', '12', '--address', address, '--built', 'yes', '--summary', 'artifact/summary.md'];
      expect(await runStepScript(folder, 'comment', comment, { api, event: EVENT })).toMatchObject({ code: 0 });
    },
  );
  expect(git(join(folder, 'remotes/Owner/site.git'), 'show', 'gh-pages:pr/12/index.html')).toBe('hello');
  expect(asked[0]?.path).toBe('/repos/Owner/site/pulls?state=open&head=forker%3Abranch&per_page=100&page=1');
  const post = asked.find(({ method }) => method === 'POST');
  expect(post?.path).toBe('/repos/Owner/site/issues/12/comments');
  expect(post?.body).toEqual({ body: expect.stringContaining('No data file has changed. @\u2060all') });
});

test('the comment of a run with a failed build reports it with the existing summary', async () => {
  writeBelow(folder, 'artifact/number', '12\n');
  writeBelow(folder, 'artifact/summary.md', '1 new error.\n');
  const asked = await withApi(
    ({ method, path }) => (path.includes('/pulls') ? PULLS({ method, path, body: null }) : []),
    async (api) => {
      const address = 'https://owner.github.io/site/pr/12/';
      const received = await runStepScript(folder, 'receive', RECEIVE, { api, event: EVENT });
      expect(received).toMatchObject({ code: 0, outputs: { number: '12', address, built: 'no' } });
      for (const summary of ['artifact/summary.md', 'missing.md']) {
        const args = ['--number', '12', '--address', address, '--built', 'no', '--summary', summary];
        expect(await runStepScript(folder, 'comment', args, { api, event: EVENT })).toMatchObject({ code: 0 });
      }
    },
  );
  const bodies = asked.filter(({ method }) => method === 'POST').map(({ body }) => (body as { body: string }).body);
  expect(bodies).toEqual([
    expect.stringMatching(/No preview: the build of commit aaaaaaaaaa failed.*earlier commit.*\n\n1 new error\.$/),
    expect.stringMatching(/No preview: .*\n\nThe run left no summary\.$/),
  ]);
});

test('a forged number publishes nothing', async () => {
  artifact('7');
  await withApi(PULLS, async (api) => {
    const { code, log, outputs } = await runStepScript(folder, 'receive', RECEIVE, { api, event: EVENT });
    expect([code, outputs]).toEqual([0, { number: '', address: '', built: '' }]);
    expect(log).toContain('the artifact claims #7; open with this commit at the head: #12');
  });
});

test('a number that is a path, or a command for the runner, fails the step', async () => {
  artifact('../12');
  const path = await runStepScript(folder, 'receive', RECEIVE, { event: EVENT });
  expect([path.code, path.outputs]).toEqual([1, {}]);
  artifact('1\n::set-env::x');
  const command = await runStepScript(folder, 'receive', RECEIVE, { event: EVENT });
  expect(command.code).toBe(1);
  expect(command.log.split('\n').filter((line) => line.startsWith('::set-env'))).toEqual([]);
});

test('a hostile site fails the step', async () => {
  artifact('12');
  writeBelow(folder, 'artifact/site/run.sh', 'x');
  await withApi(PULLS, async (api) => {
    const { code, log, outputs } = await runStepScript(folder, 'receive', RECEIVE, { api, event: EVENT });
    expect([code, outputs]).toEqual([1, {}]);
    expect(log).toContain('::error::the site holds "run.sh": files of this type');
  });
});

test('a run without an artifact, and a run without a pull request, publish nothing and succeed', async () => {
  const none = await runStepScript(folder, 'receive', RECEIVE, { event: EVENT });
  expect([none.code, none.outputs.number]).toEqual([0, '']);
  artifact('12');
  const push = { workflow_run: { ...EVENT.workflow_run, event: 'push' } };
  const pushed = await runStepScript(folder, 'receive', RECEIVE, { event: push });
  expect([pushed.code, pushed.outputs.number]).toEqual([0, '']);
});

test('the comment of an earlier run is updated, and a rejection by GitHub is a warning', async () => {
  writeBelow(folder, 'summary.md', 'Summary\n');
  const address = 'https://owner.github.io/site/pr/12/';
  const args = ['--number', '12', '--address', address, '--built', 'yes', '--summary', 'summary.md'];
  const bot = { login: 'github-actions[bot]', type: 'Bot' };
  const comments = [{ id: 5, user: bot, body: '<!-- preview-of-this-pull-request -->\nold' }];
  const asked = await withApi(
    ({ method }) => (method === 'GET' ? comments : {}),
    async (api) => {
      expect((await runStepScript(folder, 'comment', args, { api, event: EVENT })).code).toBe(0);
    },
  );
  expect(asked.map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/repos/Owner/site/issues/12/comments?per_page=100&page=1'],
    ['PATCH', '/repos/Owner/site/issues/comments/5'],
  ]);
  await withApi(
    () => 403,
    async (api) => {
      const { code, log } = await runStepScript(folder, 'comment', args, { api, event: EVENT });
      expect(code).toBe(0);
      expect(log).toMatch(/^::warning::the comment could not be written: GitHub answered 403/);
      expect(log).not.toContain('token-of-the-test');
    },
  );
});

test('closing a pull request removes its preview and every other preview of a closed one', async () => {
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'remotes/Owner/site.git')]);
  writeBelow(folder, 'site/index.html', 'x');
  for (const number of ['3', '12']) {
    expect((await runStepScript(folder, 'publish', ['--site', 'site', '--at', number], {})).code).toBe(0);
  }
  await withApi(PULLS, async (api) => {
    expect(await runStepScript(folder, 'prune', [], { api })).toMatchObject({ code: 0 });
  });
  const files = git(join(folder, 'remotes/Owner/site.git'), 'ls-tree', '-r', '--name-only', 'gh-pages');
  expect(files.split('\n')).toEqual(['.nojekyll', 'pr/12/index.html']);
});

test('the settings of a build contain the URL of the preview or of the site', async () => {
  const preview = await runStepScript(folder, 'settings', ['--at', '12'], {});
  expect(preview.log).toBe('SITE_URL=https://owner.github.io\nBASE_URL=/site/pr/12/\n');
  writeBelow(folder, 'package.json', '{"homepage": "https://b.example"}');
  const site = await runStepScript(folder, 'settings', ['--at', 'site'], {});
  expect(site.log).toBe('SITE_URL=https://b.example\nBASE_URL=/\n');
});
