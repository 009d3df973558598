import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveFolder } from '../../scripts/lib/staticServer';
import { filesBelow } from '../../src/data/filesBelow';
import { earlierSite, run } from './hosts';

const TARBALL = process.env.PACKAGE_TARBALL ?? '';
/** IDs and titles of what the public site publishes, which no page of a different site names. */
const PUBLIC_NAMES = ['result-sets', 'published', 'resource-usage', 'reports'].flatMap((kind) =>
  readdirSync(join('static/data', kind)).flatMap((id) => {
    const file = join('static/data', kind, id, kind === 'reports' ? 'report.json' : 'datapackage.json');
    const { title } = JSON.parse(readFileSync(file, 'utf8')) as { title?: string };
    return [id, ...(title ? [title] : [])];
  }),
);
const ENV = { SITE_URL: 'https://bench.example', BASE_URL: '/spark/' };

test.describe('a site for benchmarks that an earlier version wrote, with the package of today', () => {
  test.describe.configure({ mode: 'serial' });
  let site: string;
  const command = (...args: string[]) => run(site, 'npx', ['--no-install', 'spark-benchmarks', ...args]);
  const text = (path: string) => readFileSync(join(site, 'build', path), 'utf8');

  test.beforeAll(() => {
    test.setTimeout(600_000);
    site = earlierSite(TARBALL);
    run(site, 'npm', ['run', 'build'], ENV);
  });
  test.afterAll(() => {
    if (site) rmSync(dirname(site), { recursive: true, force: true });
  });

  test('is valid, and has every page of its own data at its URL', () => {
    expect(command('check')).toContain('0 errors');
    const report = 'reports/turbo-vs-spark';
    for (const page of [
      '',
      report,
      `${report}/queries`,
      'queries/nightly-rpt_stock_full',
      'data/result-sets/nightly-spark',
    ])
      expect(text(join(page, 'index.html')), page).toContain('href=/spark/');
    expect(text('index.html')).toContain('of vanilla Spark’s time');
    expect(text('engines/index.html')).toContain('than vanilla Spark in');
    for (const page of ['compare', 'history', 'methodology', 'glossary', 'data', 'contribute', 'embedding'])
      expect(existsSync(join(site, 'build', page, 'index.html')), page).toBe(true);
    expect(text('llms.txt')).toContain('https://bench.example/spark/reports/turbo-vs-spark/index.md');
    expect(JSON.stringify(JSON.parse(text('search-index.json')))).toContain('/reports/turbo-vs-spark/');
  });

  test('is private: noindex on each page, no feed, nothing of the public site, and no word about TPC on its own suite', () => {
    const pages = filesBelow(join(site, 'build')).filter((name) => /(^|\/)index\.html$/.test(name));
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter((name) => !/name="?robots"? content="?noindex/.test(text(name)))).toEqual([]);
    expect(filesBelow(join(site, 'build')).filter((name) => /feed\.xml|atom\.xml|rss\.xml/.test(name))).toEqual([]);
    expect(pages.filter((name) => text(name).includes('spark-engine-benchmarks'))).toEqual([]);
    const named = pages.flatMap((name) =>
      PUBLIC_NAMES.filter((id) => text(name).includes(id)).map((id) => `${name}: ${id}`),
    );
    expect(named).toEqual([]);
    expect(pages.filter((name) => /^(reports|queries|data)\//.test(name) && text(name).includes('TPC'))).toEqual([]);
  });

  test('opens without errors, with layout, search, and comparison of its two sets', async ({ page }) => {
    const served = await serveFolder(join(site, 'build'), { base: ENV.BASE_URL });
    const wrong: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && wrong.push(message.text()));
    page.on('pageerror', (error) => wrong.push(error.message));
    await page.goto(served.url);
    await expect(page.locator('.navbar__title')).toHaveText('Our Spark benchmarks');
    const sides = await page
      .locator('form select')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    expect(new Set(sides).size).toBe(2);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.waitForURL(/\/compare\//);
    await expect(page.locator('[data-verdict]').first()).toBeVisible();
    await page.goto(`${served.url}reports/turbo-vs-spark/`);
    await expect(page.locator('.chart-box svg:visible').first()).toBeVisible();
    await page.goto(`${served.url}queries/`);
    // A component overrides the shared style that it composes.
    await expect(page.locator('tbody td').first()).toHaveCSS('vertical-align', 'middle');
    await served.close();
    expect(wrong).toEqual([]);
  });

  test('a trial has the settings of published runs, with the URL of their source', () => {
    const log = resolve('tests/fixtures/eventLogs/spark-4.0.1');
    command('plan-trial', log, '--candidate', 'gluten-velox', '--spark', '3.5', '--difference', '20', '--out', 'trial');
    const settings = readFileSync(join(site, 'trial/candidate.properties'), 'utf8');
    expect(settings).toMatch(/^# Gluten.* https:\/\//);
    expect(settings).toContain('\nspark.plugins ');
  });

  test('the example comes and goes, and today’s new-site writes a site of the same form', () => {
    const data = () => filesBelow(join(site, 'static/data')).sort();
    const before = data();
    command('example', 'add');
    expect(data().length).toBeGreaterThan(before.length);
    command('example', 'remove');
    expect(data()).toEqual(before);
    command('new-site', '../new', '--title', 'Our Spark benchmarks');
    const fresh = join(site, '../new');
    expect(readdirSync(join(fresh, 'vendor'))).toEqual([expect.stringMatching(/\.tgz$/)]);
    for (const name of [
      'docusaurus.config.js',
      '.gitignore',
      '.github/workflows/preview.yml',
      'static/data/suites/tpch/queries.csv',
    ])
      expect(existsSync(join(fresh, name)), name).toBe(true);
    expect(() => command('new-site', '../new', '--title', 'T')).toThrow('is not empty');
  });
});
