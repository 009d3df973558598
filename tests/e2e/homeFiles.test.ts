import { COMET17, GLUTEN, setOf } from './comparePage';
import { csvCells, openMenu, pngSize, type Saved, svgParts } from './savedFiles';
import { expect, test, visit } from './site';

const totalS = (id: string) => setOf(id).rows.reduce((sum, { timeS }) => sum + (timeS ?? 0), 0);

test('the chart of the home page has an SVG, a PNG twice as large, and a CSV; the files of the matrix stay', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  const saved = async (name: string): Promise<Saved> => ({ name, bytes: await (await request.get(name)).body() });
  const chart = page.getByRole('figure', { name: /vanilla Spark’s time/ });
  await openMenu(chart);
  const address = async (label: string) =>
    (await chart.getByRole('link', { name: label, exact: true }).getAttribute('href')) ?? '';
  const { width, height, words } = svgParts(await saved(await address('SVG')));
  expect(words).toEqual(expect.arrayContaining(['vanilla Spark', 'clear over iterations']));
  expect(pngSize(await saved(await address('PNG')))).toEqual({ width: 2 * width, height: 2 * height });
  expect(csvCells(await saved(await address('CSV'))).map(({ question }) => question)).toContain('total-time ratio');
  const row = csvCells(await saved('/charts/home/matrix.csv')).find(
    ({ baseline, candidate, figure }) => baseline === COMET17 && candidate === GLUTEN && figure === 'total-time ratio',
  );
  expect(Number(row?.speedup)).toBeCloseTo(totalS(COMET17) / totalS(GLUTEN), 4);
});
