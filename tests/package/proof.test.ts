import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveFolder } from '../../scripts/lib/staticServer';
import { type BuiltHost, builtHost, type HostSpec } from './hosts';

/** Bare classic sites: the oldest supported Docusaurus with webpack, and the newest with Rspack. */
const HOSTS: HostSpec[] = [
  { name: 'oldest', docusaurus: '3.9.2', react: '18.3.1', future: '{}', baseUrl: '/', trailingSlash: undefined },
  {
    name: 'newest',
    docusaurus: '^3.10.0',
    react: '^19.0.0',
    future: '{ v4: { removeLegacyPostBuildHeadAttribute: true }, faster: true }',
    baseUrl: '/sub/',
    trailingSlash: false,
  },
];
/** Hosts to test: the newest, or all supported ones. */
const WANTED = process.env.PACKAGE_HOSTS === 'newest' ? HOSTS.slice(-1) : HOSTS;
const TARBALL = process.env.PACKAGE_TARBALL ?? '';
/** Strings that occur only in the package's code. */
const OURS = /chart-box|data-verdict/;

function pagesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !/(^|\/)embed\/|\.inline\.html$/.test(name),
  );
}

/** A page without its script tags, because script names change with any page of a site. */
function withoutScripts(html: string): string {
  return html.replace(/<script[^>]*\bsrc=[^>]*><\/script>/g, '');
}

/** Scripts that the page has run so far, once each, without prefetched ones. Runs in the page. */
function scriptPaths(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = entries.filter(({ initiatorType, name }) => initiatorType === 'script' && name.endsWith('.js'));
  return [...new Set(scripts.map(({ name }) => new URL(name).pathname))];
}

/** What moved on a page: layout shift by the definition of the web vital, and stylesheets taken from the head. */
interface Shifts {
  shift: number;
  removedStyles: string[];
}
/** Limit of a good cumulative layout shift. Source: web.dev, CLS. */
const MAX_SHIFT = 0.1;

/** Records shifts from the start of a page. Runs in the page. */
function recordShifts(): void {
  const found = Object.assign(window as unknown as Shifts, { shift: 0, removedStyles: [] as string[] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) found.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') found.removedStyles.push(node.href);
  }).observe(document, { childList: true, subtree: true });
}

function isOurs(name: string): boolean {
  return /^docs\/(reports\/|earlier)/.test(name);
}

