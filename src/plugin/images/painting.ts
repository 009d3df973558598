import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Mark, Picture, TextItem, TextRun } from '../../charts/drawing';
import { paintPath } from '../../charts/live/paint';
import { DRAWN_MARKS, markStroke } from './marks';
import { palettePng } from './palettePng';

/** A font file and its registered family; all weights of a family share the name. */
export interface FontFile {
  path: string;
  family: string;
}

export interface Painting {
  picture: Picture;
  scale: number;
  fonts: FontFile[];
}

/** Registers each font with the canvas once. Throws for an unusable one, which would silently draw no text. */
function registerFonts(fonts: readonly FontFile[]): void {
  for (const { path, family } of fonts) {
    if (!GlobalFonts.registerFromPath(path, family) || !GlobalFonts.has(family))
      throw new Error(`cannot draw images: font ${path} cannot be read; run npm ci`);
  }
}

let registered: string | null = null;

/** The PNG of a picture. No system font is used if the given fonts have all characters. */
export function paint({ picture, scale, fonts }: Painting): Uint8Array {
  const key = JSON.stringify(fonts);
  if (registered !== key) registerFonts(fonts);
  registered = key;
  const families = [...new Set(fonts.map(({ family }) => `"${family}"`))].join(', ');
  const canvas = createCanvas(picture.width * scale, picture.height * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = picture.background;
  context.fillRect(0, 0, picture.width, picture.height);
  for (const item of picture.items) paintItem(context, item, families);
  return palettePng(canvas.data(), canvas.width, canvas.height);
}

function paintItem(context: SKRSContext2D, item: Mark, families: string): void {
  context.save();
  if (item.type === 'path') paintPath(context as unknown as CanvasRenderingContext2D, item);
  else paintText(context, item, families);
  context.restore();
}

/** A part of a run: words of the font, or one drawn sign. */
interface Piece {
  run: TextRun;
  text: string;
  width: number;
}

const SIGNS = new RegExp(`([${[...DRAWN_MARKS.keys()].join('')}])`);
const ANCHOR = { start: 0, middle: 0.5, end: 1 };

function fontOf({ weight }: TextRun, size: number, families: string): string {
  return `${weight >= 600 ? 600 : 400} ${size}px ${families}`;
}

function piecesOf(context: SKRSContext2D, { runs, size }: TextItem<number>, families: string): Piece[] {
  return runs.flatMap((run) => {
    context.font = fontOf(run, size, families);
    return run.text
      .split(SIGNS)
      .filter((text) => text !== '')
      .map((text) => {
        const mark = DRAWN_MARKS.get(text);
        return { run, text, width: mark ? (mark.advance * size) / 1000 : context.measureText(text).width };
      });
  });
}

/** Paints all runs in sequence; the halo of the whole text is below all of it. */
function paintText(context: SKRSContext2D, item: TextItem<number>, families: string): void {
  const pieces = piecesOf(context, item, families);
  const whole = pieces.reduce((sum, { width }) => sum + width, 0);
  context.translate(item.x, item.y);
  for (const layer of item.halo ? (['halo', 'words'] as const) : (['words'] as const)) {
    let x = -whole * ANCHOR[item.anchor];
    for (const piece of pieces) {
      paintPiece(context, piece, x, { item, families, layer });
      x += piece.width;
    }
  }
}

interface Layer {
  item: TextItem<number>;
  families: string;
  layer: 'halo' | 'words';
}

function paintPiece(context: SKRSContext2D, { run, text }: Piece, x: number, { item, families, layer }: Layer): void {
  const { size, halo } = item;
  const mark = DRAWN_MARKS.get(text);
  const haloWidth = layer === 'halo' && halo ? halo.width : 0;
  context.font = fontOf(run, size, families);
  context.fillStyle = run.fill;
  context.strokeStyle = layer === 'halo' && halo ? halo.colour : run.fill;
  context.lineJoin = 'round';
  if (mark) {
    paintMark(context, mark.path, { x, size, width: (markStroke(run.weight) * size) / 1000 + haloWidth });
  } else if (layer === 'halo') {
    context.lineWidth = haloWidth;
    context.strokeText(text, x, 0);
  } else context.fillText(text, x, 0);
}

function paintMark(
  context: SKRSContext2D,
  path: string,
  { x, size, width }: { x: number; size: number; width: number },
): void {
  context.save();
  context.translate(x, 0);
  context.scale(size / 1000, size / 1000);
  context.lineWidth = (width * 1000) / size;
  context.lineJoin = 'miter';
  context.stroke(new Path2D(path));
  context.restore();
}
