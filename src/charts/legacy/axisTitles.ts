import type { Chart, Plugin } from 'chart.js';
import { wrapText } from '../base/textWidth';
import { drawLabel } from '../draw/text';
import { isOptions, labelText, type Options } from './legacyChart';

const LINE = 16;

/** The title of a vertical axis, in lines for a picture of one width. */
interface AxisTitle {
  lines: string[];
  right: boolean;
  colour: string;
}

function isVertical(id: string, { axis }: Options): boolean {
  return axis === undefined ? id.startsWith('y') : axis === 'y';
}

/** The shown titles of vertical axes among `scales`. */
export function verticalTitles(scales: Options, width: number): AxisTitle[] {
  return Object.entries(scales).flatMap(([id, scale]) => {
    const title = isOptions(scale) && isVertical(id, scale) ? scale.title : null;
    if (!isOptions(title) || !title.display || !isOptions(scale)) return [];
    const lines = wrapText(labelText(title.text), width);
    return lines.length === 0 ? [] : [{ lines, right: scale.position === 'right', colour: String(title.color) }];
  });
}

/** The same scales without the titles of vertical axes, which `axisTitlesPlugin` draws, and with others in lines of at most `room` px. */
export function withFittingTitles(scales: Options, room: number): Options {
  const entries = Object.entries(scales).map(([id, scale]) => {
    if (!isOptions(scale) || !isOptions(scale.title)) return [id, scale];
    const { title } = scale;
    const fitting = isVertical(id, scale) ? { display: false } : { text: wrapText(labelText(title.text), room) };
    return [id, { ...scale, title: { ...title, ...fitting } }];
  });
  return Object.fromEntries(entries);
}

/** Px that the titles take above the plot area. */
export function titlesHeight(titles: AxisTitle[]): number {
  return Math.max(0, ...titles.map(({ lines }) => lines.length * LINE + 6));
}

/** Draws the titles of vertical axes above the plot area's corners, never turned. */
export function axisTitlesPlugin(titles: AxisTitle[]): Plugin {
  return {
    id: 'axis-titles',
    beforeDatasetsDraw: (chart: Chart) => {
      for (const { lines, right, colour } of titles) {
        const place = right ? { x: chart.width, anchor: 'end' as const } : { x: 0 };
        for (const [index, text] of lines.entries()) drawLabel(chart, { text, ...place, y: 12 + index * LINE, colour });
      }
    },
  };
}
