import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSvg } from '../../../src/charts/svg';
import { css, dark, light, type Theme } from '../../../src/charts/theme';
import { type ChartSpec, FIGURES } from '../../../src/figures';
import { drawing } from '../../../src/figures/draw';
import { expect, test } from '../support/test';

const FOLDER = join(__dirname, '../../golden');

/** Spec of each golden picture by name: the smallest published one of each type. */
const SPECS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, ChartSpec] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as ChartSpec,
  ]);

/** Drawing for a box of `width` px as SVG, one element per line. */
function picture(spec: ChartSpec, width: number, theme: Theme): string {
  const { id, title, description } = spec;
  const svg = pictureSvg({ id, title, description, background: theme.bg, ...drawing(spec, width, theme) });
  return svg.replaceAll('><', '>\n<');
}

/** A theme whose colors are the names of its tokens. */
const names = Object.fromEntries(Object.keys(light).map((token) => [token, `{${token}}`])) as Theme;

/** The picture with a theme's colors in place of the token names. */
function colored(text: string, theme: Theme): string {
  return text.replace(/\{(\w+)\}/g, (_, token: keyof Theme) => theme[token]);
}

/** Compares a picture with the committed one; with UPDATE_GOLDEN, writes it. */
function expectGolden(file: string, drawn: string): void {
  const path = join(FOLDER, file);
  if (process.env.UPDATE_GOLDEN) writeFileSync(path, drawn);
  expect(drawn).toBe(readFileSync(path, 'utf8'));
}

for (const [name, spec] of SPECS)
  for (const width of [360, 920])
    test(`${name} at ${width} px matches the golden picture; light and dark differ only in colors`, () => {
      const drawn = picture(spec, width, names);
      expectGolden(`${name}-${width}.svg`, colored(drawn, css));
      for (const theme of [light, dark]) assert.equal(picture(spec, width, theme), colored(drawn, theme));
    });

test('every chart type has a golden picture', () => {
  expect([...new Set(SPECS.map(([, { kind }]) => kind))].sort()).toEqual(Object.keys(FIGURES));
});
