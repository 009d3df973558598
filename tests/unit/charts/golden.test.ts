import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  colored,
  GOLDEN,
  GOLDEN_WIDTHS,
  goldenPicture,
  goldenPictures,
  TOKENS,
} from '../../../scripts/lib/goldenPicture';
import { dark, light } from '../../../src/charts/theme';
import { type ChartSpec, FIGURES } from '../../../src/figures';
import { expect, test } from '../support/test';

/** Spec of each golden picture by name: the smallest published one of each type. */
const SPECS = readdirSync(GOLDEN)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, ChartSpec] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(GOLDEN, file), 'utf8')) as ChartSpec,
  ]);

for (const [name, spec] of SPECS)
  test(`${name} matches its golden pictures; light and dark differ only in colors`, () => {
    for (const [path, drawn] of goldenPictures(name, spec)) {
      if (process.env.UPDATE_GOLDEN) writeFileSync(path, drawn);
      expect(drawn).toBe(readFileSync(path, 'utf8'));
    }
    for (const width of GOLDEN_WIDTHS)
      for (const theme of [light, dark])
        assert.equal(goldenPicture(spec, width, theme), colored(goldenPicture(spec, width, TOKENS), theme));
  });

test('every chart type has a golden picture', () => {
  expect([...new Set(SPECS.map(([, { kind }]) => kind))].sort()).toEqual(Object.keys(FIGURES));
});
