import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite, linkPackages } from '../../../scripts/lib/scratch';
import { halved, makeFork, runLine, wholeWay } from '../support/contribution';

const BASELINE = 'tpcds-sf3000-parquet-comet-0.16.0';
const ID = 'tpcds-sf3000-parquet-half-1.0';
const REPORT = 'half-vs-comet';
const RESULTS = join('static/data/result-sets', BASELINE, 'results.csv');
const OPTIONS = [
  '--engine Half --engine-version 1.0 --suite tpcds --query-version 4.0 --scale-factor 3000 --table-format parquet',
  `--statistic median --iterations 5 --like ${BASELINE} --source-title "Made for a test" --source-url https://example.org/`,
].join(' ');

test.describe.configure({ mode: 'serial' });
/** The lines take ten seconds and the build half a minute of an idle machine. */
test.setTimeout(600_000);

let folder = '';
let clone = '';
/** What each line printed, by its first words. */
const printed = new Map<string, { stdout: string; stderr: string }>();

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contribution-'));
  clone = join(folder, 'work', 'spark-engine-benchmarks');
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A line of the whole way with a contributor's own names in the place of the page's. */
function filled(line: string, fork: string): string {
  return line
    .replace('https://github.com/YOU/spark-engine-benchmarks', fork)
    .replace('BASELINE', BASELINE)
    .replace('REPORT', REPORT)
    .replace(/\bID\b/, ID)
    .replace('…', OPTIONS);
}

test('CONTRIBUTING.md and /contribute/ show the same way in ten lines', () => {
  const lines = wholeWay('CONTRIBUTING.md');
  expect(lines).toHaveLength(10);
  expect(wholeWay('docs/contribute.mdx')).toEqual(lines);
});

test('the ten lines run one after the other, with half the times of Comet as results', () => {
  const fork = makeFork(folder);
  mkdirSync(join(folder, 'work'));
  for (const line of wholeWay('CONTRIBUTING.md')) {
    if (line === 'npm ci') {
      linkPackages(clone);
      writeFileSync(join(clone, 'results.csv'), halved(readFileSync(RESULTS, 'utf8')));
      continue;
    }
    const { status, stdout, stderr } = runLine(filled(line, fork), existsSync(clone) ? clone : join(folder, 'work'));
    expect([line, status, status === 0 ? '' : stdout + stderr]).toEqual([line, 0, '']);
    printed.set(line.split(' ').slice(0, 3).join(' '), { stdout, stderr });
  }
  expect(runLine('git ls-tree -r --name-only my-results', fork).stdout).toContain(`docs/reports/${REPORT}.mdx`);
  expect(runLine('git status --porcelain', clone).stdout).toBe('?? results.csv\n');
});

test('each line says what the contributor needs to know', () => {
  expect(printed.get('npm run import')?.stderr).toContain('103 queries imported, 0 errors, 0 warnings');
  expect(printed.get('npm run compare')?.stdout).toContain('2.00×');
  expect(printed.get('npm run check')?.stderr).toContain(`docs/reports/${REPORT}.mdx`);
  const said = printed.get('npm run diff')?.stdout ?? '';
  expect(said).toMatch(/^### 1 result set added; 1 report added; 1 new comparison/m);
  expect(said).toContain('2.00×, 2.00× and 2.00×; it takes less time on 103 of 103 queries (clearly on 100).');
});

test('the built site has the new page with the right figures', () => {
  const { status, output } = buildSite(clone);
  expect([status, status === 0 ? '' : output]).toEqual([0, '']);
  const headline = JSON.parse(readFileSync(join(clone, `build/data/derived/${REPORT}/headline.json`), 'utf8'));
  expect(headline).toMatchObject({ matched: 103, faster: 103, slower: 0 });
  const page = readFileSync(join(clone, `build/reports/${REPORT}/index.html`), 'utf8').replace(/<[^>]*>/g, '');
  for (const text of ['2.00×, 2.00× and 2.00×', '2,467.49\u202fs ÷ 1,233.75\u202fs']) expect(page).toContain(text);
  expect(existsSync(join(clone, `build/data/result-sets/${ID}/index.html`))).toBe(true);
});
