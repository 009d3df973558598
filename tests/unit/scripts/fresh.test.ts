import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { badgeText } from '../../../src/components/history/badge';
import { loadResultSet } from '../../../src/data/resultSetFolder';
import { callCommand } from '../support/command';
import { LONG_ROWS, lines } from '../support/importing';
import { commitAll, git } from '../support/repository';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const URL = 'https://github.com/someone/engine';
const DETAILS = {
  ...{ id: 'tpch-engine-1', license: 'Apache-2.0', date: '2026-11-20', suite: 'tpch', 'query-version': '3.0' },
  ...{
    'scale-factor': '100',
    'table-format': 'parquet',
    engine: 'Engine',
    'engine-version': '1.0',
    statistic: 'median',
  },
};

function manifest(...results: object[]): string {
  return JSON.stringify({ results });
}

/** Runs `use` with a folder that has the list of one repository, and a git repository on disk in place of URL. */
async function withProject(use: (folder: string, project: string) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const project = join(folder, 'project');
    mkdirSync(project);
    git(project, 'init', '--quiet', '--initial-branch', 'main');
    writeBelow(folder, 'fresh.json', JSON.stringify({ repositories: [{ url: URL }] }));
    const key = `url.file://${project}.insteadOf`;
    const settings = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: URL };
    Object.assign(process.env, settings);
    try {
      await use(folder, project);
    } finally {
      for (const name of Object.keys(settings)) delete process.env[name];
    }
  });
}

function fresh(folder: string) {
  return callCommand('fresh', [
    '--list',
    join(folder, 'fresh.json'),
    '--data',
    join(folder, 'data'),
    '--summary',
    join(folder, 'summary.md'),
  ]);
}

const summaryIn = (folder: string) => readFileSync(join(folder, 'summary.md'), 'utf8');
const pinIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'fresh.json'), 'utf8')).repositories[0].commit;

test('fresh imports the new results of a repository at a commit, pins it, and lists numbers that changed without importing them', async () => {
  await withProject(async (folder, project) => {
    writeBelow(project, 'results/run.csv', lines('query,iteration,seconds', ...LONG_ROWS));
    writeBelow(project, 'spark-benchmarks.json', manifest({ file: 'results/run.csv', options: DETAILS }));
    const commit = commitAll(project, 'Results');
    expect((await fresh(folder)).code).toBe(0);
    const { resultSet } = loadResultSet(join(folder, 'data/result-sets/tpch-engine-1'));
    expect(resultSet?.sources[0]).toMatchObject({ path: `${URL}/blob/${commit}/results/run.csv`, version: commit });
    expect([pinIn(folder), summaryIn(folder)]).toEqual([commit, expect.stringContaining('Imported tpch-engine-1')]);
    const before = filesOf(join(folder, 'data'));
    // A force push: the commit that was read is no longer in the repository.
    const [first = '', ...others] = LONG_ROWS;
    const push = async (...rows: string[]) => {
      writeBelow(project, 'results/run.csv', lines('query,iteration,seconds', ...rows));
      git(project, 'checkout', '--quiet', '--orphan', `other-${rows[0]}`);
      git(project, 'branch', '--delete', '--force', 'main');
      git(project, 'branch', '--move', 'main');
      const next = commitAll(project, 'Results');
      expect((await fresh(folder)).code).toBe(0);
      expect([pinIn(folder), filesOf(join(folder, 'data'))]).toEqual([next, before]);
      return summaryIn(folder);
    };
    expect(await push(first, ...others)).toBe('');
    expect(await push(`${first}9`, ...others)).toMatch(
      /Numbers of 1 query changed\. Not imported: tpch-engine-1 from results\/run\.csv\. List the file with a new ID to import it\n$/,
    );
  });
});

test('a manifest cannot read outside its repository, choose where files go, or name an option that is not a description', async () => {
  const wrong: [object, RegExp][] = [
    [{ file: '../secret', options: DETAILS }, /Not imported/],
    [{ file: 'link.csv', options: DETAILS }, /Not imported/],
    [{ file: 'run.csv', options: { ...DETAILS, out: '/tmp' } }, /unknown option/],
    [{ file: 'run.csv', options: { ...DETAILS, id: '../../x' } }, /Not imported/],
    [{ file: 'run.csv', options: { id: 'a' } }, /license, date missing/],
  ];
  for (const [entry, message] of wrong) {
    await withProject(async (folder, project) => {
      writeBelow(project, 'run.csv', lines('query,iteration,seconds', ...LONG_ROWS));
      symlinkSync('/etc/passwd', join(project, 'link.csv'));
      writeBelow(project, 'spark-benchmarks.json', manifest(entry));
      commitAll(project, 'Results');
      expect((await fresh(folder)).code).toBe(1);
      expect(summaryIn(folder)).toMatch(message);
      expect(pinIn(folder)).toBeUndefined();
      expect(Object.keys(filesOf(folder)).filter((path) => path.startsWith('data/'))).toEqual([]);
    });
  }
});

test('a badge shows the newest measured release and its age by the dates of the engine, without a clock', () => {
  const releases = [
    { version: '1.0.0', date: '2026-11-01' },
    { version: '1.1.0-SNAPSHOT', date: '2026-11-05', build: 'build of 5 November 2026' },
    { version: '1.2.0', date: '2026-11-13' },
  ];
  const text = (...versions: string[]) => badgeText({ releases }, new Set(versions));
  expect(text('1.0.0')).toBe('measured 1.0.0, 12 days older than the newest release 1.2.0');
  expect(text('1.0.0', '1.2.0')).toBe('measured 1.2.0, the newest release');
  expect(text('1.1.0-SNAPSHOT')).toBe('not measured');
});
