import type { Strength } from '../../benchmark/model/figure';
import type { Drawing, Mark } from '../../charts/drawing';
import { type Frame, type Still, THREE_PANEL_WIDTHS } from '../../charts/frame';
import {
  type Block,
  dotItem,
  evidenceItem,
  lineItem,
  paragraph,
  rectItem,
  stackBlocks,
  textItem,
} from '../../charts/marks';
import { inLines, textRoom } from '../../charts/text';
import { markColour, type Theme } from '../../charts/theme';
import { type AnswersSpec, type EngineAnswer, STRENGTH_WORDS } from './spec';

const NAME = 204;
const EVIDENCE = 400;
const GAP = 24;
const BASE = 'vanilla Spark';
const BAR = 24;
/** Space right of the longest bar for its value. */
const VALUE = 92;
const KEY = { width: 28, height: 12 };

interface Scale {
  left: number;
  width: number;
  baseAt: number;
  /** Gridlines behind the bars in %; none in narrow boxes. */
  ticks: readonly number[];
  /** Between the line of vanilla Spark, which narrow boxes lack, and words, px. */
  inset: number;
  theme: Theme;
}

function at({ left, width }: Scale, percent: number): number {
  return left + (width * percent) / 100;
}

/** The bar from vanilla Spark to total time with its value, and the other two metrics as circles and text. */
function plot({ rows, way, strength, others }: EngineAnswer, scale: Scale, top: number): Block {
  const { theme, baseAt, ticks, inset } = scale;
  const [total, ...rest] = rows;
  const [base, end] = [at(scale, baseAt), at(scale, total?.mark.at ?? baseAt)];
  const [x, right] = [Math.min(base, end), Math.max(base, end)];
  const outline = { colour: strength === 'none' ? theme.unclear : markColour(theme, way), width: 1.5 };
  return {
    items: [
      ...ticks.map((tick) => lineItem([at(scale, tick), top - 8], [at(scale, tick), top + BAR + 4], theme.grid)),
      evidenceItem(rectItem({ x, y: top, width: right - x, height: BAR }, null), { way, strength }, theme),
      ...rest.map(({ mark }) => dotItem(at(scale, mark.at), top + BAR / 2, 4, theme.bg, outline)),
      textItem(total?.value ?? '', right + 10, top + 20, theme.ink, { size: 24, weight: 600 }),
      textItem(others, base + inset, top + BAR + 18, theme.ink2),
    ],
    bottom: top + BAR + 24,
  };
}

function lines(texts: readonly string[], place: { left: number; width: number }, theme: Theme): (top: number) => Block {
  const style = { size: 13, weight: 400, colour: theme.ink2, height: 18 };
  return (top) => stackBlocks(texts, top, (text, from) => paragraph(text, { ...place, top: from }, style));
}

function heading(text: string, size: number, place: { left: number; width: number }, theme: Theme) {
  const style = { size, weight: 600, colour: theme.ink, height: size + 6 };
  return (top: number): Block => paragraph(text, { ...place, top }, style);
}

function stackBelow(top: number, blocks: readonly ((top: number) => Block)[]): Block {
  return stackBlocks(blocks, top, (block, from) => block(from));
}

function placeSideBySide(blocks: readonly Block[]): Block {
  return { items: blocks.flatMap(({ items }) => items), bottom: Math.max(...blocks.map(({ bottom }) => bottom)) };
}

/** Name, bar, and evidence side by side. */
function wideRow(engine: EngineAnswer, scale: Scale, width: number, top: number): Block {
  const { theme } = scale;
  const name = { left: 0, width: NAME - 8 };
  const evidence = { left: width - EVIDENCE, width: EVIDENCE };
  return placeSideBySide([
    stackBelow(top, [heading(engine.title, 18, name, theme), lines(engine.setup, name, theme)]),
    plot(engine, scale, top + 2),
    stackBelow(top, [
      heading(engine.word, 15, evidence, theme),
      lines([engine.measured, ...engine.details], evidence, theme),
    ]),
  ]);
}

