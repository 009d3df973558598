import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { callCommand, runScript } from '../support/command';
import { commitAll, git, withRepository } from '../support/repository';
import { filesOf, replaceIn, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const GLUTEN = 'static/data/result-sets/tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64';

async function json(repository: string, ...args: string[]) {
  const { code, stdout, stderr } = await callCommand('diff', [...args, '--format', 'json'], repository);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

/** Makes q98 of the Gluten result set ten times as long. */
function slowQ98(repository: string): void {
  const row = filesOf(join(repository, GLUTEN))
    ['results.csv']?.split('\n')
    .find((line) => line.startsWith('q98,'));
  const cells = (row ?? '').split(',').map((cell) => (/^[\d.]+$/.test(cell) ? String(Number(cell) * 10) : cell));
  replaceIn(repository, `${GLUTEN}/results.csv`, row ?? '', cells.join(','));
}

/** Reports that compare the set with the slowed query. */
const REPORTS_ON_GLUTEN = ['gluten-velox-vs-comet', 'x86-vs-arm64-gluten'];
const reportsOf = ({ comparisons }: { comparisons: { report: string }[] }) => comparisons.map(({ report }) => report);

test('npm run diff prints one line if nothing has changed, and does not modify the repository', async () => {
  await withRepository(async (repository) => {
    const { code, stdout, stderr } = runScript('diff', ['HEAD'], repository);
    expect([code, stdout, stderr]).toEqual([0, 'No data file has changed.\n', '']);
    expect(git(repository, 'status', '--porcelain')).toBe('');
  });
});

test('npm run diff compares the working tree with a revision, and two revisions with each other', async () => {
  await withRepository(async (repository) => {
    const base = git(repository, 'rev-parse', 'HEAD');
    slowQ98(repository);
    const now = await json(repository, 'main');
    expect(now.artifacts).toEqual([
      { kind: 'result-sets', id: GLUTEN.split('/').at(-1), change: 'changed', files: ['results.csv'] },
    ]);
    expect(reportsOf(now)).toEqual(REPORTS_ON_GLUTEN);
    expect(now.comparisons[0].queries).toMatchObject([
      { query: 'q98', before: { verdict: 'faster' }, after: { verdict: 'slower' } },
    ]);
    commitAll(repository, 'Slow q98');
    expect((await json(repository, 'HEAD')).sentence).toBe('No data file has changed');
    expect(await json(repository, base, '--head', 'HEAD')).toEqual(now);
  });
});

test('npm run diff works in a shallow clone, and prints what to fetch if the revision is missing', async () => {
  await withRepository(async (repository) => {
    const base = git(repository, 'rev-parse', 'HEAD');
    slowQ98(repository);
    commitAll(repository, 'Slow q98');
    git(repository, 'clone', '--quiet', '--depth', '1', `file://${repository}`, 'shallow');
    const shallow = join(repository, 'shallow');
    const missing = await callCommand('diff', [base], shallow);
    expect([missing.code, missing.stdout]).toEqual([1, '']);
    expect(missing.stderr).toContain(`unknown revision: ${base}; this clone is shallow`);
    expect(missing.stderr).toContain('git fetch origin main');
    git(shallow, 'fetch', '--quiet', '--depth', '1', 'origin', base);
    expect(reportsOf(await json(shallow, base))).toEqual(REPORTS_ON_GLUTEN);
  });
});

test('broken artifacts on either side are listed as problems, and the rest is compared', async () => {
  await withRepository(async (repository) => {
    writeBelow(repository, 'static/data/environments/broken.json', '{');
    commitAll(repository, 'Broken');
    git(repository, 'rm', '--quiet', 'static/data/environments/broken.json');
    writeBelow(repository, 'static/data/result-sets/new/results.csv', new Uint8Array([0xff, 0xfe, 0, 0]));
    symlinkSync('/etc/passwd', join(repository, 'static/data/result-sets/new/datapackage.json'));
    slowQ98(repository);
    commitAll(repository, 'New');
    const report = await json(repository, 'HEAD^', '--head', 'HEAD');
    expect(report.gone_problems.map(({ path }: { path: string }) => path)).toEqual([
      'static/data/environments/broken.json',
    ]);
    const messages = report.new_problems.map(({ message }: { message: string }) => message);
    expect(messages).toContain('symbolic links are not followed');
    expect(messages).toContain('the file is UTF-16; artifacts are UTF-8');
    expect(reportsOf(report)).toEqual(REPORTS_ON_GLUTEN);
  });
});

test('a base without artifacts is compared as empty, and links to pages start with the site’s URL', async () => {
  await withRepository(async (repository) => {
    git(repository, 'checkout', '--quiet', '--orphan', 'empty');
    git(repository, 'commit', '--quiet', '--allow-empty', '--message', 'Nothing', '--only');
    git(repository, 'checkout', '--quiet', '-f', 'main');
    const { stdout } = await callCommand('diff', ['empty', '--site-url', 'https://example.org/pr/12'], repository);
    const count = (kind: string) => readdirSync(join(repository, 'static/data', kind)).length;
    const added = `### ${count('result-sets')} result sets added; ${count('environments')} environments added; `;
    expect(stdout.slice(0, added.length)).toBe(added);
    expect(stdout).toContain('(https://example.org/pr/12/reports/gluten-velox-vs-comet/)');
  });
});

test('wrong usage of npm run diff ends with 2 and reports all problems', async () => {
  const { code, stderr } = await callCommand('diff', ['--format', 'pdf', '--site-url', 'javascript:1']);
  expect(code).toBe(2);
  expect(stderr).toContain('expected one revision, BASE_REF; got 0');
  expect(stderr).toContain('unknown format: pdf');
  expect(stderr).toContain('--site-url must be an http or https address');
});

test('a revision that looks like an option is not passed to git as one', async () => {
  await withRepository(async (repository) => {
    const { code, stderr } = await callCommand('diff', ['--', '--output=written'], repository);
    expect([code, stderr]).toEqual([1, expect.stringContaining('unknown revision: --output=written')]);
    expect(git(repository, 'status', '--porcelain')).toBe('');
  });
});
