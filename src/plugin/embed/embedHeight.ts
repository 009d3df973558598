import { type DrawnSpec, type FigureSpec, isDrawnSpec } from '../../benchmark/figures/kinds';
import { textRoom, wrapText } from '../../charts/base/textWidth';
import { chartHeights } from '../../charts/render/chartHeights';
import { tableHeights, wideFrom } from '../../charts/render/inlineSvg';
import type { EmbedPage } from './embedPage';

/** Border and padding of the frame, and the parts whose height does not depend on text, px. */
const FRAME = { side: 34, ends: 28, aboveChart: 12, aboveFooter: 21, key: 8, parts: 12 };
const LINE = { title: 22, caption: 19, key: 20, part: 27, wrapped: 18, footer: 18 };
/** How wide a doughnut's key is at most, and what its columns beside the labels take, px. */
const WIDEST_PARTS = 420;
const PART_COLUMNS = 150;
/** From this width on a chart is drawn wide. */
const WIDE = 560;
/** Below this width it has a drawing of its own. */
const TINY = 340;

function lines(text: string, width: number, size: number, weight = 400): number {
  return wrapText(text, width, size, weight).length;
}

/** How many lines entries of these widths take, none of them broken, px. */
function rows(widths: readonly number[], width: number): number {
  let [count, used] = [1, 0];
  for (const entry of widths) {
    if (used > 0 && used + entry > width) [count, used] = [count + 1, 0];
    used += entry;
  }
  return count;
}

function keyHeight({ key, spec }: EmbedPage, width: number): number {
  if (spec.kind === 'doughnut') {
    const labels = spec.parts.map(({ label }) => lines(label, Math.min(WIDEST_PARTS, width) - PART_COLUMNS, 13));
    return FRAME.parts + LINE.part + labels.reduce((sum, count) => sum + LINE.part + (count - 1) * LINE.wrapped, 0);
  }
  if (!key) return 0;
  const widths = key.map(({ label, count }) => textRoom(`${count} ${label}`, 12) + 38);
  return FRAME.key + rows(widths, width) * LINE.key;
}

/** The height of a chart by its width, px; the chart itself is drawn once, whatever widths are asked for. */
function chartHeight(spec: FigureSpec | DrawnSpec): (width: number) => number {
  const drawn = isDrawnSpec(spec);
  const { wide, narrow, tiny } = drawn ? { tiny: 0, ...tableHeights(spec) } : chartHeights(spec);
  const wideAt = drawn ? wideFrom(spec) : WIDE;
  return (width) => FRAME.aboveChart + (width >= wideAt ? wide : width >= TINY ? narrow : Math.max(narrow, tiny));
}

/** The widths of frames that a fixed height must serve, px: phones, both sides of where a chart is drawn wide, the frame's own. */
const WIDTHS = [320, 375, 412, 480, WIDE + FRAME.side - 1, WIDE + FRAME.side];

/** The height that holds all of an embed page at any width from 320 px to that of its frame, px: source and disclaimer are never cut. */
export function frameHeight(page: EmbedPage, width: number): number {
  const heightOf = chartHeight(page.spec);
  const widths = [...WIDTHS.filter((narrower) => narrower < width), width];
  return Math.max(...widths.map((one) => embedHeight(page, heightOf, one)));
}

/** How high an embed page is at most in a frame of this width, px: for frames that cannot ask it. Its table is closed. */
function embedHeight(page: EmbedPage, heightOf: (width: number) => number, width: number): number {
  const inner = width - FRAME.side;
  const sources = page.sources.map(({ label }) => label).join(', ');
  const footer =
    lines(`${page.statement} Source: ${sources}`, inner, 12) + lines(`Report: ${page.report.title}`, inner, 12) + 2;
  return (
    FRAME.ends +
    lines(page.title, inner, 16, 600) * LINE.title +
    lines(page.caption, Math.min(inner, 720), 13) * LINE.caption +
    keyHeight(page, inner) +
    heightOf(inner) +
    FRAME.aboveFooter +
    footer * LINE.footer
  );
}
