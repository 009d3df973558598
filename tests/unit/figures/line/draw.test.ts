import { endNames } from '../../../../src/figures/line/draw';
import { draw, PUBLISHED } from '../../charts/support';
import { expect, test } from '../../support/test';

const spec = PUBLISHED.flatMap((chart) => (chart.spec.kind === 'line' ? [chart.spec] : [])).find(
  ({ id }) => id === 'network-receive',
);
if (!spec) throw new Error('no line chart of received bytes');

function polylines(chart: typeof spec & object) {
  return draw(chart, 920).items.flatMap((item) => (item.type === 'path' && item.stroke?.width === 1.5 ? [item] : []));
}

test('a line breaks at a gap, and a minute between two gaps is a dot', () => {
  const [first] = spec.series;
  if (!first) throw new Error('no series');
  const points = [4, null, 6, null, 8, 9, 10].map((y, x) => ({ x, y }));
  const gapped = { ...spec, series: [{ ...first, points }] };
  expect(polylines(gapped)[0]?.segments.map(({ kind }) => kind)).toEqual(['move', 'line', 'line']);
  const dots = draw(gapped, 920).items.filter((item) => item.type === 'path' && item.segments[0]?.kind === 'circle');
  expect(dots).toHaveLength(2);
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

test('a point has the minute, its own value with the unit, and the value of the other side', () => {
  const [point] = draw(spec, 700).points;
  expect(point?.title).toBe('Elapsed time 0 min');
  expect(point?.lines[0]).toMatch(/^Spark’s own shuffle: \d+\u202fMB\/s$/);
  expect(point?.lines[1]).toMatch(/^Celeborn: \d+\u202fMB\/s$/);
});

test('a series with only missing values is drawn without lines and has no points', () => {
  const series = spec.series.map((own) => ({ ...own, points: own.points.map(({ x }) => ({ x, y: null })) }));
  expect(polylines({ ...spec, series })).toEqual([]);
  expect(draw({ ...spec, series }, 700).points).toEqual([]);
});
