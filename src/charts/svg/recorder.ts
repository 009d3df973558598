import { textWidth } from '../base/textWidth';
import type { Item, PathItem, TextItem, TextRun } from '../scene/drawing';
import { apply, decompose } from '../scene/transform';
import { PaintState, parseFont } from './paintState';
import { circle, PathBuilder } from './path';

/** How far the alphabetic baseline lies below the point that each textBaseline names, in parts of the size. */
const BASELINE: Record<string, number> = { top: 0.9, hanging: 0.8, middle: 0.36, bottom: -0.21, ideographic: -0.21 };
const ANCHOR: Record<string, TextItem<number>['anchor']> = {
  left: 'start',
  center: 'middle',
  right: 'end',
  end: 'end',
};

function unsupported(what: string): never {
  throw new Error(`a chart's SVG cannot hold ${what}: draw with plain colors, paths, and text`);
}

function colour(style: unknown): string {
  return typeof style === 'string' ? style : unsupported('gradients or patterns');
}

/**
 * A 2D context that records what is drawn instead of drawing it. It needs no DOM, and text is measured with a built-in
 * table, so the recording is the same on every machine. `items` holds paths and texts in the order of drawing.
 * Gradients, patterns and images throw; shadows are ignored.
 */
export class SvgRecorder extends PaintState {
  readonly items: Item<number>[] = [];
  private path = new PathBuilder();
  private pen = { x: 0, y: 0 };
  private painted: PathItem<number> | null = null;
  private halo: { text: string; colour: string; width: number } | null = null;

  /** `measure` gives the width of a text in px: that of Helvetica, unless layouts must leave room for any font. */
  constructor(private readonly measure: (text: string, size: number, weight: number) => number = textWidth) {
    super();
  }

  beginPath(): void {
    this.path = new PathBuilder();
    this.painted = null;
  }

  moveTo(x: number, y: number): void {
    this.drawn(x, y).move(this.matrix, x, y);
  }

  lineTo(x: number, y: number): void {
    this.drawn(x, y).line(this.matrix, x, y);
  }

  closePath(): void {
    this.path.close();
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.drawn(x, y).curve(this.matrix, [x1, y1, x2, y2, x, y]);
  }

  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void {
    const from = this.pen;
    this.drawn(x, y).quadratic(this.matrix, from, x1, y1, x, y);
  }

  arc(x: number, y: number, radius: number, start: number, end: number, counterclockwise = false): void {
    this.ellipse(x, y, radius, radius, 0, start, end, counterclockwise);
  }

  /** Draws nothing for numbers that are none, as canvas does: Chart.js has such angles at the centre of a pie. */
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number, back = false): void {
    if (![x, y, rx, ry, turn, from, to].every(Number.isFinite)) return;
    const end = { x: x + rx * Math.cos(to), y: y + ry * Math.sin(to) };
    this.drawn(end.x, end.y).ellipse(this.matrix, { ...circle(x, y, rx), ry, turn }, from, to, back);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.drawn(x, y).rect(this.matrix, x, y, width, height);
  }

  roundRect(x: number, y: number, width: number, height: number, radii: number | number[] = 0): void {
    const list = typeof radii === 'number' ? [radii] : radii;
    this.drawn(x, y).roundRect(this.matrix, x, y, width, height, list);
  }

  clip(): void {
    this.clips = [...this.clips, this.path.segments];
  }

  fill(rule: string = 'nonzero'): void {
    this.paint({ fill: colour(this.fillStyle), evenOdd: rule === 'evenodd', stroke: null });
  }

  stroke(): void {
    if (this.lineWidth <= 0) return;
    const width = this.lineWidth * decompose(this.matrix).scaleX;
    const stroke = { colour: colour(this.strokeStyle), width, dash: this.dash, cap: this.lineCap, join: this.lineJoin };
    if (this.painted && this.painted === this.items.at(-1)) this.painted.stroke = stroke;
    else this.paint({ fill: null, evenOdd: false, stroke });
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.beginPath();
    this.rect(x, y, width, height);
    this.fill();
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.beginPath();
    this.rect(x, y, width, height);
    this.stroke();
  }

  clearRect(): void {
    this.painted = null;
  }

  measureText(text: string): { width: number } {
    const { size, weight } = parseFont(this.font);
    return { width: this.measure(text, size, weight) };
  }

  /** The halo of the same text that fillText then draws. */
  strokeText(text: string): void {
    this.halo = { text, colour: colour(this.strokeStyle), width: this.lineWidth };
  }

  fillText(text: string, x: number, y: number): void {
    this.fillRuns([{ text, fill: colour(this.fillStyle), weight: parseFont(this.font).weight, from: 0 }], x, y);
  }

  /** Words in several paints that follow each other on one line; canvas has no such thing. */
  fillRuns(runs: TextRun[], x: number, y: number): void {
    const text = runs.map((run) => run.text).join('');
    const { size } = parseFont(this.font);
    const at = apply(this.matrix, x, y + size * (BASELINE[this.textBaseline] ?? 0));
    const halo = this.halo?.text === text ? { colour: this.halo.colour, width: this.halo.width } : null;
    const turn = (decompose(this.matrix).turn * 180) / Math.PI;
    const anchor = ANCHOR[this.textAlign] ?? 'start';
    this.halo = null;
    if (text.trim() === '') return;
    this.items.push({
      type: 'text',
      runs,
      ...at,
      size,
      anchor,
      halo,
      turn,
      opacity: this.globalAlpha,
      from: this.showFrom,
    });
  }

  createLinearGradient(): never {
    return unsupported('gradients');
  }

  createRadialGradient(): never {
    return unsupported('gradients');
  }

  createPattern(): never {
    return unsupported('patterns');
  }

  drawImage(): never {
    return unsupported('images');
  }

  private drawn(x: number, y: number): PathBuilder {
    this.painted = null;
    this.pen = { x, y };
    return this.path;
  }

  private paint(paint: Pick<PathItem<number>, 'fill' | 'evenOdd' | 'stroke'>): void {
    if (this.path.segments.length === 0) return;
    const item: PathItem<number> = {
      type: 'path',
      segments: this.path.segments,
      ...paint,
      opacity: this.globalAlpha,
      clips: this.clips,
    };
    this.items.push(item);
    this.painted = item;
  }
}
