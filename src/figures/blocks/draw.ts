import type { Drawing, Mark, TextItem } from '../../charts/drawing';
import type { Frame, Still } from '../../charts/frame';
import { TWO_WIDTHS, type Variant } from '../../charts/frame';
import { intervalItems, scaleGrid } from '../../charts/intervals';
import { lineItem, stackBlocks, textItem } from '../../charts/marks';
import { textRoom, wrapText } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import type { BlocksSpec } from './spec';

type Block = BlocksSpec['blocks'][number];
type Cell = Block['rows'][number]['cells'][number];
type Text = TextItem<number>;

/** Side by side, in px: columns of engines and metrics, gap between suites, and columns of numbers. */
const ENGINE = 142;
const NAME = 96;
const GAP = 16;
const NUMBERS = 122;
const RANGE = 74;
/** Space at both ends of a scale for dots. */
const SIDE = 8;
/** Number of suites that fit side by side in the narrowest wide box. */
const BESIDE = 2;

const HEAD = 44;
const ROW = 26;
const PAD = 10;
/** Below a scale: ticks and the first line of directions; height of a line and distance to the middle. */
const BELOW = 44;
const LINE = 16;
const AWAY = 10;
/** From top to bottom: headings of a suite and an engine, text and scale of a metric, gap between two suites. */
const STACK = { suite: 26, engine: 34, words: 18, scale: 16, between: 20 };

const MARK = { radius: 5, line: 2, cap: 5, outline: 1.5 };
/** From the middle of a line to the baseline of its text. */
const DOWN = 4.3;
/** From this width on, the inner ticks of side-by-side scales and whole directions fit. */
const ROOMY = 720;

interface Scale {
  left: number;
  width: number;
}

function markItems(cell: Cell, scale: Scale, y: number, theme: Theme): Mark[] {
  return intervalItems(cell.mark, cell.verdict ?? 'unclear', { ...scale, y }, MARK, theme);
}

function numberItems({ value, range, verdict }: Cell, right: number, y: number, theme: Theme): Mark[] {
  const told = verdict !== null && verdict !== 'unclear';
  return [
    textItem(value, right - RANGE, y + DOWN, theme.ink, { anchor: 'end', weight: told ? 600 : 400 }),
    textItem(range, right, y + DOWN, theme.ink2, { anchor: 'end' }),
  ];
}

/** A text with an ending that appears from a width on. */
function withEnd(item: Text, text: string, from: number): Text {
  const [first] = item.runs;
  return first ? { ...item, runs: [...item.runs, { ...first, text, from }] } : item;
}

/** Lines of the baseline's name left of the middle of a scale, and the width from which both directions fit whole. */
interface Directions {
  lines: string[];
  from: number;
}

function besideDirections({ baseline, suites }: BlocksSpec): Directions {
  const [first, second] = suites.map((_, index) => besideScale(index, suites.length, ROOMY));
  const room = first && second ? second.left - first.left - textRoom('candidate faster →', 12, 600) : Infinity;
  return { lines: wrapText(`← ${baseline}`, room - 2 * AWAY, 12, 600), from: ROOMY };
}

function belowDirections({ baseline }: BlocksSpec, { from }: Variant): Directions {
  const lines = wrapText(`← ${baseline}`, from / 2 - AWAY, 12, 600);
  return { lines, from: Math.ceil(2 * (textRoom(`${lines.at(-1)} faster`, 12, 600) + AWAY)) };
}

function scaleItems(
  { ticks }: BlocksSpec,
  scale: Scale,
  top: number,
  { lines, from }: Directions,
  theme: Theme,
): Text[] {
  const middle = scale.left + scale.width / 2;
  const labels = ticks.map(({ label, at }, index) => {
    const end = index === 0 || index === ticks.length - 1 || at === 50;
    const style = { anchor: 'middle', weight: at === 50 ? 600 : 400 } as const;
    const item = textItem(label, scale.left + (scale.width * at) / 100, top + 16, theme.ink2, style);
    return { ...item, from: end ? 0 : from };
  });
  const left = lines.map((line, index) => {
    const style = { anchor: 'end', weight: 600 } as const;
    const item = textItem(line, middle - AWAY, top + 34 + index * LINE, theme.slowerText, style);
    return index === lines.length - 1 ? withEnd(item, ' faster', from) : item;
  });
  const right = textItem('candidate', middle + AWAY, top + 34, theme.fasterText, { weight: 600 });
  return [...labels, ...left, withEnd(withEnd(right, ' faster', from), ' →', 0)];
}

/** Scale of a suite among `count` side by side. */
function besideScale(index: number, count: number, width: number): Scale & { right: number } {
  const column = (width - ENGINE - NAME - GAP * (count - 1)) / count;
  const left = ENGINE + NAME + index * (column + GAP);
  return { left: left + SIDE, width: column - 2 * SIDE - NUMBERS, right: left + column };
}

function headItems({ suites }: BlocksSpec, width: number, theme: Theme): Mark[] {
  const words = suites.flatMap((suite, index) => {
    const { left } = besideScale(index, suites.length, width);
    return [
      textItem(suite, left - SIDE, 13, theme.ink, { weight: 600 }),
      textItem('Speedup, × (log scale), 95% interval', left - SIDE, 31, theme.ink2),
    ];
  });
  return [...words, lineItem([0, HEAD], [width, HEAD], theme.axis)];
}

function blockHeight({ rows }: Block): number {
  return rows.length * ROW + 2 * PAD;
}

