import { type AnswerRow, type AnswersSpec, type EngineAnswers, lineText } from '../../../benchmark/figures/answers';
import type { Theme } from '../../base/theme';
import { intervalItems, scaleGrid } from '../../draw/intervals';
import { lineItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import { type Block, paragraph, stacked } from '../../scene/paragraph';
import type { Sized } from '../../scene/picture';

/** The column of the questions, px, and the narrowest that an engine's column can be. */
const SIDE = 150;
const COLUMN = 250;
const GAP = 16;
const ROW = 22;
const PADDING = 10;
/** Right of each scale: the value with its interval. */
const VALUES = 132;
/** Left of each scale where the names of the figures stand in the engine's own column. */
const NAMES = 106;
const SIZE = { radius: 4, line: 2, cap: 0, outline: 1.5 };
const NO_VERDICT = { radius: 2.75, line: 1.5, cap: 0, outline: 1.5 };

/** Where the answers of an engine stand; the names of its figures too, where no column of questions has them. */
interface Column {
  left: number;
  width: number;
  named: boolean;
  theme: Theme;
}

function blocksFrom(top: number, blocks: readonly ((from: number) => Block)[]): Block {
  return stacked(blocks, top, (block, from) => block(from));
}

function words(text: string, { left, width, theme }: Column, strong = false, small = false) {
  const style = {
    size: strong ? 13 : 12,
    weight: strong ? 600 : 400,
    colour: small ? theme.ink2 : theme.ink,
    height: 17,
  };
  return (top: number): Block => paragraph(text, { left, top, width: width - GAP }, style);
}

function answer(engine: EngineAnswers, question: AnswersSpec['questions'][number]['id'], column: Column) {
  return (top: number): Block =>
    blocksFrom(
      top,
      engine.answers[question].map((line) => words(lineText(line), column, false, line.small)),
    );
}

function scaleOf({ left, width, named }: Column): { left: number; width: number } {
  const names = named ? NAMES : 0;
  return { left: left + names + 4, width: width - GAP - names - VALUES - 8 };
}

function figureItems(row: AnswerRow, y: number, column: Column): Item<number>[] {
  const { theme, left, width, named } = column;
  const right = left + width - GAP;
  const size = row.verdict === null ? NO_VERDICT : SIZE;
  const ink = row.verdict === null ? theme.ink2 : theme.ink;
  return [
    ...(named ? [textItem(row.name, left, y + 4.3, theme.ink2)] : []),
    ...intervalItems(row.mark, row.verdict, { ...scaleOf(column), y }, size, theme),
    textItem(row.value, right - VALUES + 40, y + 4.3, ink, { weight: 600, anchor: 'end' }),
    textItem(row.interval, right, y + 4.3, theme.ink2, { anchor: 'end' }),
  ];
}

/** The three figures on one scale, and the scale. */
function plot({ rows }: EngineAnswers, ticks: AnswersSpec['ticks'], column: Column) {
  return (top: number): Block => {
    const scale = scaleOf(column);
    const bottom = top + rows.length * ROW;
    const { ink2 } = column.theme;
    return {
      items: [
        ...scaleGrid(ticks, scale, [top, bottom], column.theme),
        ...rows.flatMap((row, index) => figureItems(row, top + (index + 0.5) * ROW, column)),
        ...ticks.map(({ label, at }) =>
          textItem(label, scale.left + (scale.width * at) / 100, bottom + 14, ink2, { anchor: 'middle' }),
        ),
      ],
      bottom: bottom + 20,
    };
  };
}

function rule(y: number, width: number, colour: string): Item<number> {
  return lineItem([0, y], [width, y], colour);
}

function head({ title, subtitle }: EngineAnswers, column: Column) {
  return (top: number): Block => blocksFrom(top, [words(title, column, true), words(subtitle, column, false, true)]);
}

/** What stands in one row of the wide drawing: the question, then each engine's answer. */
function questionRow(
  { engines, ticks }: AnswersSpec,
  question: AnswersSpec['questions'][number],
  columns: readonly Column[],
  side: Column,
  top: number,
): Block {
  const first = top + PADDING;
  const asked = blocksFrom(first, [words(question.text, side, true), words(question.note, side, false, true)]);
  const cells = engines.map((engine, index) => {
    const column = columns[index] as Column;
    const marks = question.id === 'native' ? [plot(engine, ticks, column)] : [];
    return blocksFrom(first, [answer(engine, question.id, column), ...marks]);
  });
  const bottom = Math.max(...[asked, ...cells].map((block) => block.bottom)) + PADDING;
  return { items: [...asked.items, ...cells.flatMap(({ items }) => items)], bottom };
}

function wide(spec: AnswersSpec, width: number, theme: Theme): Sized {
  const each = (width - SIDE) / spec.engines.length;
  const columns = spec.engines.map((_, index) => ({
    left: SIDE + index * each,
    width: each,
    named: each > 330,
    theme,
  }));
  const side = { left: 0, width: SIDE, named: false, theme };
  const heads = spec.engines.map((engine, index) => head(engine, columns[index] as Column)(4));
  const items = heads.flatMap((block) => block.items);
  const first = Math.max(...heads.map(({ bottom }) => bottom)) + 4;
  const rows = stacked(spec.questions, first, (question, top) => {
    const row = questionRow(spec, question, columns, side, top);
    return { ...row, items: [...row.items, rule(row.bottom, width, theme.rule)] };
  });
  return { items: [...items, rule(first, width, theme.axis), ...rows.items], width, height: rows.bottom + 4 };
}

function narrow({ engines, questions, ticks }: AnswersSpec, width: number, theme: Theme): Sized {
  const column = { left: 0, width: width + GAP, named: true, theme };
  const block = blocksFrom(
    4,
    engines.flatMap((engine) => [
      head(engine, column),
      ...questions.flatMap((question) => [
        ...(question.id === 'native' ? [] : [words(question.narrow, column, true)]),
        answer(engine, question.id, column),
        ...(question.id === 'native' ? [plot(engine, ticks, column)] : []),
      ]),
      (top: number) => ({ items: [rule(top + PADDING, width, theme.rule)], bottom: top + 2 * PADDING }),
    ]),
  );
  return { items: block.items, width, height: block.bottom };
}

/** The questions with their answers: a column an engine, or one engine after the other where they have no room side by side. */
export function answers(spec: AnswersSpec, width: number, theme: Theme): Sized {
  return width < SIDE + COLUMN * spec.engines.length ? narrow(spec, width, theme) : wide(spec, width, theme);
}
