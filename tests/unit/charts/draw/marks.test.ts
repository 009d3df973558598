import type { Theme } from '../../../../src/charts/base/theme';
import { css, dark, light } from '../../../../src/charts/base/theme';
import type { Item } from '../../../../src/charts/scene/drawing';
import { isCircle } from '../../../../src/charts/scene/drawing';
import { expect, test } from '../../support/test';
import { CHARTS, chartOf, draw, isText, words } from '../support';

/** A theme whose colours are the names of its tokens. */
const NAMES = Object.fromEntries(Object.keys(light).map((token) => [token, token])) as unknown as Theme;

function circles(items: Item<number>[]) {
  return items.flatMap((item) => (item.type === 'path' && isCircle(item.segments) ? [item] : []));
}

for (const { name, spec } of CHARTS) {
  test(`${name}: every colour is a token of the theme`, () => {
    for (const width of [244, 380, 920]) {
      const colours = draw(spec, width, NAMES).items.flatMap((item) =>
        isText(item) ? [...item.runs.map(({ fill }) => fill), item.halo?.colour] : [item.fill, item.stroke?.colour],
      );
      expect(colours.filter((colour) => colour && !(colour in NAMES))).toEqual([]);
    }
  });
}

test('the themes have the same tokens, the one for pages only variables', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(Object.keys(css)).toEqual(Object.keys(light));
  expect(Object.values(css).every((colour) => /^var\(--look-[a-z0-9-]+\)$/.test(colour))).toBe(true);
});

test('clear verdicts are filled in their hue, unclear ones are hollow: background inside a 1.5 px grey outline', () => {
  for (const kind of ['spread', 'dots'] as const) {
    const spec = chartOf(kind);
    const drawn = circles(draw(spec, 920, NAMES).items);
    const count = (verdict: string) => spec.points.filter((point) => point.verdict === verdict).length;
    expect(drawn.filter(({ fill, stroke }) => fill === 'faster' && !stroke)).toHaveLength(count('faster'));
    expect(drawn.filter(({ fill, stroke }) => fill === 'slower' && !stroke)).toHaveLength(count('slower'));
    const hollow = drawn.filter(
      ({ fill, stroke }) => fill === 'bg' && stroke?.colour === 'unclear' && stroke.width === 1.5,
    );
    expect(hollow).toHaveLength(count('unclear'));
  }
});

test('a hollow dot is as large as a filled one', () => {
  const sizes = circles(draw(chartOf('spread'), 920, NAMES).items).map(({ segments, stroke }) => {
    const [arc] = segments;
    return arc?.kind === 'arc' ? 2 * arc.rx + (stroke?.width ?? 0) : 0;
  });
  expect([...new Set(sizes.map((size) => size.toFixed(2)))]).toEqual(['8.00']);
});

test('the baseline is a tick in ink, the candidate a dot of 10 px', () => {
  const spec = chartOf('dumbbell');
  const { items } = draw(spec, 920, NAMES);
  const ticks = items.find((item) => item.type === 'path' && item.stroke?.colour === 'ink' && item.stroke.width === 2);
  expect(ticks?.type === 'path' && ticks.segments.length).toBe(2 * spec.rows.length);
  expect(circles(items)).toHaveLength(spec.rows.length);
});

test('iterations: the baseline’s points are ink, the candidate’s have the hue of the verdict', () => {
  const fills = circles(draw(chartOf('iterations'), 920, NAMES).items).map(({ fill }) => fill);
  expect(fills.sort()).toEqual([...Array(5).fill('faster'), ...Array(5).fill('ink')]);
});

test('spread: a range that goes on beyond the axis ends in a triangle at its edge', () => {
  const spec = chartOf('spread');
  const triangles = (points: typeof spec.points) =>
    draw({ ...spec, points }, 920, NAMES).items.filter(
      (item) => item.type === 'path' && item.segments.length === 4 && item.fill,
    ).length;
  const inside = spec.points.map((point) => ({ ...point, low: point.speedup, high: point.speedup }));
  const beyond = inside.map((point, index) => (index === 50 ? { ...point, high: spec.axis.max * 2 } : point));
  expect([triangles(inside), triangles(beyond)]).toEqual([0, 1]);
});

test('dots: stacks never straddle an edge or 1×', () => {
  const spec = chartOf('dots');
  for (const width of [244, 340, 560]) {
    const { items, left, right } = draw(spec, width, NAMES);
    const share = (value: number) => Math.log(value / spec.axis.min) / Math.log(spec.axis.max / spec.axis.min);
    const edges = [...spec.edges, 1].map((edge) => left + share(edge) * (right - left));
    const crossing = circles(items).filter(({ segments: [arc] }) =>
      edges.some((edge) => arc?.kind === 'arc' && Math.abs(arc.x - edge) < arc.rx - 0.5),
    );
    expect(crossing).toEqual([]);
  }
});

test('at most six tick labels beside the 1× line', () => {
  for (const { spec } of CHARTS) {
    if (!('axis' in spec)) continue;
    for (const width of [244, 920]) {
      const { items } = draw(spec, width, NAMES);
      const ticks = items
        .filter(isText)
        .filter((item) => item.runs[0]?.fill === 'ink2' && /^[\d.,−]+$/.test(words(item)));
      const most = { waterfall: 8, line: 2 * 6, cost: 2 * 6, bands: 5 * 4 + 6 } as Partial<Record<string, number>>;
      expect(ticks.length).toBeLessThanOrEqual(most[spec.kind] ?? 6);
    }
  }
});
