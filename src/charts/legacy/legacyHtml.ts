import { textRoom } from '../base/textWidth';
import { css, FONT_FAMILY } from '../base/theme';
import { Clips } from '../svg/clips';
import { attributes } from '../svg/escape';
import { markup } from '../svg/markup';
import { fixedItems } from '../svg/place';
import { recordChart } from '../svg/record';
import type { LegacyChart } from './legacyChart';
import { legacyConfig } from './legacyConfig';
import { legacyWidths } from './legacySizes';
import { withoutIdleClips } from './withoutIdleClips';

/** The narrowest and widest box, px, that shows a drawing; null is open. */
interface Range {
  from: number | null;
  to: number | null;
}

function className({ from, to }: Range): string {
  return `chart-at-${from ?? 0}-${to ?? ''}`;
}

/** Hides a drawing in boxes outside its range. */
function rule(range: Range): string {
  const { from, to } = range;
  const hide = `.${className(range)}{display:none}`;
  const narrower = from === null ? '' : `@container(max-width:${from - 0.02}px){${hide}}`;
  return narrower + (to === null ? '' : `@container(min-width:${to}px){${hide}}`);
}

function picture(chart: LegacyChart, width: number, labelId: string): string {
  const { config, height } = legacyConfig(chart, css, width);
  const drawing = recordChart(config, width, height, textRoom);
  const clips = new Clips(`${labelId}-${width}-c`);
  const items = markup(fixedItems({ ...drawing, items: withoutIdleClips(drawing.items) }), height, (data) =>
    clips.idOf(data),
  );
  const root = attributes({
    width,
    height,
    role: 'img',
    'aria-labelledby': labelId,
    'font-size': 12,
    'font-family': FONT_FAMILY,
    style: 'display:block;overflow:visible',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"${root}>${clips.definitions()}${items}</svg>`;
}

/**
 * The HTML of a chart of the earlier style inside a page: a drawing per width, of which the box shows the widest that
 * it has room for. Colours of ours are the stylesheet's variables. `labelId` is the id of the element that names the chart. Throws,
 * naming the chart, for what a drawing cannot hold.
 */
export function legacyHtml(chart: LegacyChart, labelId: string): string {
  const widths = legacyWidths(chart);
  const ranges = widths.map((width, index) => ({ from: index === 0 ? null : width, to: widths[index + 1] ?? null }));
  try {
    const drawings = widths.map(
      (width, index) => `<div class="${className(ranges[index] as Range)}">${picture(chart, width, labelId)}</div>`,
    );
    const rules = ranges.map(rule).join('');
    return `${rules === '' ? '' : `<style>${rules}</style>`}${drawings.join('')}`;
  } catch (error) {
    throw new Error(`chart "${chart.title}" cannot be drawn: ${(error as Error).message}`, { cause: error });
  }
}
