import { textRoom } from '../base/textWidth';
import { type LegacyChart, labelText, legacyLength, ROUND_SIZE } from './legacyChart';

/**
 * Widths at which charts of the earlier style are drawn, px. Their options may ask for anything that Chart.js can do,
 * which no stretched drawing can follow; a box shows the widest drawing that it has room for.
 */
const WIDTHS = [244, 288, 320, 343, 358, 380, 412, 460, 510, 560, 620, 690, 760, 840, 920];
const COLUMNS = 320;
const BAR = 16;
const ROW_GAP = 10;
const AROUND_ROWS = 76;
/** Beside the plot area, px, about: what the axis of values takes. */
const BESIDE = 60;
const MOST_LINES = 3;
/** At most so much of a picture's width goes to the labels of rows. */
export const LABEL_SHARE = 0.4;

function isRound({ type }: LegacyChart): boolean {
  return type !== 'bar';
}

/** The widths of the drawings of a chart, narrowest first. A pie or doughnut is as wide as high. */
export function legacyWidths(chart: LegacyChart): number[] {
  if (!isRound(chart)) return WIDTHS;
  const diameter = Math.min(chart.height ?? ROUND_SIZE, WIDTHS.at(-1) ?? ROUND_SIZE);
  return [...WIDTHS.filter((width) => width < diameter), diameter];
}

/** The width of the drawing for a box of `box` px. */
export function legacyWidth(chart: LegacyChart, box: number): number {
  const widths = legacyWidths(chart);
  return widths.findLast((width) => width <= box) ?? (widths[0] as number);
}

/** Px of a column's share of a picture of this width. */
export function columnRoom({ data }: LegacyChart, width: number): number {
  return (width - BESIDE) / Math.max(1, legacyLength(data)) - 6;
}

function labelsFit(chart: LegacyChart, width: number): boolean {
  const room = columnRoom(chart, width);
  return (chart.data.labels ?? []).every((label) => {
    const text = labelText(label);
    const widest = Math.max(0, ...text.split(' ').map((word) => textRoom(word)));
    return widest <= room && textRoom(text) <= room * MOST_LINES * 0.8;
  });
}

/** True where bars lie in rows: if the page says so, and where it does not say and labels of columns would collide. */
export function isHorizontal(chart: LegacyChart, width: number): boolean {
  if (chart.options.indexAxis !== undefined) return chart.options.indexAxis === 'y';
  return !isRound(chart) && !labelsFit(chart, width);
}

/** Px beside the plot area, about: the labels of rows, or the ticks of values. */
export function labelsRoom(chart: LegacyChart, width: number): number {
  if (!isHorizontal(chart, width)) return BESIDE;
  const widest = Math.max(0, ...(chart.data.labels ?? []).map((label) => textRoom(labelText(label))));
  return Math.min(widest, width * LABEL_SHARE) + 24;
}

/** The height of the drawing that is `width` px wide: the page's own, else what its rows need. */
export function legacyHeight(chart: LegacyChart, width: number): number {
  if (isRound(chart)) return width;
  if (chart.height !== null) return chart.height;
  if (!isHorizontal(chart, width)) return COLUMNS;
  const row = Math.max(1, chart.data.datasets.length) * BAR + ROW_GAP;
  return Math.max(1, legacyLength(chart.data)) * row + AROUND_ROWS;
}
