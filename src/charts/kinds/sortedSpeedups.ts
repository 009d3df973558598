import type { SortedSpec, SpeedupPanel } from '../../benchmark/figures/several/specs';
import { capitalise } from '../../benchmark/text/names';
import { isHollow, markColour, type Theme } from '../base/theme';
import { dotItem, lineItem, textItem } from '../scene/compose';
import type { Item, TextItem } from '../scene/drawing';
import { paragraph } from '../scene/paragraph';
import { moved, type Sized } from '../scene/picture';

/** The narrowest panel, and what lies between two, px. */
const NARROWEST = 260;
const GAP = { x: 32, y: 20 };

/** Around the plot of a panel: the ticks at its left, the axis' name and the highest label above, the lowest label below. */
const PADDING = { left: 36, right: 6, top: 44, bottom: 40 };
const PLOT_HEIGHT = 168;

interface Place {
  left: number;
  top: number;
  width: number;
}

/** A label with a halo of the background, so that it reads over dots and lines. */
function labelItem(text: string, x: number, y: number, anchor: TextItem<number>['anchor'], theme: Theme) {
  return { ...textItem(text, x, y, theme.ink, { anchor }), halo: { colour: theme.bg, width: 4 } };
}

function gridItems({ ticks, axisTitle }: SortedSpec, { left, top, width }: Place, theme: Theme): Item<number>[] {
  const lines = ticks.flatMap(({ label, at }) => {
    const y = top + (PLOT_HEIGHT * at) / 100;
    const [colour, ink] = label === '1×' ? [theme.ink, theme.ink] : [theme.grid, theme.ink2];
    return [
      lineItem([left, y], [left + width, y], colour),
      textItem(label, left - 8, y + 4.3, ink, { anchor: 'end', weight: label === '1×' ? 600 : 400 }),
    ];
  });
  const below = textItem('Queries, sorted by speedup', left, top + PLOT_HEIGHT + 34, theme.ink2);
  return [...lines, textItem(axisTitle, left - PADDING.left, top - 28, theme.ink2), below];
}

function dotItems({ points, lowest, highest }: SpeedupPanel, { left, top, width }: Place, theme: Theme) {
  const placed = points.map(({ x, y, verdict }) => ({
    x: left + (width * x) / 100,
    y: top + (PLOT_HEIGHT * y) / 100,
    verdict,
  }));
  const dots = placed.map(({ x, y, verdict }) => {
    const colour = markColour(theme, verdict);
    return isHollow(verdict) ? dotItem(x, y, 1.8, theme.bg, { colour, width: 1.4 }) : dotItem(x, y, 2.5, colour);
  });
  const [first, last] = [placed[0], placed.at(-1)];
  const low = first ? [labelItem(lowest, first.x - 3, first.y + 18, 'start', theme)] : [];
  const high = last && last !== first ? [labelItem(highest, last.x + 3, last.y - 8, 'end', theme)] : [];
  return [...dots, ...low, ...high];
}

/** A panel from the point (0, 0), with as much room for its words as the highest of a row needs. */
function panelDrawing(spec: SortedSpec, panel: SpeedupPanel, width: number, theme: Theme): Sized {
  const style = { weight: 400, colour: theme.ink2, size: 12, height: 18 };
  const name = paragraph(
    capitalise(panel.title),
    { left: 0, top: 0, width },
    { ...style, weight: 600, colour: theme.ink, size: 14, height: 20 },
  );
  const counts = paragraph(panel.counts, { left: 0, top: name.bottom, width }, style);
  const plot = {
    left: PADDING.left,
    top: counts.bottom + PADDING.top,
    width: width - PADDING.left - PADDING.right,
  };
  const items = [...name.items, ...counts.items, ...gridItems(spec, plot, theme), ...dotItems(panel, plot, theme)];
  return { items, width, height: plot.top + PLOT_HEIGHT + PADDING.bottom };
}

/** The panels in rows of as many as have room; the plots of a row stand at one height. */
export function sortedSpeedups(spec: SortedSpec, width: number, theme: Theme): Sized {
  const inRow = Math.min(spec.panels.length, Math.floor((width + GAP.x) / (NARROWEST + GAP.x)));
  const each = (width + GAP.x) / inRow - GAP.x;
  const drawn = spec.panels.map((panel) => panelDrawing(spec, panel, each, theme));
  const items: Item<number>[] = [];
  let top = 8;
  for (let first = 0; first < drawn.length; first += inRow) {
    const row = drawn.slice(first, first + inRow);
    const height = Math.max(...row.map((panel) => panel.height));
    row.forEach((panel, index) => {
      items.push(...moved(panel.items, { dx: index * (each + GAP.x), dy: top + height - panel.height }));
    });
    top += height + GAP.y;
  }
  return { items, width, height: top - GAP.y };
}