function engineItems({ title, totals }: Block, top: number, theme: Theme): Mark[] {
  const lines = wrapText(title, ENGINE - 8, 13, 600);
  const y = top + PAD + ROW / 2 + DOWN;
  return [
    ...lines.map((line, index) => textItem(line, 0, y + index * 17, theme.ink, { size: 13, weight: 600 })),
    ...totals.map((total, index) => textItem(total, 0, y + 2 + (lines.length + index) * 16, theme.ink2)),
  ];
}

function besideItems(spec: BlocksSpec, block: Block, top: number, width: number, theme: Theme): Mark[] {
  const rows = block.rows.flatMap(({ name, cells }, place) => {
    const y = top + PAD + (place + 0.5) * ROW;
    const marks = cells.flatMap((cell, index) => {
      const scale = besideScale(index, spec.suites.length, width);
      return [...markItems(cell, scale, y, theme), ...numberItems(cell, scale.right, y, theme)];
    });
    return [textItem(name, ENGINE, y + DOWN, theme.ink2), ...marks];
  });
  return [...engineItems(block, top, theme), ...rows];
}

function tops(heights: readonly number[], first: number): number[] {
  return heights.map((_, index) => first + heights.slice(0, index).reduce((sum, height) => sum + height, 0));
}

function belowHeight({ lines }: Directions): number {
  return BELOW + (lines.length - 1) * LINE;
}

/** Suites side by side, with the engines on the left. */
function drawSideBySide(spec: BlocksSpec, width: number, theme: Theme): Drawing {
  const heights = spec.blocks.map(blockHeight);
  const starts = tops(heights, HEAD);
  const bottom = HEAD + heights.reduce((sum, height) => sum + height, 0);
  const scales = spec.suites.map((_, index) => besideScale(index, spec.suites.length, width));
  const directions = besideDirections(spec);
  const items = [
    ...scales.flatMap((scale) => scaleGrid(spec.ticks, scale, [HEAD, bottom], theme)),
    ...headItems(spec, width, theme),
    ...spec.blocks.flatMap((block, index) => {
      const top = starts[index] ?? 0;
      const rule = index === 0 ? [] : [lineItem([0, top], [width, top], theme.rule)];
      return [...rule, ...besideItems(spec, block, top, width, theme)];
    }),
    ...scales.flatMap((scale) => scaleItems(spec, scale, bottom, directions, theme)),
  ];
  return { items, width, height: bottom + belowHeight(directions), left: 0, right: width };
}

function stackedRow(name: string, cell: Cell, top: number, width: number, theme: Theme): Mark[] {
  const scale = { left: SIDE, width: width - 2 * SIDE };
  return [
    textItem(name, 0, top + STACK.words / 2 + DOWN, theme.ink2),
    ...numberItems(cell, width, top + STACK.words / 2, theme),
    ...markItems(cell, scale, top + STACK.words + STACK.scale / 2, theme),
  ];
}

function stackedBlock(block: Block, suite: number, top: number, width: number, theme: Theme): Mark[] {
  const rows = block.rows.flatMap(({ name, cells }, index) => {
    const cell = cells[suite];
    const y = top + STACK.engine + index * (STACK.words + STACK.scale);
    return cell ? stackedRow(name, cell, y, width, theme) : [];
  });
  const seconds = (block.totals[suite] ?? '').split(' on ')[0] ?? '';
  return [
    textItem(block.title, 0, top + 22, theme.ink, { size: 13, weight: 600 }),
    textItem(seconds, width, top + 22, theme.ink2, { anchor: 'end' }),
    ...rows,
  ];
}

function stackedHeight({ rows }: Block): number {
  return STACK.engine + rows.length * (STACK.words + STACK.scale) + PAD;
}

function stackedSuite(spec: BlocksSpec, suite: number, top: number, { variant, width, theme }: Frame) {
  const directions = belowDirections(spec, variant);
  const heights = spec.blocks.map(stackedHeight);
  const first = top + STACK.suite;
  const starts = tops(heights, first);
  const bottom = first + heights.reduce((sum, height) => sum + height, 0);
  const scale = { left: SIDE, width: width - 2 * SIDE };
  const items = [
    ...starts.flatMap((start, index) => {
      const end = start + (heights[index] ?? 0);
      return scaleGrid(spec.ticks, scale, [start + STACK.engine, index === starts.length - 1 ? bottom : end], theme);
    }),
    textItem(spec.suites[suite] ?? '', 0, top + 14, theme.ink, { size: 13, weight: 600 }),
    lineItem([0, first], [width, first], theme.axis),
    ...spec.blocks.flatMap((block, index) => stackedBlock(block, suite, starts[index] ?? 0, width, theme)),
    ...scaleItems(spec, scale, bottom, directions, theme),
  ];
  return { items, bottom: bottom + belowHeight(directions) };
}

function drawStacked(spec: BlocksSpec, frame: Frame): Drawing {
  const { width } = frame;
  const { items, bottom } = stackBlocks(spec.suites, 0, (_, top, index) =>
    stackedSuite(spec, index, index === 0 ? 0 : top + STACK.between, frame),
  );
  return { items, width, height: bottom, left: 0, right: width };
}

function draw(spec: BlocksSpec, frame: Frame): Drawing {
  const { variant, width, theme } = frame;
  return variant.name === 'wide' && spec.suites.length <= BESIDE
    ? drawSideBySide(spec, width, theme)
    : drawStacked(spec, frame);
}

/** A block of three metrics for every candidate; suites are side by side if they fit. */
export const blocks: Still<BlocksSpec> = { variants: TWO_WIDTHS, draw };
