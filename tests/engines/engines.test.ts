import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from '../../scripts/lib/engines/step';
import { splitLead } from '../../src/benchmark/text/lead';
import { SANDBOX } from '../../src/components/figure/EmbedDialog/embedSnippets';
import type { Headline } from '../../src/components/report/headline';
import { COMET, COMET17, GLUTEN, SPARK, sentence, setOf } from '../e2e/comparePage';
import { BUILD } from '../e2e/site';
import { hover, press, says, seen, styleOf, textOf, visit } from './actions';
import { expect, test, there } from './browsers';
import type { Tab } from './tab';

const REPORT = 'gluten-velox-vs-comet';
const CHART = `embed/${REPORT}/queries/`;
const DARK = 'rgb(22, 24, 28)';
const FRAME = 'iframe';

const address = (tab: Tab) => tab.run(() => location.pathname + location.search, []);

/** Height of the page in the frame, and of the frame, px. */
async function heights(tab: Tab): Promise<{ page: number; frame: number }> {
  const height = (selector: string) => Math.ceil(document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
  return { page: await tab.run(height, ['html'], FRAME), frame: await tab.run(height, [FRAME]) };
}

/** Waits until the frame is as high as its page, and higher than this many px. */
async function expectFitting(tab: Tab, more: number): Promise<number> {
  await expect(async () => {
    const { page, frame } = await heights(tab);
    expect(frame).toBe(page);
    expect(frame).toBeGreaterThan(more);
  }).toPass();
  return (await heights(tab)).frame;
}

/** Waits until the chart in the frame is drawn and, with the pointer on it, live. */
async function expectLive(tab: Tab): Promise<void> {
  await expect(async () => expect(await seen(tab, '.chart [role=img]', FRAME)).toBe(1)).toPass();
  expect(await seen(tab, 'canvas', FRAME)).toBe(0);
  await hover(tab, { css: '.chart', frame: FRAME });
  await expect.poll(() => seen(tab, '.chart canvas', FRAME)).toBe(1);
}

/** Times of a published set as a results file of a reader. */
function ownFile(): string {
  return setOf(SPARK)
    .rows.map(({ query, timeS, minS, maxS }) => [`${query}-v4.0`, timeS, minS ?? timeS, maxS ?? timeS].join(','))
    .join('\n');
}

/** Adds a file to the page's file input. */
function give(name: string, text: string): void {
  const input = document.querySelector('#own-results input[type=file]') as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

for (const engine of ENGINES) {
  test.describe(engine, () => {
    // One tab for all tests of an engine, in sequence; the engines run in parallel.
    test.describe.configure({ mode: 'default' });
    test.skip(!there.includes(engine), `${engine} is not there`);

    test(`${engine}: a report has its verdict, its charts, which become live, and all of its queries`, async ({
      tabOf,
      site,
    }) => {
      const tab = await tabOf(engine);
      const file = readFileSync(join(BUILD, 'data/derived', REPORT, 'headline.json'), 'utf8');
      const { verdict, matched } = JSON.parse(file) as Headline;
      await visit(tab, `${site}reports/${REPORT}/`);
      expect(await says(tab, 'main', splitLead(verdict.sentence).lead)).toBe(true);
      const boxes = await seen(tab, '.chart-box');
      expect(boxes).toBe(3);
      expect(await seen(tab, '.chart-box:has(svg)')).toBe(boxes);
      await hover(tab, { css: '.chart-box[data-kind=waterfall]' });
      await expect.poll(() => seen(tab, '.chart-box canvas')).toBe(1);
      await visit(tab, `${site}reports/${REPORT}/queries/`);
      expect(await seen(tab, 'tr[id^=q]')).toBe(matched);
    });

    test(`${engine}: a report is dark if the reader chooses it`, async ({ tabOf, site }) => {
      const tab = await tabOf(engine);
      const mode = () => tab.run(() => document.querySelector('nav [aria-label*=mode]')?.ariaLabel ?? '', []);
      await visit(tab, `${site}reports/${REPORT}/`);
      await press(tab, { css: 'nav [aria-label*=mode]' });
      await expect.poll(mode).toContain('currently dark mode');
      await expect.poll(() => styleOf(tab, 'html', 'background-color')).toBe(DARK);
      await press(tab, { css: 'nav [aria-label*=mode]' });
      await expect.poll(mode).toContain('currently system mode');
    });

    test(`${engine}: a pair can be chosen on /compare/, and its result is computed`, async ({ tabOf, site }) => {
      const tab = await tabOf(engine);
      await visit(tab, `${site}compare/`);
      await expect.poll(() => says(tab, 'main', sentence(COMET, GLUTEN))).toBe(true);
      await press(tab, { css: 'input[role=combobox]', named: 'Candidate' });
      await tab.type('comet 17 parquet');
      await expect.poll(() => seen(tab, '[role=option]')).toBe(1);
      await tab.type('Enter');
      await expect.poll(() => says(tab, 'main', sentence(COMET, COMET17))).toBe(true);
      expect(await address(tab)).toBe(`/compare/?baseline=${COMET}&candidate=${COMET17}`);
    });

    test(`${engine}: a reader’s own file is read and recognized on /compare/`, async ({ tabOf, site }) => {
      const tab = await tabOf(engine);
      await visit(tab, `${site}compare/`);
      await tab.run(give, ['comet-parquet-v0.17.9.csv', ownFile()]);
      await expect.poll(() => says(tab, '#own-results', 'eks CSV')).toBe(true);
      await expect.poll(() => seen(tab, '#own-results input, #own-results select')).toBeGreaterThan(1);
    });

    test(`${engine}: queries can be filtered, and a name opens the query’s page with its runs`, async ({
      tabOf,
      site,
    }) => {
      const tab = await tabOf(engine);
      await visit(tab, `${site}queries/`);
      const all = await seen(tab, 'tbody tr');
      await press(tab, { css: 'input[type=search]' });
      await tab.type('q72');
      await expect.poll(() => seen(tab, 'tbody tr')).toBeLessThan(all);
      await press(tab, { css: 'tbody th a', named: 'q72' });
      await expect.poll(() => textOf(tab, 'h1')).toMatch(/^q72: /);
      expect(await address(tab)).toBe('/queries/tpcds-q72/');
      expect(await seen(tab, 'section:has(#sf3000) li')).toBeGreaterThan(2);
    });

    test(`${engine}: the search finds words of the text and opens their page`, async ({ tabOf, site }) => {
      const tab = await tabOf(engine);
      await visit(tab, `${site}glossary/`);
      await press(tab, { css: 'input[role=combobox]', named: 'Search' });
      await tab.type('graviton');
      await expect.poll(() => says(tab, '[role=option]', 'Graviton')).toBe(true);
      await press(tab, { css: '[role=option]' });
      await expect.poll(() => address(tab)).not.toBe('/glossary/');
      await expect.poll(() => says(tab, 'main', 'Graviton')).toBe(true);
    });

    test(`${engine}: a sandboxed frame in a foreign page is as high as its chart, dark, and live`, async ({
      tabOf,
      site,
      foreign,
    }) => {
      const tab = await tabOf(engine);
      foreign.setBody(
        `<iframe src="${site}${CHART}?theme=dark" width="640" height="100" frameBorder="0" sandbox="${SANDBOX}"></iframe>` +
          `<script async src="${site}embed/resize.js"></script>`,
      );
      await tab.open(foreign.url);
      const closed = await expectFitting(tab, 400);
      expect(await tab.run(() => origin, [], FRAME)).toBe('null');
      expect(await styleOf(tab, 'html', 'background-color', FRAME)).toBe(DARK);
      await expectLive(tab);
      await press(tab, { css: 'summary', frame: FRAME });
      await expectFitting(tab, closed + 500);
    });

    for (const sandbox of ['sandbox="allow-scripts"', '']) {
      test(`${engine}: a frame ${sandbox ? 'in a sandbox' : 'without a sandbox'} on a foreign page sends its height and becomes live`, async ({
        tabOf,
        site,
        foreign,
      }) => {
        const tab = await tabOf(engine);
        foreign.setBody(`<iframe src="${site}${CHART}?theme=dark" ${sandbox} width="640" height="700"></iframe>`);
        await tab.open(foreign.url);
        await expectLive(tab);
        expect(await styleOf(tab, 'html', 'background-color', FRAME)).toBe(DARK);
        const said = () => tab.run(() => (window as unknown as { heights: { type?: string }[] }).heights, []);
        await expect.poll(said).toContainEqual({ type: 'benchmark-chart', height: (await heights(tab)).page });
      });
    }
  });
}
