import type { DriftSpec, HistoryBlock, HistoryMark, HistoryPanel } from '../../../benchmark/figures/history/specs';
import { formatNumber } from '../../../benchmark/text/numbers';
import type { Theme } from '../../base/theme';
import { TURNED_FROM } from '../../base/variants';
import { lineItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import { type Block, stacked } from '../../scene/paragraph';
import type { Stretched } from '../../scene/picture';
import { plotOf, roomyLabels, SCALE } from './columns';
import { type Band, BELOW, blockItems, breakItems, gapItems, type Placed, wordItems } from './frame';
import { headingItem, labelItem, type Point } from './marks';

const TOP = 24;
const HEIGHT = 92;
const ROW = TOP + HEIGHT + 20;
/** Half of a tick, px, and the slit of one that is split. */
const TICK = 9;

/** A tick of one round; two thin ones where each query ran once. */
function tickItems([x, y]: Point, single: boolean, theme: Theme): Item<number>[] {
  const at = single ? [-1.5, 1.5] : [0];
  return at.map((aside) => lineItem([x - TICK, y + aside], [x + TICK, y + aside], theme.ink, single ? 1.2 : 2.2));
}

/** The number above each tick that has room; the first, the newest and the extremes before the others. */
function numbers(marks: readonly HistoryMark[], at: (mark: HistoryMark) => Point, { narrowest }: Placed, theme: Theme) {
  const seconds = marks.map(({ baselineS }) => baselineS);
  const first = [Math.min(...seconds), Math.max(...seconds)];
  const labels = marks.map(({ baselineS, column }, index) => ({
    text: formatNumber(baselineS),
    at: narrowest.middle(column),
    rank: first.includes(baselineS) ? -1 : index,
    weight: 600,
  }));
  const shown = roomyLabels(labels);
  return marks.flatMap((mark, index) => {
    const [x, y] = at(mark);
    return shown.has(index) ? [labelItem(labels[index]?.text ?? '', [x, y - 8], theme)] : [];
  });
}

function panelItems(panel: HistoryPanel, axis: DriftSpec['axes'][number], top: number, placed: Placed, theme: Theme) {
  const { place } = placed;
  const band: Band = { top: top + TOP, bottom: top + TOP + HEIGHT };
  if (panel.words !== '') return wordItems(panel, { ...band, top: top - 20 }, placed, theme);
  const y = (seconds: number) => band.bottom - (seconds / axis.max) * HEIGHT;
  const at = (mark: HistoryMark): Point => [place.middle(mark.column), y(mark.baselineS)];
  return [
    ...gapItems(panel, band, place, theme),
    ...axis.ticks.map((tick) =>
      lineItem([place.left, y(tick)], [place.right, y(tick)], tick === 0 ? theme.axis : theme.grid),
    ),
    ...breakItems(panel, band, place, theme),
    headingItem(panel.heading, panel.detail, place.left === SCALE ? 0 : place.left, top + 14, theme),
    ...panel.marks.flatMap((mark) => tickItems(at(mark), mark.single, theme)),
    ...numbers(panel.marks, at, placed, theme),
  ];
}

/** The labels of the scale of a row, left of its first block. */
function axisItems({ max, ticks }: DriftSpec['axes'][number], top: number, theme: Theme): Item<number>[] {
  return ticks.map((tick) => {
    const y = top + TOP + HEIGHT - (tick / max) * HEIGHT;
    return textItem(formatNumber(tick), SCALE - 6, y + 4.3, theme.ink2, { anchor: 'end' });
  });
}

function wideDrift(spec: DriftSpec, width: number, theme: Theme, fit: number): Stretched {
  const bottom = spec.axes.length * ROW;
  const items = blockItems(spec.blocks, [width, fit], [0, bottom], theme, (panel, row, placed) => {
    const axis = spec.axes[row];
    return axis ? panelItems(panel, axis, row * ROW, placed, theme) : [];
  });
  const scales = spec.axes.flatMap((axis, row) =>
    spec.blocks[0]?.panels[row]?.words === '' ? axisItems(axis, row * ROW, theme) : [],
  );
  return { items: [...items, ...scales], width, height: bottom + BELOW, plot: plotOf(width) };
}

const LEFT = 96;
const RIGHT = 48;
const RELEASE = 22;

/** The rounds of a panel below one another, the seconds as a tick from 0 to the right. */
function turnedPanel(
  panel: HistoryPanel,
  { columns }: HistoryBlock,
  { max }: { max: number },
  top: number,
  width: number,
  theme: Theme,
): Block {
  const right = width - RIGHT;
  const first = top + 24;
  const zero = lineItem([LEFT, first], [LEFT, first + panel.marks.length * RELEASE], theme.axis);
  const rows = panel.marks.flatMap((mark, index) => {
    const y = first + (index + 0.5) * RELEASE;
    const x = LEFT + (mark.baselineS / max) * (right - LEFT);
    const { label = '', below = '' } = columns[mark.column] ?? {};
    const ticks = mark.single ? [-1.5, 1.5] : [0];
    return [
      textItem(label, 0, y + 4.3, theme.ink, { weight: 600 }),
      ...(below === 'build' ? [] : [textItem(below, 40, y + 4.3, theme.ink2)]),
      ...ticks.map((aside) => lineItem([x + aside, y - 7], [x + aside, y + 7], theme.ink, mark.single ? 1.2 : 2.2)),
      labelItem(formatNumber(mark.baselineS), [width, y + 4.3], theme, 'end'),
    ];
  });
  const heading = headingItem(panel.heading, `${panel.detail}; s`, 0, top + 12, theme);
  return { items: [heading, zero, ...rows], bottom: first + panel.marks.length * RELEASE + 20 };
}

function narrowDrift(spec: DriftSpec, width: number, theme: Theme): Stretched {
  const panels = spec.blocks.flatMap((block) =>
    block.panels.flatMap((panel, row) => {
      const axis = spec.axes[row];
      return panel && axis && panel.words === '' ? [{ block, panel, axis }] : [];
    }),
  );
  const { items, bottom } = stacked(panels, 0, ({ block, panel, axis }, top) =>
    turnedPanel(panel, block, axis, top, width, theme),
  );
  return { items, width, height: bottom, plot: { left: LEFT, right: width - RIGHT } };
}

/** The seconds of native Spark in each round: a tick a round, never joined; in narrow boxes turned. */
export function drift(spec: DriftSpec, width: number, theme: Theme, fit = width): Stretched {
  return fit >= TURNED_FROM ? wideDrift(spec, width, theme, fit) : narrowDrift(spec, width, theme);
}
