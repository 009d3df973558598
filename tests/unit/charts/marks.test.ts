import { circleOf } from '../../../src/charts/drawing';
import { css, dark, light } from '../../../src/charts/theme';
import { expect, test } from '../support/test';
import { chartOf, draw } from './support';

test('the themes have equal tokens, the page theme contains only variables', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(Object.keys(css)).toEqual(Object.keys(light));
  expect(Object.values(css).every((colour) => /^var\(--look-[a-z0-9-]+\)$/.test(colour))).toBe(true);
});

test('dots: stacks never cross an edge or 1×', () => {
  const spec = chartOf('dots');
  for (const width of [244, 340, 560]) {
    const { items, left, right } = draw(spec, width);
    const share = (value: number) => Math.log(value / spec.axis.min) / Math.log(spec.axis.max / spec.axis.min);
    const edges = [...spec.edges, 1].map((edge) => left + share(edge) * (right - left));
    const crossing = items.flatMap((item) => {
      const dot = item.type === 'path' ? circleOf(item) : undefined;
      return dot && edges.some((edge) => Math.abs(dot.x - edge) < dot.r - 0.5) ? [dot] : [];
    });
    expect(crossing).toEqual([]);
  }
});
