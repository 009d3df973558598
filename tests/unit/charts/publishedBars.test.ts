import type { BarSpec } from '../../../src/benchmark/figures/distribution';
import type { Theme } from '../../../src/charts/base/theme';
import { light } from '../../../src/charts/base/theme';
import { chartConfig } from '../../../src/charts/kinds/index';
import { expect, test } from '../support/test';
import { draw, PUBLISHED, shownTexts, WIDTHS, words } from './support';

const NAMES = Object.fromEntries(Object.keys(light).map((token) => [token, token])) as unknown as Theme;

function barsOf(id: string): BarSpec {
  const found = PUBLISHED.find(({ spec }) => spec.id === id)?.spec;
  if (found?.kind !== 'bar') throw new Error(`no bar chart ${id}`);
  return found;
}

const CHANGES = barsOf('main-changes');

test('bars without a verdict are hollow: tint inside a 1.5 px outline of their direction', () => {
  const paths = draw(CHANGES, 920, NAMES).items.flatMap((item) => (item.type === 'path' ? [item] : []));
  const fills = paths.map(({ fill }) => fill).filter((fill) => fill !== null);
  expect([...new Set(fills)].sort()).toEqual(['fasterTint', 'slowerTint']);
  const outlines = paths.filter(({ stroke }) => stroke?.width === 1.5).map(({ stroke }) => stroke?.colour);
  expect(outlines).toEqual([...Array(10).fill('faster'), ...Array(10).fill('slower')]);
});

test('changes go both ways from a line at 0, each with its signed value beyond the end of its bar', () => {
  for (const width of WIDTHS) {
    const drawing = draw(CHANGES, width, NAMES);
    const zero = drawing.items.find(
      (item) => item.type === 'path' && item.stroke?.colour === 'axis' && item.segments.length === 2,
    );
    const [start] = zero?.type === 'path' ? zero.segments : [];
    const zeroX = start?.kind === 'move' ? start.x : Number.NaN;
    const labels = shownTexts(drawing).filter((item) => /^[+−]\d/.test(words(item)) && item.runs[0]?.weight === 600);
    expect(labels.map(words)).toEqual(expect.arrayContaining(['−10.1', '+135.8']));
    expect(labels).toHaveLength(20);
    expect(labels.filter((item) => item.x < zeroX !== words(item).startsWith('−'))).toEqual([]);
  }
});

test('names of queries stand left of their bars at every width, in rows of 25 px', () => {
  for (const width of WIDTHS) {
    const texts = shownTexts(draw(CHANGES, width));
    const rows = CHANGES.categories.map((query) => texts.find((item) => words(item) === query));
    expect(rows.every((item) => item?.anchor === 'end')).toBe(true);
    const steps = rows.slice(1).map((item, index) => (item?.y ?? 0) - (rows[index]?.y ?? 0));
    expect(steps.every((step) => Math.abs(step - 25) < 0.01)).toBe(true);
  }
});

test('a point of a hollow bar says its change and no verdict', () => {
  const { points } = chartConfig(CHANGES, light, 700);
  expect(points).toHaveLength(20);
  expect(points[0]).toMatchObject({ title: 'q99', lines: ['Time change: −10.1%'] });
});

test('a missing value has neither bar nor label', () => {
  const [series] = CHANGES.series;
  if (!series) throw new Error('no series');
  const values = series.values.map((value, index) => (index === 3 ? null : value));
  const drawing = draw({ ...CHANGES, series: [{ ...series, values }] }, 920);
  expect(
    shownTexts(drawing).filter((item) => /^[+−]\d/.test(words(item)) && item.runs[0]?.weight === 600),
  ).toHaveLength(19);
});
