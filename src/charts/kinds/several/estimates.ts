import type { CandidateEstimates, EstimatesSpec } from '../../../benchmark/figures/several/specs';
import type { StripRow } from '../../../benchmark/model/figure';
import { figureWord } from '../../../benchmark/text/cells';
import { capitalise } from '../../../benchmark/text/names';
import { formatSeconds, formatSpeedup } from '../../../benchmark/text/numbers';
import { textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { intervalItems, scaleGrid } from '../../draw/intervals';
import { lineItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import { paragraph, stacked } from '../../scene/paragraph';
import type { Sized } from '../../scene/picture';

const HEAD = 26;
const ROW = 24;
const SCALE = 48;
const PAD = { top: 10, bottom: 8 };
const SIZE = 13;
/** From a line's middle to the baseline of its text. */
const DOWN = 4.5;
/** Between two columns, and beside the scale for the dots at its ends, px. */
const GAP = 16;
const SIDE = 8;
/** The narrowest scale that is worth its room, px. */
const NARROWEST = 160;
const MARK = { radius: 4, line: 2, cap: 3, outline: 1.5 };
const HEADS = { name: 'Metric', plot: 'Speedup, × (log scale)', value: 'Speedup, ×', range: '95% interval' };

/** The places of the columns: the scale, the right ends of the two numbers, the left end of the words, and the whole width. */
type Columns = ReturnType<typeof columnsOf>;

function rangeText({ repeatText, mixText }: StripRow): string {
  return repeatText || mixText;
}

function wordText({ figure, verdict }: StripRow): string {
  return figureWord({ ...figure, verdict });
}

function columnsOf({ candidates }: EstimatesSpec, width: number) {
  const rows = candidates.flatMap((candidate) => candidate.rows);
  const room = (head: string, textOf: (row: StripRow) => string) =>
    GAP + Math.max(textRoom(head), ...rows.map((row) => textRoom(textOf(row), SIZE, 600)));
  const name = room(HEADS.name, (row) => row.name);
  const value = room(HEADS.value, ({ figure }) => formatSpeedup(figure.speedup));
  const range = room(HEADS.range, rangeText);
  const word = room('Verdict', wordText);
  const plot = Math.max(NARROWEST, width - name - value - range - word);
  const right = name + plot;
  return {
    scale: { left: name + SIDE, width: plot - 2 * SIDE },
    value: right + value,
    range: right + value + range,
    word: right + value + range + GAP,
    width: right + value + range + word,
  };
}

function headItems({ scale, value, range, word, width }: Columns, theme: Theme): Item<number>[] {
  const head = (text: string, x: number, anchor: 'start' | 'end' = 'start') =>
    textItem(text, x, 14, theme.ink2, { anchor });
  return [
    head(HEADS.name, 0),
    head(HEADS.plot, scale.left - SIDE),
    head(HEADS.value, value, 'end'),
    head(HEADS.range, range, 'end'),
    head('Verdict', word),
    lineItem([0, HEAD - 2], [width, HEAD - 2], theme.axis),
  ];
}

function rowItems(row: StripRow, top: number, columns: Columns, theme: Theme): Item<number>[] {
  const { scale, value, range, word } = columns;
  const y = top + ROW / 2;
  const number = { size: SIZE, anchor: 'end' as const };
  return [
    textItem(row.name, 0, y + DOWN, theme.ink, { size: SIZE }),
    ...intervalItems(row.repeat ?? row.mix, row.verdict, { ...scale, y }, MARK, theme),
    textItem(formatSpeedup(row.figure.speedup), value, y + DOWN, theme.ink, { ...number, weight: 600 }),
    textItem(rangeText(row), range, y + DOWN, theme.ink, number),
    textItem(wordText(row), word, y + DOWN, theme.ink, { size: SIZE }),
  ];
}

/** A candidate's name, totals and verdict in words above its rows; a rule above where another candidate stands there. */
function candidateItems(
  { title, totalS, verdict, rows }: CandidateEstimates,
  { baselineS, ticks }: EstimatesSpec,
  { top, isFirst }: { top: number; isFirst: boolean },
  columns: Columns,
  theme: Theme,
) {
  const { width, scale } = columns;
  const name = capitalise(title);
  const y = top + PAD.top + ROW / 2 + DOWN;
  const totals = `${formatSeconds(totalS, 2)} in total vs. ${formatSeconds(baselineS, 2)}`;
  const style = { size: SIZE, weight: 400, colour: theme.ink, height: 18 };
  const sentence = paragraph(verdict.sentence, { left: 0, top: top + PAD.top + ROW, width }, style);
  const first = sentence.bottom + 4;
  const bottom = first + rows.length * ROW;
  const items = [
    ...(isFirst ? [] : [lineItem([0, top], [width, top], theme.rule)]),
    textItem(name, 0, y, theme.ink, { size: SIZE, weight: 600 }),
    textItem(totals, textRoom(name, SIZE, 600) + GAP, y, theme.ink2, { size: SIZE }),
    ...sentence.items,
    ...scaleGrid(ticks, scale, [first, bottom], theme),
    ...rows.flatMap((row, index) => rowItems(row, first + index * ROW, columns, theme)),
  ];
  return { items, bottom: bottom + PAD.bottom };
}

/** The ticks below the rows, and which side is whose. */
function scaleItems({ ticks, baseline }: EstimatesSpec, top: number, { scale }: Columns, theme: Theme): Item<number>[] {
  const labels = ticks.map(({ label, at }) => {
    const style = { anchor: 'middle' as const, weight: at === 50 ? 600 : 400 };
    return textItem(label, scale.left + (scale.width * at) / 100, top + 12, theme.ink, style);
  });
  const middle = scale.left + scale.width / 2;
  return [
    ...labels,
    textItem(`← ${capitalise(baseline)} faster`, middle - 10, top + 32, theme.ink, { anchor: 'end' }),
    textItem('candidate faster →', middle + 10, top + 32, theme.ink),
  ];
}

/** The three estimates of every candidate below one another on one scale, as a page's table has them. */
export function estimates(spec: EstimatesSpec, width: number, theme: Theme): Sized {
  const columns = columnsOf(spec, width);
  const { items, bottom } = stacked(spec.candidates, HEAD, (candidate, top, index) =>
    candidateItems(candidate, spec, { top, isFirst: index === 0 }, columns, theme),
  );
  const all = [...headItems(columns, theme), ...items, ...scaleItems(spec, bottom, columns, theme)];
  return { items: all, width: columns.width, height: bottom + SCALE };
}
