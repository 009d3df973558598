import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Segment } from '../../../src/charts/drawing';
import { pathData } from '../../../src/charts/svg';
import { assertClose } from '../support/close';
import { expect, test } from '../support/test';

type Point = [x: number, y: number];

const line = (...[x, y]: Point): Segment<number> => ({ kind: 'line', x, y });
const move = (...[x, y]: Point): Segment<number> => ({ kind: 'move', x, y });

/** Points of a path of M, l, h, v, and Z. */
function pointsOf(data: string): Point[] {
  let [at, start]: Point[] = [
    [0, 0],
    [0, 0],
  ];
  return [...data.matchAll(/([MlhvZ])([^MlhvZ]*)/g)].map(([, command = '', text = '']) => {
    const [a = 0, b = 0] = text.split(' ').map(Number);
    const [x, y] = at as Point;
    const next: Record<string, Point> = {
      M: [a, b],
      l: [x + a, y + b],
      h: [x + a, y],
      v: [x, y + a],
      Z: start as Point,
    };
    at = next[command] as Point;
    if (command === 'M') start = at;
    return at;
  });
}

test('lines are relative, straight ones are shortened, and each starts at the rounded end of the last', () => {
  expect(pathData([move(0, 1.04), line(9.53, 2.06), line(19.04, 2.06), line(19.04, 0)])).toBe('M0 1l9.5 1.1h9.5v-2.1');
});

test('after a closed shape, steps continue from its start', () => {
  expect(pathData([move(1, 2), line(4, 6), { kind: 'close' }, line(3, 3)])).toBe('M1 2l3 4Zl2 1');
});

test('property: the sum of the steps is each coordinate with one decimal', () => {
  const coordinate = fc.double({ min: -10_000, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 200 }), (points) => {
      const [first, ...rest] = points as [Point, ...Point[]];
      const found = pointsOf(pathData([move(...first), ...rest.map((point) => line(...point))]));
      const rounded = points.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as Point);
      const wanted = rounded.filter(
        ([x, y], at) => at === 0 || x !== rounded[at - 1]?.[0] || y !== rounded[at - 1]?.[1],
      );
      assert.equal(found.length, wanted.length);
      for (const [at, [x, y]] of wanted.entries()) {
        assertClose(found[at]?.[0], x, 6);
        assertClose(found[at]?.[1], y, 6);
      }
    }),
  );
});
