import type { Segment } from '../scene/drawing';
import { apply, decompose, type Matrix } from '../scene/transform';

const QUARTER = Math.PI / 2;
const FULL = 2 * Math.PI;

/** The angle at which an arc ends, so that end − start has the direction that canvas gives it and at most a full turn. */
function arcEnd(start: number, end: number, counterclockwise: boolean): number {
  if (!counterclockwise && end - start >= FULL) return start + FULL;
  if (counterclockwise && start - end >= FULL) return start - FULL;
  const sweep = (((end - start) % FULL) + FULL) % FULL;
  if (sweep === 0) return start;
  return counterclockwise ? start + sweep - FULL : start + sweep;
}

/** Its centre, radii and turn. */
type Ellipse = Record<'x' | 'y' | 'rx' | 'ry' | 'turn', number>;

/** The path under construction of a recording context, in the coordinates of the picture. */
export class PathBuilder {
  segments: Segment<number>[] = [];

  move(matrix: Matrix, x: number, y: number): void {
    this.segments.push({ kind: 'move', ...apply(matrix, x, y) });
  }

  line(matrix: Matrix, x: number, y: number): void {
    this.segments.push({ kind: this.segments.length === 0 ? 'move' : 'line', ...apply(matrix, x, y) });
  }

  close(): void {
    if (this.segments.length > 0) this.segments.push({ kind: 'close' });
  }

  curve(matrix: Matrix, points: [x1: number, y1: number, x2: number, y2: number, x: number, y: number]): void {
    const first = apply(matrix, points[0], points[1]);
    const second = apply(matrix, points[2], points[3]);
    const to = apply(matrix, points[4], points[5]);
    this.segments.push({ kind: 'curve', x1: first.x, y1: first.y, x2: second.x, y2: second.y, ...to });
  }

  /** A quadratic curve as the cubic one that is equal to it. `from` is the current point, untransformed. */
  quadratic(matrix: Matrix, from: { x: number; y: number }, x1: number, y1: number, x: number, y: number): void {
    const near = (a: number, b: number) => a + (2 / 3) * (b - a);
    this.curve(matrix, [near(from.x, x1), near(from.y, y1), near(x, x1), near(y, y1), x, y]);
  }

  ellipse(matrix: Matrix, at: Ellipse, start: number, end: number, counterclockwise: boolean): void {
    if (at.rx < 0 || at.ry < 0)
      throw new RangeError(`the radius of an arc must not be negative, got ${at.rx}, ${at.ry}`);
    const { scaleX, scaleY, turn } = decompose(matrix);
    const round = at.rx * scaleX === at.ry * scaleY;
    const stop = arcEnd(start, end, counterclockwise);
    const shift = round ? turn + at.turn : 0;
    this.segments.push({
      kind: 'arc',
      ...apply(matrix, at.x, at.y),
      rx: at.rx * scaleX,
      ry: at.ry * scaleY,
      turn: round ? 0 : turn + at.turn,
      start: start + shift,
      end: stop + shift,
    });
  }

  rect(matrix: Matrix, x: number, y: number, width: number, height: number): void {
    this.move(matrix, x, y);
    this.line(matrix, x + width, y);
    this.line(matrix, x + width, y + height);
    this.line(matrix, x, y + height);
    this.close();
  }

  /** A rectangle with one radius per corner, from top left clockwise. */
  roundRect(matrix: Matrix, x: number, y: number, width: number, height: number, radii: number[]): void {
    const most = Math.min(Math.abs(width), Math.abs(height)) / 2;
    const [topLeft = 0, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = radii;
    const corners: [number, number, number, number][] = [
      [topLeft, x, y, 2 * QUARTER],
      [topRight, x + width, y, 3 * QUARTER],
      [bottomRight, x + width, y + height, 0],
      [bottomLeft, x, y + height, QUARTER],
    ];
    for (const [index, [wanted, cornerX, cornerY, start]] of corners.entries()) {
      const radius = Math.min(wanted, most);
      const centreX = index === 0 || index === 3 ? cornerX + radius : cornerX - radius;
      const centreY = index < 2 ? cornerY + radius : cornerY - radius;
      if (radius > 0) this.ellipse(matrix, circle(centreX, centreY, radius), start, start + QUARTER, false);
      else this.line(matrix, cornerX, cornerY);
    }
    this.close();
  }
}

/** The ellipse with one radius. */
export function circle(x: number, y: number, radius: number): Ellipse {
  return { x, y, rx: radius, ry: radius, turn: 0 };
}
