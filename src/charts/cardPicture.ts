import type { ChartSpec } from '../benchmark/chartTypes';
import type { Strip } from '../benchmark/figureTypes';
import { capitalise, formatSpeedup, formatSpeedupRange, VERDICT_WORDS } from '../benchmark/format';
import type { Matrix } from '../benchmark/matrix';
import { lineItem, textItem } from './compose';
import { type DownloadMeta, paragraph, provenance } from './downloadFrame';
import type { Item } from './drawing';
import { intervalItems, scaleGrid } from './intervalItems';
import { matrixItems } from './matrixItems';
import { moved, type Picture } from './picture';
import { recordSpec } from './recordSpec';
import { wrapText } from './textWidth';
import { light, textColour } from './theme';
import { variantFor } from './variants';

/** Size of a social card, px: what Open Graph and Twitter ask for. */
export const CARD = { width: 1200, height: 630 };

const MARGIN = 56;
const WIDTH = CARD.width - 2 * MARGIN;

/** What a card says above its drawing; '' leaves a line out. */
export interface CardText {
  /** What the ids of the picture start with. */
  id: string;
  /** Of the site, small, above the title. */
  site: string;
  title: string;
  /** The result in a few words. */
  word: string;
  sentence: string;
  /** Null for a card of several dates and sources. */
  meta: DownloadMeta | null;
}

/** What a card shows: the three figures, one chart, or the matrix. */
export type CardBody =
  | { kind: 'strip'; strip: Strip }
  | { kind: 'chart'; spec: ChartSpec }
  | { kind: 'matrix'; matrix: Matrix }
  | { kind: 'none' };

/** The words of the card; a long sentence ends with an ellipsis after `most` lines. */
function words({ site, title, word, sentence }: CardText, most: number): { items: Item<number>[]; bottom: number } {
  const { ink, ink2 } = light;
  const place = { left: 0, width: WIDTH };
  const top = paragraph(site, { ...place, top: 0, most: 1 }, { size: 22, weight: 400, colour: ink2, height: 30 });
  const name = paragraph(
    title,
    { ...place, top: top.bottom + 2, most: 2 },
    { size: 40, weight: 600, colour: ink, height: 50 },
  );
  const result = paragraph(
    word,
    { ...place, top: name.bottom + 8, most: 1 },
    { size: 30, weight: 600, colour: ink, height: 40 },
  );
  const text = paragraph(
    shortened(sentence, most),
    { ...place, top: result.bottom },
    { size: 24, weight: 400, colour: ink2, height: 33 },
  );
  return { items: [...top.items, ...name.items, ...result.items, ...text.items], bottom: text.bottom };
}

function shortened(sentence: string, most: number): string {
  const lines = wrapText(sentence, WIDTH, 24);
  if (lines.length <= most) return sentence;
  return `${lines
    .slice(0, most)
    .join(' ')
    .replace(/[\s,;:]+\S*$/, '')} …`;
}

const STRIP_ROW = 62;
const PLOT = { left: 400, width: 380 };
const STRIP_SIZE = { radius: 10, line: 4, cap: 9, outline: 4 };

function stripItems({ rows, ticks, names }: Strip): { items: Item<number>[]; height: number } {
  const bottom = rows.length * STRIP_ROW;
  const items = rows.flatMap(({ name, figure, mark }, index) => {
    const y = (index + 0.5) * STRIP_ROW;
    return [
      textItem(formatSpeedup(figure.speedup), 0, y + 14, light.ink, { size: 40, weight: 600 }),
      textItem(capitalise(name), 136, y + 9, light.ink, { size: 24 }),
      ...intervalItems(mark, figure.verdict, { ...PLOT, y }, STRIP_SIZE, light),
      textItem(formatSpeedupRange(figure.low, figure.high), 820, y - 3, light.ink2, { size: 22 }),
      textItem(VERDICT_WORDS[figure.verdict], 820, y + 23, textColour(light, figure.verdict), { size: 22 }),
    ];
  });
  const labels = ticks.map(({ label, at }) =>
    textItem(label, PLOT.left + (PLOT.width * at) / 100, bottom + 24, light.ink2, { size: 20, anchor: 'middle' }),
  );
  const ends = [
    textItem(`← ${capitalise(names.baseline)} faster`, PLOT.left + PLOT.width / 2 - 14, bottom + 52, light.ink2, {
      size: 20,
      anchor: 'end',
    }),
    textItem(`${capitalise(names.candidate)} faster →`, PLOT.left + PLOT.width / 2 + 14, bottom + 52, light.ink2, {
      size: 20,
    }),
  ];
  return { items: [...scaleGrid(ticks, PLOT, [0, bottom], light), ...items, ...labels, ...ends], height: bottom + 58 };
}

/** A chart in the largest size that fits; its text is at most twice as large as on a page. */
function chartItems(spec: ChartSpec, room: number): { items: Item<number>[]; height: number } {
  const sizes = [2, 1.8, 1.6, 1.4, 1.2, 1].map((scale) => {
    const width = Math.min(920, Math.floor(WIDTH / scale));
    const drawing = recordSpec(spec, variantFor(spec.kind, width), spec.kind === 'doughnut' ? 148 : width, light);
    return { drawing, scale };
  });
  const found = sizes.find(({ drawing, scale }) => drawing.height * scale <= room) ?? sizes.at(-1);
  if (!found) return { items: [], height: 0 };
  const scale = Math.min(found.scale, room / found.drawing.height);
  return { items: moved(found.drawing.items, { dx: 0, dy: 0, scale }), height: found.drawing.height * scale };
}

/** The matrix with its first figure only, so that its words can be read at half the size. */
function cardMatrix(matrix: Matrix, room: number): { items: Item<number>[]; height: number } {
  const drawing = matrixItems(matrix, { width: WIDTH / 1.7, side: 116, names: 0, rows: 1 }, light);
  const scale = Math.min(1.7, room / drawing.height);
  return { items: moved(drawing.items, { dx: 0, dy: 0, scale }), height: drawing.height * scale };
}

function bodyItems(body: CardBody, room: number): { items: Item<number>[]; height: number } {
  if (body.kind === 'strip') return stripItems(body.strip);
  if (body.kind === 'chart') return chartItems(body.spec, room);
  return body.kind === 'matrix' ? cardMatrix(body.matrix, room) : { items: [], height: 0 };
}

/**
 * A social card, 1200 × 630 px on white: title and result in words, the drawing at the foot, and below it what the figures derive from.
 * Words are at least 20 px high, so that they can be read at half the size.
 */
export function cardPicture(text: CardText, body: CardBody): Picture {
  const foot = CARD.height - 2 * MARGIN + 20;
  const above = words(text, body.kind === 'strip' || body.kind === 'none' ? 3 : 2);
  const end = text.meta ? foot - 44 : foot;
  const { items, height } = bodyItems(body, end - above.bottom - 24);
  const source = text.meta ? [textItem(provenance(text.meta), 0, foot, light.ink2, { size: 20 })] : [];
  const rule = text.meta ? [lineItem([0, foot - 32], [WIDTH, foot - 32], light.rule)] : [];
  const all = [
    ...above.items,
    ...moved(items, { dx: 0, dy: Math.max(above.bottom + 20, end - height - 8) }),
    ...rule,
    ...source,
  ];
  return {
    id: text.id,
    title: text.title,
    description: `${text.word} ${text.sentence}`.trim(),
    ...CARD,
    background: light.bg,
    items: moved(all, { dx: MARGIN, dy: MARGIN - 20 }),
  };
}
