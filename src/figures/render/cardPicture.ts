import type { ForestSpec } from '../../benchmark/model/figure';
import { capitalise } from '../../benchmark/text/names';
import { formatSpeedup } from '../../benchmark/text/numbers';
import { verdictWord } from '../../benchmark/text/verdictWords';
import type { Mark } from '../../charts/drawing';
import { moveItems, type Picture, type SizedDrawing } from '../../charts/drawing';
import { intervalItems, scaleGrid } from '../../charts/intervals';
import { evidenceItem, lineItem, paragraph, rectItem, textItem } from '../../charts/marks';
import { wrapText } from '../../charts/text';
import { light, textColour } from '../../charts/theme';
import type { ChartSpec } from '..';
import type { AnswersSpec } from '../answers/spec';
import { drawing } from '../draw';

/** Size of a social card, px, as Open Graph and Twitter recommend. */
export const CARD = { width: 1200, height: 630 };

const MARGIN = 56;
const TOP = 32;
const WIDTH = CARD.width - 2 * MARGIN;

/** Text of a card above its drawing; '' omits a line. */
export interface CardText {
  /** Start of the ids in the picture. */
  id: string;
  /** Name of the site, small, above the title. */
  site: string;
  title: string;
  word: string;
  sentence: string;
  /** Last lines: disclaimer, date, and source. */
  footer: string;
}

/** Drawing of a card: the three metrics, one chart, or a bar for each engine. */
export type CardBody =
  | { kind: 'strip'; strip: ForestSpec }
  | { kind: 'chart'; spec: ChartSpec }
  | { kind: 'answers'; answers: AnswersSpec }
  | { kind: 'none' };

