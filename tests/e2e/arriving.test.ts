import { countShifts, STILL } from '../../scripts/lib/shifts';
import { BUILD, expect, test, visit } from './site';
import { serveSlowly } from './slowServer';

/**
 * A page that begins with a matrix, one with figures and long tables, and one with a small table: they stand for the others,
 * which are made of the same parts.
 */
const PAGES = ['/', '/reports/gluten-velox-vs-comet/', '/queries/tpcds-4.0/q93/'];

let slow: Awaited<ReturnType<typeof serveSlowly>>;

test.beforeAll(async () => {
  slow = await serveSlowly(BUILD);
});

test.afterAll(() => slow.close());

// The pages come from a server of their own, so the fixture that watches the other one's address is not for them.
test.use({ faults: [] });

for (const address of PAGES)
  for (const width of [1280, 412])
    test(`${address} stands still at ${width} px while it arrives piece by piece`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shift = await countShifts(page);
      await visit(page, slow.url + address);
      expect(await shift()).toBeLessThan(STILL);
    });
