import { countShifts } from '../../scripts/lib/shifts';
import { BUILD, expect, test, visit } from './site';
import { serveSlowly } from './slowServer';

/** Pages of each kind that begin with figures or tables. */
const PAGES = [
  '/',
  '/compare/',
  '/queries/',
  '/queries/tpcds-4.0/q93/',
  '/reports/gluten-velox-vs-comet/',
  '/reports/gluten-velox-vs-comet/findings/q50/',
  '/reports/celeborn-vs-native/',
];

/** A line or two of small type may move; a column, a foot or a bar may not. A hundredth of what counts as good. */
const BOUND = 0.001;

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
      expect(await shift()).toBeLessThan(BOUND);
    });