/** Opens a page and collects errors that a reader must never see. */
async function opened(page: Page, address: string): Promise<string[]> {
  const wrong: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('response', (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`));
  await page.goto(address);
  return wrong;
}

for (const spec of WANTED) {
  test.describe(`a bare classic site, ${spec.name}: Docusaurus ${spec.docusaurus}, React ${spec.react}`, () => {
    test.describe.configure({ mode: 'serial' });
    let host: BuiltHost;
    let site: Awaited<ReturnType<typeof serveFolder>>;
    const report = () => `${site.url}docs/reports/sample${spec.trailingSlash === false ? '' : '/'}`;

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      host = builtHost(spec, TARBALL);
      site = await serveFolder(host.after, { base: spec.baseUrl });
    });
    test.afterAll(async () => {
      await site?.close();
      if (host) rmSync(host.root, { recursive: true, force: true });
    });

    test('installs, and its own command writes a sample and a second report', () => {
      expect(host.said).toContain('+ module.exports = withSparkBenchmarks(config);');
      expect(host.said).toContain('docs/reports/sample.mdx');
      expect(host.said).toContain('docs/reports/second.mdx');
      expect(host.said).toContain('docs/reports/_category_.json');
    });

    test('the host’s other pages change only in their script tags, and its stylesheet contains no style of the package', () => {
      const others = pagesOf(host.before).filter((name) => !isOurs(name));
      expect(others.length).toBeGreaterThan(5);
      for (const name of others) {
        const [was, is] = [host.before, host.after].map((folder) =>
          withoutScripts(readFileSync(join(folder, name), 'utf8')),
        );
        expect(is, name).toBe(was);
      }
      const css = (folder: string) => readdirSync(join(folder, 'assets/css'));
      expect(css(host.after)).toEqual(css(host.before));
    });

    test('scripts of other pages contain no code of the package, and grow by less than a kilobyte for any plugin', async ({
      page,
    }) => {
      const loaded = async (folder: string) => {
        const served = await serveFolder(folder, { base: spec.baseUrl });
        await page.goto(`${served.url}docs${spec.trailingSlash === false ? '' : '/'}`);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        const paths = await page.evaluate(scriptPaths);
        await served.close();
        return paths.map((path) => readFileSync(join(folder, path.slice(spec.baseUrl.length)), 'utf8'));
      };
      const [was, is] = [await loaded(host.before), await loaded(host.after)];
      expect(was.length).toBeGreaterThan(3);
      expect(is.length).toBe(was.length);
      expect(is.filter((text) => OURS.test(text))).toEqual([]);
      const bytes = (texts: string[]) => texts.join('').length;
      // Added by Docusaurus: its copy of the configuration, names of new files, and Babel helpers that move to a shared
      // file.
      expect(bytes(is) - bytes(was)).toBeLessThanOrEqual(1000);
    });

    test('a report shows its charts, becomes live on hover, follows dark mode, and has no errors', async ({ page }) => {
      const wrong = await opened(page, report());
      await expect(page.locator('h1')).toHaveText(['Comet 0.16.0 vs. vanilla Spark 3.5']);
      expect(await page.locator('.chart-box svg').count()).toBeGreaterThan(3);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      const chart = page.locator('.chart-box[tabindex]:visible').first();
      await chart.scrollIntoViewIfNeeded();
      await chart.hover();
      await expect(chart.locator('canvas')).toBeVisible();
      const ink = () =>
        page
          .locator('.spark-benchmarks')
          .first()
          .evaluate((element) => getComputedStyle(element).color);
      const light = await ink();
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await expect.poll(ink).not.toBe(light);
      expect(wrong).toEqual([]);
    });

    test('a folded tab is not hydrated until it is opened, is printed, and opens without scripts', async ({
      page,
      browser,
    }) => {
      const tab = page.locator('details:has(> summary:text-is("Queries"))');
      const rows = tab.getByRole('row');
      const asleep = page.locator('[data-part=QueriesTable] > script');
      await page.goto(report());
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(asleep).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(rows.nth(1)).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await expect(rows).toHaveCount(0);
      await tab.locator('> summary').click();
      await expect(asleep).toHaveCount(0);
      const all = await rows.count();
      await tab.getByRole('searchbox').fill('q1');
      await expect.poll(() => rows.count()).toBeLessThan(all);

      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(report());
      await plain.locator('summary:text-is("Queries")').click();
      await expect(plain.locator('[data-part=QueriesTable] tbody tr').first()).toBeVisible();
      await context.close();
    });

    test('a report has its styles from the first paint on, and nothing moves while it hydrates', async ({ page }) => {
      await page.addInitScript(recordShifts);
      await page.goto(report());
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('head link[data-spark-benchmarks]')).toHaveCount(1);
      expect(await page.evaluate(() => (window as unknown as Shifts).removedStyles)).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as Shifts).shift)).toBeLessThan(MAX_SHIFT);
    });

    test('a report fits a phone, and its verdict is larger than the headings of the host', async ({ page }) => {
      for (const width of [412, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(report());
        await expect(page.locator('.chart-box svg:visible').first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      }
      const sizes = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
      const [verdict = 0] = await sizes('section[aria-label="Verdict"] h3');
      expect(verdict).toBeGreaterThan(Math.max(...(await sizes('.markdown h2'))));
    });

    test('without scripts the charts are visible, and every link of a report has a target', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.url}docs/reports/second${spec.trailingSlash === false ? '' : '/'}`);
      await expect(page.locator('.chart-box svg:visible').first()).toBeVisible();
      const links = await page
        .locator('.spark-benchmarks a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const own = [
        ...new Set(links.filter((href) => href.startsWith(site.url)).map((href) => href.split('#')[0] ?? '')),
      ];
      expect(own.length).toBeGreaterThan(5);
      for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200);
      await context.close();
    });

    test('an embed is self-contained, and a page in the earlier style shows its chart', async ({ page }) => {
      const wrong = await opened(page, `${site.url}embed/sample/totals/`);
      await expect(page.locator('figure svg').first()).toBeVisible();
      await page.goto(`${site.url}docs/earlier${spec.trailingSlash === false ? '' : '/'}`);
      await expect(page.locator('figure canvas').first()).toBeVisible();
      await expect(page.locator('figure figcaption')).toContainText('Typed');
      expect(wrong).toEqual([]);
    });

    test('after a navigation inside the site a report has its styles and charts', async ({ page }) => {
      const wrong = await opened(page, `${site.url}docs${spec.trailingSlash === false ? '' : '/'}`);
      await page.getByRole('link', { name: 'the sample' }).click();
      await expect(page.locator('h1')).toHaveText(['Comet 0.16.0 vs. vanilla Spark 3.5']);
      await expect(page.locator('.chart-box svg:visible').first()).toBeVisible();
      await expect(page.locator('.spark-benchmarks').first()).toHaveCSS('font-size', '16px');
      expect(wrong).toEqual([]);
    });
  });
}
