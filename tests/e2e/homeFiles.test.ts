import { COMET17, GLUTEN, setOf } from './comparePage';
import { csvCells, pngSize, type Saved, svgParts } from './savedFiles';
import { expect, test, visit } from './site';

const totalS = (id: string) => setOf(id).rows.reduce((sum, { timeS }) => sum + (timeS ?? 0), 0);

test('the links below the matrix lead to its SVG, its PNG twice as large, and its CSV', async ({ page, request }) => {
  await visit(page, '/');
  const matrix = page
    .getByRole('figure')
    .filter({ has: page.getByText('Baseline ↓') })
    .first();
  const file = async (label: string): Promise<Saved> => {
    const address = (await matrix.getByRole('link', { name: label, exact: true }).getAttribute('href')) ?? '';
    return { name: address, bytes: await (await request.get(address)).body() };
  };
  const { width, height, words } = svgParts(await file('SVG'));
  expect(words).toEqual(expect.arrayContaining(['speedup (log)', 'Baseline below,']));
  expect(pngSize(await file('PNG'))).toEqual({ width: 2 * width, height: 2 * height });
  const row = csvCells(await file('CSV')).find(
    ({ baseline, candidate, figure }) => baseline === COMET17 && candidate === GLUTEN && figure === 'total-time ratio',
  );
  expect(Number(row?.speedup)).toBeCloseTo(totalS(COMET17) / totalS(GLUTEN), 4);
});
