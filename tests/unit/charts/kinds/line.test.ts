import type { LineSpec } from '../../../../src/benchmark/figures/usage';
import type { Theme } from '../../../../src/charts/base/theme';
import { light } from '../../../../src/charts/base/theme';
import { chartConfig } from '../../../../src/charts/kinds/index';
import { endNames } from '../../../../src/charts/kinds/lineNames';
import type { PathItem } from '../../../../src/charts/scene/drawing';
import { isCircle } from '../../../../src/charts/scene/drawing';
import { expect, test } from '../../support/test';
import { draw, PUBLISHED, shownTexts, words } from '../support';

const NAMES = Object.fromEntries(Object.keys(light).map((token) => [token, token])) as unknown as Theme;

const LINES = PUBLISHED.flatMap(({ spec }) => (spec.kind === 'line' ? [spec] : []));

function lineOf(id: string): LineSpec {
  const found = LINES.find((spec) => spec.id === id);
  if (!found) throw new Error(`no line chart ${id}`);
  return found;
}

function paths(spec: LineSpec): PathItem<number>[] {
  return draw(spec, 920, NAMES).items.flatMap((item) => (item.type === 'path' ? [item] : []));
}

function polylines(spec: LineSpec): PathItem<number>[] {
  return paths(spec).filter(({ stroke }) => stroke?.width === 1.5);
}

test('a line is 1.5 px wide, the baseline grey and below the candidate in ink', () => {
  expect(polylines(lineOf('network-receive')).map(({ stroke }) => stroke?.colour)).toEqual(['axis', 'ink']);
});

test('a line has a corner per minute, breaks at a gap, and a minute between two gaps is a dot', () => {
  const spec = lineOf('network-receive');
  const [first] = spec.series;
  if (!first) throw new Error('no series');
  const points = [4, null, 6, null, 8, 9, 10].map((y, x) => ({ x, y }));
  const gapped = { ...spec, series: [{ ...first, points }] };
  expect(polylines(gapped)[0]?.segments.map(({ kind }) => kind)).toEqual(['move', 'line', 'line']);
  expect(paths(gapped).filter(({ segments }) => isCircle(segments))).toHaveLength(2);
  expect(polylines({ ...spec, series: [first] })[0]?.segments).toHaveLength(first.points.length);
});

test('small multiples on the same axes have plot areas and gridlines at the same places', () => {
  for (const width of [244, 412, 560, 920]) {
    const [receive, transmit] = ['network-receive', 'network-transmit'].map((id) => draw(lineOf(id), width));
    expect([receive?.left, receive?.right, receive?.height]).toEqual([
      transmit?.left,
      transmit?.right,
      transmit?.height,
    ]);
  }
});

test('values start at 0 and the last minute ends the axis', () => {
  for (const { axis, xAxis, series } of LINES) {
    expect([axis.min, xAxis.min]).toEqual([0, 0]);
    expect(xAxis.max).toBeGreaterThanOrEqual(Math.max(...series.flatMap(({ points }) => points.map(({ x }) => x))));
  }
});

test('names appear to the right of the lines, the candidate’s in ink and 600', () => {
  const drawing = draw(lineOf('network-receive'), 920, NAMES);
  const names = shownTexts(drawing).filter(({ x }) => x > drawing.right);
  expect(names.map((item) => [words(item), item.runs[0]?.fill, item.runs[0]?.weight])).toEqual([
    ['Spark’s own', 'ink2', 400],
    ['shuffle', 'ink2', 400],
    ['Celeborn', 'ink', 600],
  ]);
});

test('endNames(names, height) moves names apart, keeps their order, and stays inside', () => {
  const near = endNames(
    [
      { lines: ['low'], wanted: 148 },
      { lines: ['two', 'lines'], wanted: 146 },
      { lines: ['high'], wanted: -5 },
    ],
    150,
  );
  expect(near.map(({ top }) => top)).toEqual([135, 105, 0]);
  expect(endNames([{ lines: ['alone'], wanted: 50 }], 150)).toEqual([{ lines: ['alone'], top: 42.5 }]);
});

test('a point says the minute, its own value with the unit, and the other side’s', () => {
  const { points } = chartConfig(lineOf('network-receive'), light, 700);
  expect(points[0]?.title).toBe('Elapsed time 0 min');
  expect(points[0]?.lines[0]).toMatch(/^Spark’s own shuffle: \d+\u202fMB\/s$/);
  expect(points[0]?.lines[1]).toMatch(/^Celeborn: \d+\u202fMB\/s$/);
});

test('a series of missing values only is drawn without lines and has no points', () => {
  const spec = lineOf('network-receive');
  const series = spec.series.map((own) => ({ ...own, points: own.points.map(({ x }) => ({ x, y: null })) }));
  expect(polylines({ ...spec, series })).toEqual([]);
  expect(chartConfig({ ...spec, series }, light, 700).points).toEqual([]);
});
