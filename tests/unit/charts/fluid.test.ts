import fc from 'fast-check';
import type { Drawing, Item, Mark } from '../../../src/charts/drawing';
import { variantFor } from '../../../src/charts/frame';
import type { Place } from '../../../src/charts/svg';
import { fluidItems, markup } from '../../../src/charts/svg';
import { light } from '../../../src/charts/theme';
import { drawSpec, variantsOf } from '../../../src/figures/draw';
import { expect, test } from '../support/test';
import { CHARTS } from './support';

function xs<X>(items: Item<X>[]): X[] {
  return items.flatMap((item) =>
    item.type === 'text' ? [item.x] : item.segments.flatMap((segment) => (segment.kind === 'close' ? [] : [segment.x])),
  );
}

for (const { name, spec } of CHARTS) {
  test(`${name}: stretched to any width it equals the drawing for that width`, () => {
    for (const variant of variantsOf(spec)) {
      const [widest, narrowest] = [variant.to, variant.from].map((width) => drawSpec(spec, light, width, variant)) as [
        Drawing,
        Drawing,
      ];
      const places = xs(fluidItems(widest, narrowest));
      const widths = fc.integer({ min: variant.from, max: variant.to });
      const same = (width: number) => {
        const drawn = drawSpec(spec, light, width, variant);
        const at = ({ share, px }: Place) => drawn.left + share * (drawn.right - drawn.left) + px;
        return xs(drawn.items).every((x, index) => Math.abs(x - at(places[index] as Place)) < 0.11);
      };
      fc.assert(fc.property(widths, same), { numRuns: 4, seed: 7 });
    }
  });
}

test('every width from 244 to 920 px has a valid drawing', () => {
  const all = Array.from({ length: 920 - 244 + 1 }, (_, index) => 244 + index);
  for (const { kind } of CHARTS.map(({ spec }) => spec)) {
    const wrong = all.filter((width) => {
      const { from, to } = variantFor(variantsOf({ kind }), width);
      return !(width >= from && width <= to);
    });
    expect(wrong, kind).toEqual([]);
  }
});

test('a box under 244 px gets the narrowest drawing', () => {
  const variants = variantsOf({ kind: 'dots' });
  expect(variantFor(variants, 200)).toEqual(variants.at(-1));
});

const stroke = { colour: '#000', width: 1, dash: [], cap: 'butt', join: 'miter' };
const rest = { fill: null, stroke, opacity: 1 };

test('markup(items) rejects a shape that would be distorted if the box stretches', () => {
  const bent: Item<Place> = {
    ...rest,
    type: 'path',
    segments: [
      { kind: 'move', x: { share: 0, px: 5 }, y: 0 },
      { kind: 'line', x: { share: 1, px: 0 }, y: 9 },
    ],
  };
  expect(() => markup([bent], 100)).toThrow('neither stretches nor keeps its form');
});

test('markup(items) puts neighbors of equal paint in one path', () => {
  const line = (y: number): Item<Place> => ({
    ...rest,
    type: 'path',
    segments: [
      { kind: 'move', x: { share: 0, px: 0 }, y },
      { kind: 'line', x: { share: 1, px: 0 }, y },
    ],
  });
  expect(markup([line(1), line(2)], 100).match(/<path/g)).toHaveLength(1);
});

test('fluidItems(a, b) describes the difference if two drawings have different items', () => {
  const drawing = { width: 100, height: 10, left: 0, right: 100, items: [] };
  const text: Mark = {
    type: 'text',
    runs: [],
    x: 0,
    y: 0,
    size: 12,
    anchor: 'start',
    halo: null,
    from: 0,
  };
  expect(() => fluidItems({ ...drawing, items: [text] }, drawing)).toThrow('1 items and 0');
});
