import type { HistoryMark, HistoryPanel, HistorySpec } from '../../../benchmark/figures/history/specs';
import { ratioTick } from '../../../benchmark/figures/scale';
import { formatNumber } from '../../../benchmark/text/numbers';
import type { Theme } from '../../base/theme';
import { lineItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import type { Stretched } from '../../scene/picture';
import { type BlockPlace, plotOf, roomyLabels, SCALE, shareOf } from './columns';
import { type Band, BELOW, blockItems, bracketItems, breakItems, gapItems, type Placed, wordItems } from './frame';
import { keyItems } from './key';
import { type Estimate, estimateItems, headingItem, labelItem, type Point } from './marks';

/** Of a panel, px from its top: its brackets, its plot, and its end. */
const BRACKETS = 52;
const PLOT = 64;
const HEIGHT = 150;
const ROW = PLOT + HEIGHT + 18;
/** Between the names of the estimates at the right end, px. */
const APART = 14;

type Axis = HistorySpec['axis'];

function yOf(value: number, axis: Axis, { top, bottom }: Band): number {
  return bottom - shareOf(value, axis) * (bottom - top);
}

/** The gridlines of one block's plot; the one at 1× in ink. */
function gridItems({ ticks, ...axis }: Axis, band: Band, { left, right }: BlockPlace, theme: Theme): Item<number>[] {
  return ticks.map((tick) => {
    const y = yOf(tick, { ticks, ...axis }, band);
    return lineItem([left, y], [right, y], tick === 1 ? theme.ink : theme.grid);
  });
}

function tickItems(axis: Axis, band: Band, theme: Theme): Item<number>[] {
  let last = Number.POSITIVE_INFINITY;
  return axis.ticks.flatMap((tick) => {
    const y = yOf(tick, axis, band);
    if (tick !== 1 && last - y < 16) return [];
    last = y;
    const weight = tick === 1 ? 600 : 400;
    return [
      textItem(ratioTick(tick), SCALE - 8, y + 4.3, tick === 1 ? theme.ink : theme.ink2, { anchor: 'end', weight }),
    ];
  });
}

/** The total of each mark but the newest, which has its name at the right end; where there is no room the highest and the first come first. */
function totalLabels(
  marks: readonly HistoryMark[],
  band: Band,
  axis: Axis,
  { place, narrowest }: Placed,
  theme: Theme,
) {
  const highest = Math.max(...marks.map(({ total }) => total));
  const rank = ({ total }: HistoryMark, index: number) => {
    return total === highest ? 0 : index + 1;
  };
  const labels = marks.map((mark, index) => ({
    text: formatNumber(mark.total, 2),
    at: narrowest.middle(mark.column),
    rank: rank(mark, index),
    weight: 600,
  }));
  const shown = roomyLabels(labels);
  return marks.slice(0, -1).flatMap((mark, index) => {
    const top = Math.min(...[mark.total, mark.geometricMean, mark.median].map((value) => yOf(value, axis, band)));
    const at: Point = [place.middle(mark.column), top - 10];
    return shown.has(index) ? [labelItem(labels[index]?.text ?? '', at, theme)] : [];
  });
}

const NAMES: Record<Estimate, string> = { total: 'total', geometricMean: 'geo. mean', median: 'median' };

/** All three estimates of the newest release at the right end, apart from one another. */
function endLabels(marks: readonly HistoryMark[], band: Band, axis: Axis, { middle }: BlockPlace, theme: Theme) {
  const last = marks.at(-1);
  if (!last) return [];
  const order = (Object.keys(NAMES) as Estimate[]).sort((a, b) => last[b] - last[a]);
  let next = Number.NEGATIVE_INFINITY;
  const wanted = order.map((estimate) => yOf(last[estimate], axis, band));
  const shift = Math.max(0, APART - ((wanted[1] ?? 0) - (wanted[0] ?? 0)));
  return order.map((estimate, index) => {
    const y = Math.max((wanted[index] ?? 0) - (index === 0 ? shift : 0), next);
    next = y + APART;
    const text = `${NAMES[estimate]} ${formatNumber(last[estimate], 2)}`;
    const weight = estimate === 'total' ? 600 : 400;
    return textItem(text, middle(last.column) + 12, y + 4.3, theme.ink, { weight });
  });
}

function panelItems(spec: HistorySpec, panel: HistoryPanel, top: number, placed: Placed, theme: Theme): Item<number>[] {
  const { place } = placed;
  const band = { top: top + PLOT, bottom: top + PLOT + HEIGHT };
  if (panel.words !== '') return wordItems(panel, band, placed, theme);
  const at = (column: number, value: number): Point => [place.middle(column), yOf(value, spec.axis, band)];
  return [
    ...gapItems(panel, band, place, theme),
    ...gridItems(spec.axis, band, place, theme),
    ...breakItems(panel, { top: top + BRACKETS, bottom: band.bottom }, place, theme),
    headingItem(panel.heading, panel.detail, place.left - (place.left === SCALE ? SCALE : 0), top + 14, theme),
    ...bracketItems(panel, top + BRACKETS, placed, theme),
    ...estimateItems(panel.marks, at, theme),
    ...totalLabels(panel.marks, band, spec.axis, placed, theme),
    ...endLabels(panel.marks, band, spec.axis, place, theme),
  ];
}

/** Releases from left to right, a row of panels for each suite; machines side by side, parted by a rule. */
export function wideHistory(spec: HistorySpec, width: number, theme: Theme, fit: number): Stretched {
  const key = keyItems(fit, theme);
  const rows = spec.blocks[0]?.panels.length ?? 0;
  const bottom = key.bottom + rows * ROW;
  const items = blockItems(spec.blocks, [width, fit], [key.bottom, bottom], theme, (panel, row, placed) =>
    panelItems(spec, panel, key.bottom + row * ROW, placed, theme),
  );
  const ticks = Array.from({ length: rows }, (_, row) => key.bottom + row * ROW + PLOT).flatMap((top, row) =>
    spec.blocks[0]?.panels[row]?.words === '' ? tickItems(spec.axis, { top, bottom: top + HEIGHT }, theme) : [],
  );
  return { items: [...key.items, ...items, ...ticks], width, height: bottom + BELOW, plot: plotOf(width) };
}
