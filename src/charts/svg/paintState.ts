import type { Segment } from '../scene/drawing';
import { IDENTITY, type Matrix, multiply } from '../scene/transform';

const STATE = [
  'matrix',
  'clips',
  'dash',
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'lineDashOffset',
  'miterLimit',
  'font',
  'textAlign',
  'textBaseline',
  'globalAlpha',
  'direction',
] as const;

/** The part of a recording 2D context that save and restore keep: paints, font, transformation, clips. */
export class PaintState {
  fillStyle: unknown = '#000';
  strokeStyle: unknown = '#000';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  lineDashOffset = 0;
  miterLimit = 10;
  font = '10px sans-serif';
  textAlign = 'start';
  textBaseline = 'alphabetic';
  globalAlpha = 1;
  direction = 'ltr';
  /** The narrowest box that shows the texts drawn from now on; charts set it, canvas has no such thing. */
  showFrom = 0;
  protected matrix: Matrix = IDENTITY;
  protected clips: Segment<number>[][] = [];
  protected dash: number[] = [];
  private readonly stack: Record<string, unknown>[] = [];

  save(): void {
    const kept: Record<string, unknown> = {};
    for (const key of STATE) kept[key] = this[key];
    this.stack.push(kept);
  }

  restore(): void {
    Object.assign(this, this.stack.pop());
  }

  translate(x: number, y: number): void {
    this.matrix = multiply(this.matrix, [1, 0, 0, 1, x, y]);
  }

  scale(x: number, y: number): void {
    this.matrix = multiply(this.matrix, [x, 0, 0, y, 0, 0]);
  }

  rotate(angle: number): void {
    this.matrix = multiply(this.matrix, [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
  }

  transform(...matrix: [number, number, number, number, number, number]): void {
    this.matrix = multiply(this.matrix, matrix);
  }

  setTransform(...matrix: [number, number, number, number, number, number]): void {
    this.matrix = matrix;
  }

  resetTransform(): void {
    this.matrix = IDENTITY;
  }

  setLineDash(dash: number[]): void {
    this.dash = [...dash];
  }

  getLineDash(): number[] {
    return [...this.dash];
  }
}

const fonts = new Map<string, { size: number; weight: number }>();

/** Size in px and weight of a CSS font shorthand; 10 px and 400 where it does not say. */
export function parseFont(font: string): { size: number; weight: number } {
  const known = fonts.get(font);
  if (known) return known;
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 10);
  const weight = Number(/\b([1-9]00)\b/.exec(font)?.[1] ?? (/\bbold\b/.test(font) ? 700 : 400));
  fonts.set(font, { size, weight });
  return { size, weight };
}
