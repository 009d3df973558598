import type { Segment } from '../scene/drawing';
import { decimal } from './escape';

/** Difference between two rounded coordinates, rounded again so that the sum of all steps is the last coordinate. */
const step = (from: string, to: string) => decimal(Number(to) - Number(from));

/**
 * The `d` of a path. Coordinates have one decimal; lines are relative, horizontal and vertical lines use the short
 * commands, all other segments are absolute. Equal steps of a time series and equal sides of marks compress to half the
 * size of absolute coordinates.
 */
class PathData {
  private text = '';
  private x = '';
  private y = '';
  private start = { x: '', y: '' };

  add(segment: Segment<number>): void {
    if (segment.kind === 'line') this.line(segment.x, segment.y);
    else if (segment.kind === 'circle') this.circle(segment);
    else if (segment.kind === 'close') this.close();
    else this.move(segment.x, segment.y);
  }

  toString(): string {
    return this.text;
  }

  private to(command: string, x: number, y: number): void {
    this.x = decimal(x);
    this.y = decimal(y);
    this.text += `${command}${this.x} ${this.y}`;
  }

  private move(x: number, y: number): void {
    this.to('M', x, y);
    this.start = { x: this.x, y: this.y };
  }

  /** The next segment continues from the start of the closed shape. */
  private close(): void {
    this.text += 'Z';
    this.x = this.start.x;
    this.y = this.start.y;
  }

  private line(x: number, y: number): void {
    const [toX, toY] = [decimal(x), decimal(y)];
    if (toX === this.x && toY === this.y) return;
    if (toY === this.y) this.text += `h${step(this.x, toX)}`;
    else if (toX === this.x) this.text += `v${step(this.y, toY)}`;
    else this.text += `l${step(this.x, toX)} ${step(this.y, toY)}`;
    this.x = toX;
    this.y = toY;
  }

  /** Two half circles, because an arc cannot end at its start. */
  private circle({ x, y, r }: { x: number; y: number; r: number }): void {
    this.move(x + r, y);
    for (const end of [x - r, x + r]) this.to(`A${decimal(r)} ${decimal(r)} 0 0 1 `, end, y);
  }
}

/** The `d` of the segments; '' for none. */
export function pathData(segments: Segment<number>[]): string {
  const data = new PathData();
  for (const segment of segments) data.add(segment);
  return data.toString();
}
