import { builtSite } from '../../support/smallSite';
import { expect, test } from '../../support/test';

const SITE = { sets: ['spark', 'example'] as [string, string], report: 'example' };

/** The site's content, without printed warnings. */
async function built(changes: Partial<Parameters<typeof builtSite>[0]>) {
  const warn = console.warn;
  console.warn = () => {};
  try {
    return await builtSite({ ...SITE, ...changes });
  } finally {
    console.warn = warn;
  }
}

test('`constructor` is a valid id of a result set, an environment, and a report', async () => {
  const { errors, files } = await built({
    sets: ['constructor', 'example'],
    environment: 'constructor',
    report: 'constructor',
  });
  expect(errors).toEqual([]);
  expect(files.get('charts/constructor/totals.svg')).toContain('<svg');
  expect(files.has('data/derived/constructor/headline.json')).toBe(true);
});

test('an engine whose name is one long word can be drawn', async () => {
  for (const engine of ['A'.repeat(44), `W${'m'.repeat(99)}`]) {
    const { errors, files } = await built({ engine });
    expect(errors).toEqual([]);
    expect(files.get('charts/example/totals.svg')).toContain('<svg');
  }
});

test('the shortest and the longest allowed times give finite numbers everywhere', async () => {
  const { errors, files } = await built({ seconds: (query, side) => ((query + side) % 2 === 0 ? 1e-6 : 1e9) });
  expect(errors).toEqual([]);
  const data = [...files].filter(([path]) => !path.endsWith('.js'));
  expect(data.filter(([, text]) => /\b(NaN|Infinity|undefined)\b/.test(text)).map(([path]) => path)).toEqual([]);
});