/** Name, bar, and evidence below each other. */
function narrowRow(engine: EngineAnswer, scale: Scale, width: number, top: number): Block {
  const { theme } = scale;
  const place = { left: 0, width };
  return stackBelow(top, [
    heading(engine.title, 18, place, theme),
    lines([engine.setup.join(', ')], place, theme),
    (from) => plot(engine, scale, from + 6),
    heading(engine.word, 15, place, theme),
    lines([engine.measured, ...engine.details], place, theme),
  ]);
}

/** Vanilla Spark as a line, and the numbers of the grid. */
function scaleItems(ticks: AnswersSpec['ticks'], scale: Scale, [top, bottom]: [number, number]): Mark[] {
  const { theme, baseAt } = scale;
  const base = at(scale, baseAt);
  return [
    textItem(BASE, base, top - 8, theme.ink, { anchor: 'start', weight: 600 }),
    lineItem([base, top], [base, bottom], theme.ink, 1.5),
    ...ticks.map((tick) =>
      textItem(`${tick.label.replace('×', '')}×`, at(scale, tick.at), top - 8, theme.ink2, { anchor: 'middle' }),
    ),
  ];
}

/** Ticks whose numbers do not overlap “vanilla Spark” on a plot of this width, px. */
function shownTicks({ ticks, baseAt }: AnswersSpec, width: number): AnswersSpec['ticks'] {
  const room = textRoom(BASE, 12, 600) + GAP;
  return ticks.filter(({ at: place }) => {
    const distance = (width * (place - baseAt)) / 100;
    return distance < 0 || distance > room;
  });
}

function key(width: number, theme: Theme, top: number): Block {
  const entries = Object.entries(STRENGTH_WORDS) as [Strength, string][];
  const rooms = entries.map(([, words]) => KEY.width + 8 + textRoom(words, 13));
  const places = inLines(rooms, width, GAP);
  const items = entries.flatMap(([strength, words], index) => {
    const { x = 0, line = 0 } = places[index] ?? {};
    const y = top + line * 20;
    return [
      evidenceItem(rectItem({ x: x + 1, y: y + 4, ...KEY }, null), { way: 'faster', strength }, theme),
      textItem(words, x + KEY.width + 10, y + 14.5, theme.ink2, { size: 13 }),
    ];
  });
  return { items, bottom: top + (1 + Math.max(...places.map(({ line }) => line))) * 20 };
}

function draw(spec: AnswersSpec, { width, theme, variant }: Frame): Drawing {
  const { engines, baseAt } = spec;
  const isWide = variant.name === 'wide';
  const left = isWide ? NAME : 1;
  const plotWidth = (all: number) => all - left - VALUE - (isWide ? EVIDENCE + GAP : 0);
  const ticks = isWide ? shownTicks(spec, plotWidth(variant.from)) : [];
  const grid = ticks.map(({ at: place }) => place);
  const scale = { left, width: plotWidth(width), baseAt, ticks: grid, inset: isWide ? 6 : 0, theme };
  const first = 24;
  const row = isWide ? wideRow : narrowRow;
  const rows = stackBlocks(engines, first, (engine, top, index) => {
    const rule = index === 0 ? [] : [lineItem([0, top], [width, top], theme.rule)];
    const block = row(engine, scale, isWide ? width : variant.from, top + 14);
    return { items: [...rule, ...block.items], bottom: block.bottom + 14 };
  });
  const legend = key(variant.from, theme, rows.bottom + 8);
  const items = [...(isWide ? scaleItems(ticks, scale, [first, rows.bottom]) : []), ...rows.items, ...legend.items];
  return { items, width, height: legend.bottom + 4, left: 0, right: width };
}

/** A bar for each engine, vanilla Spark first, with verdict, publisher, and iterations at the right or below. */
export const answers: Still<AnswersSpec> = { variants: THREE_PANEL_WIDTHS, draw };
