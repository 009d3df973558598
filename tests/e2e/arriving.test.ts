import { countShifts, STILL } from '../../scripts/lib/shifts';
import { BUILD, expect, test, visit } from './site';
import { serveSlowly } from './slowServer';

/** Pages with answers, with figures and long tables, and with a small table. Other pages consist of the same parts. */
const PAGES = ['/', '/reports/gluten-velox-vs-comet/', '/queries/tpcds-q93/'];

let slow: Awaited<ReturnType<typeof serveSlowly>>;

test.beforeAll(async () => {
  slow = await serveSlowly(BUILD);
});

test.afterAll(() => slow.close());

// The pages come from a separate server, so the fixture that watches the main server does not apply.
test.use({ faults: [] });

for (const address of PAGES)
  for (const width of [1280, 412])
    test(`${address} does not shift at ${width} px while it arrives in pieces`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shift = await countShifts(page);
      await visit(page, slow.url + address);
      expect(await shift()).toBeLessThan(STILL);
    });