/** Text of the card; a sentence of more than `most` lines ends with an ellipsis. */
function words({ site, title, word, sentence }: CardText, most: number): { items: Mark[]; bottom: number } {
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
const PLOT = { left: 452, width: 340 };
const INTERVAL = 830;
const STRIP_SIZE = { radius: 10, line: 4, cap: 9, outline: 4 };

function stripItems({ rows, ticks, names }: ForestSpec): { items: Mark[]; height: number } {
  const bottom = rows.length * STRIP_ROW;
  const items = rows.flatMap(({ name, figure, verdict, deciding, decidingText }, index) => {
    const y = (index + 0.5) * STRIP_ROW;
    return [
      textItem(formatSpeedup(figure.speedup), 0, y + 14, light.ink, { size: 40, weight: 600 }),
      textItem(capitalise(name), 132, y + 9, light.ink, { size: 22 }),
      ...intervalItems(deciding, verdict, { ...PLOT, y }, STRIP_SIZE, light),
      textItem(decidingText, INTERVAL, y - 3, light.ink2, { size: 22 }),
      textItem(verdictWord(verdict), INTERVAL, y + 23, textColour(light, verdict ?? 'unclear'), {
        size: 22,
      }),
    ];
  });
  const labels = ticks.map(({ label, at }) =>
    textItem(label, PLOT.left + (PLOT.width * at) / 100, bottom + 24, light.ink2, { size: 20, anchor: 'middle' }),
  );
  const ends = [
    textItem(`← ${names.baseline} faster`, PLOT.left + PLOT.width / 2 - 14, bottom + 52, light.ink2, {
      size: 20,
      anchor: 'end',
    }),
    textItem(`${names.candidate} faster →`, PLOT.left + PLOT.width / 2 + 14, bottom + 52, light.ink2, {
      size: 20,
    }),
  ];
  return { items: [...scaleGrid(ticks, PLOT, [0, bottom], light), ...items, ...labels, ...ends], height: bottom + 58 };
}

/** Factors to try, largest first: at most twice the size on a page. */
const SCALES = [2, 1.8, 1.6, 1.4, 1.2, 1];

/** A drawing at the largest size with a height of at most `room`; `draw` makes it for a width. */
function fitted(draw: (width: number) => SizedDrawing, room: number): { items: Mark[]; height: number } {
  let drawing: SizedDrawing = { items: [], width: WIDTH, height: 1 };
  for (const scale of SCALES) {
    drawing = draw(Math.floor(WIDTH / scale));
    if (drawing.height * scale <= room) break;
  }
  const scale = Math.min(2, room / drawing.height, WIDTH / drawing.width);
  return { items: moveItems(drawing.items, { dx: 0, dy: 0, scale }), height: drawing.height * scale };
}

const ANSWER_ROW = 92;
const ANSWERS = { shown: 3, left: 300, width: 310, evidence: 740 };

/** A bar for each of the first engines, the name at the left, the publisher at the right. */
function answersItems({ engines, baseAt }: AnswersSpec): { items: Mark[]; height: number } {
  const shown = engines.slice(0, ANSWERS.shown);
  const at = (percent: number) => ANSWERS.left + (ANSWERS.width * percent) / 100;
  const height = shown.length * ANSWER_ROW;
  const evidence = { left: ANSWERS.evidence, width: WIDTH - ANSWERS.evidence, most: 3 };
  const items = shown.flatMap((engine, index) => {
    const top = index * ANSWER_ROW;
    const [total] = engine.rows;
    const ends = [at(baseAt), at(total?.mark.at ?? baseAt)];
    const [x, right] = [Math.min(...ends), Math.max(...ends)];
    const style = { size: 20, weight: 400, colour: light.ink2, height: 26 };
    return [
      textItem(engine.title, 0, top + 26, light.ink, { size: 26, weight: 600 }),
      ...engine.setup.map((text, line) => textItem(text, 0, top + 52 + line * 25, light.ink2, { size: 20 })),
      evidenceItem(rectItem({ x, y: top + 16, width: right - x, height: 48 }, null), engine, light),
      textItem(total?.value ?? '', right + 12, top + 54, light.ink, { size: 38, weight: 600 }),
      ...paragraph(engine.measured, { ...evidence, top: top + 4 }, style).items,
    ];
  });
  return { items: [lineItem([at(baseAt), 0], [at(baseAt), height - 8], light.ink, 2), ...items], height };
}

function bodyItems(body: CardBody, room: number): { items: Mark[]; height: number } {
  if (body.kind === 'strip') return stripItems(body.strip);
  if (body.kind === 'chart') return fitted((width) => drawing(body.spec, width, light), room);
  return body.kind === 'answers' ? answersItems(body.answers) : { items: [], height: 0 };
}

/**
 * Social card, 1200 × 630 px on white: title and result as text, the drawing below, and the disclaimer at the bottom.
 * Text is at least 20 px high, so that it is readable at half the size.
 */
export function cardPicture(text: CardText, body: CardBody): Picture {
  const below = footerLines(text.footer);
  const above = words(text, body.kind === 'chart' ? 2 : 3);
  const { items, height } = bodyItems(body, below.top - above.bottom - 24);
  const top = Math.max(above.bottom + 12, below.top - height - 8);
  const all = [...above.items, ...moveItems(items, { dx: 0, dy: top }), ...below.items];
  return {
    id: text.id,
    title: text.title,
    description: `${text.word} ${text.sentence}`.trim(),
    ...CARD,
    background: light.bg,
    items: moveItems(all, { dx: MARGIN, dy: TOP }),
  };
}

/** Last lines below a rule, at the bottom of the card. */
function footerLines(text: string): { items: Mark[]; top: number } {
  const count = wrapText(text, WIDTH, 20).length;
  const top = CARD.height - TOP - 24 - count * 27 - 10;
  const style = { size: 20, weight: 400, colour: light.ink2, height: 27 };
  const { items } = paragraph(text, { left: 0, top: top + 10, width: WIDTH }, style);
  return { items: [lineItem([0, top], [WIDTH, top], light.rule), ...items], top };
}
