import type { Segment } from '../scene/drawing';
import { decimal } from './escape';

const FULL = 2 * Math.PI;

type Arc = Extract<Segment<number>, { kind: 'arc' }>;

function pointAt(arc: Arc, angle: number): { x: number; y: number } {
  const x = arc.rx * Math.cos(angle);
  const y = arc.ry * Math.sin(angle);
  return {
    x: arc.x + x * Math.cos(arc.turn) - y * Math.sin(arc.turn),
    y: arc.y + x * Math.sin(arc.turn) + y * Math.cos(arc.turn),
  };
}

/** The step from one rounded coordinate to the next, rounded itself so that the sum of all steps is the last coordinate. */
const step = (from: string, to: string) => decimal(Number(to) - Number(from));

/**
 * The `d` of a path, coordinates with one decimal: lines as steps, horizontal and vertical ones shortened, because the even steps of a
 * time series and the equal sides of marks compress to half of what their coordinates take; everything else absolute.
 */
class PathData {
  private text = '';
  private x = '';
  private y = '';
  private start = { x: '', y: '' };

  add(segment: Segment<number>): void {
    if (segment.kind === 'line') this.line(segment.x, segment.y);
    else if (segment.kind === 'arc') this.arc(segment);
    else if (segment.kind === 'close') this.close();
    else if (segment.kind === 'move') this.move(segment.x, segment.y);
    else this.to(`C${this.pair(segment.x1, segment.y1)} ${this.pair(segment.x2, segment.y2)} `, segment.x, segment.y);
  }

  toString(): string {
    return this.text;
  }

  private pair(x: number, y: number): string {
    return `${decimal(x)} ${decimal(y)}`;
  }

  private to(command: string, x: number, y: number): void {
    this.text += command + this.pair(x, y);
    this.x = decimal(x);
    this.y = decimal(y);
  }

  private move(x: number, y: number): void {
    this.to('M', x, y);
    this.start = { x: this.x, y: this.y };
  }

  /** What follows goes on from where the figure began. */
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

  private arc(arc: Arc): void {
    const start = pointAt(arc, arc.start);
    if (this.text === '' || this.text.endsWith('Z')) this.move(start.x, start.y);
    else this.line(start.x, start.y);
    const sweep = arc.end - arc.start;
    const whole = Math.abs(sweep) >= FULL - 1e-6;
    for (const angle of whole ? [arc.start + sweep / 2, arc.end] : [arc.end])
      this.arcTo(arc, angle, whole ? sweep / 2 : sweep);
  }

  private arcTo(arc: Arc, angle: number, sweep: number): void {
    const { x, y } = pointAt(arc, angle);
    const flags = `${Math.abs(sweep) > Math.PI ? 1 : 0} ${sweep > 0 ? 1 : 0}`;
    this.to(`A${decimal(arc.rx)} ${decimal(arc.ry)} ${decimal((arc.turn * 180) / Math.PI)} ${flags} `, x, y);
  }
}

/** The `d` of the segments, '' for none. */
export function pathData(segments: Segment<number>[]): string {
  const data = new PathData();
  for (const segment of segments) data.add(segment);
  return data.toString();
}
