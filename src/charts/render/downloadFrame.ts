import type { ChartSpec } from '../../benchmark/figures/kinds';
import { tallyEntries } from '../../benchmark/figures/verdict/tally';
import { formatDate, formatQueries, formatShare } from '../../benchmark/text/numbers';
import { inLines, textRoom, wrapText } from '../base/textWidth';
import { markColour, type Theme, tintColour } from '../base/theme';
import { MARK_BOX } from '../base/verdictShapes';
import { verdictItems } from '../draw/intervals';
import { DOUGHNUT_SIZE } from '../kinds/doughnut';
import { rectItem, textItem } from '../scene/compose';
import { type Block, paragraph, stacked } from '../scene/paragraph';
import type { Sized } from '../scene/picture';

/** What stands around a downloaded chart. Title and caption default to the spec's own. */
export interface DownloadMeta {
  /** The address of the page that shows the chart, without protocol. */
  source: string;
  /** Date of publication, 2026-07-21. */
  date: string;
  title?: string;
  caption?: string;
  /** Below the drawing. */
  note?: string;
  /** What the figures derive from, with a full stop; '' where they derive from no suite. */
  disclaimer: string;
}

/** Title and caption, from the top of the picture down. */
export function heading(title: string, caption: string, theme: Theme, width: number): Block {
  const place = { left: 0, top: 0, width };
  const first = paragraph(title, place, { size: 16, weight: 600, colour: theme.ink, height: 24 });
  const second = paragraph(
    caption,
    { ...place, top: first.bottom },
    { size: 13, weight: 400, colour: theme.ink2, height: 20 },
  );
  return { items: [...first.items, ...second.items], bottom: second.bottom };
}

/** The disclaimer, the date and the source in one sentence each. */
export function provenance({ source, date, disclaimer }: DownloadMeta): string {
  return `${disclaimer} ${formatDate(date)}. Source: ${source}`.trim();
}

/** The disclaimer, the date and the source, from `top` on. */
export function footer(meta: DownloadMeta, theme: Theme, width: number, top: number): Block {
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 18 };
  return paragraph(provenance(meta), { left: 0, top, width }, style);
}

/** The verdict states with their counts, for the kinds that need a key; nothing for the others. */
export function verdictKey(spec: ChartSpec, theme: Theme, width: number, top: number): Block {
  if (spec.kind !== 'spread') return { items: [], bottom: top };
  const entries = tallyEntries(spec).map(({ verdict, label, count }) => ({ verdict, text: `${count} ${label}` }));
  const indent = MARK_BOX.width + 6;
  const places = inLines(
    entries.map(({ text }) => indent + textRoom(text)),
    width,
    16,
  );
  const items = entries.flatMap(({ verdict, text }, index) => {
    const { x = 0, line = 0 } = places[index] ?? {};
    const y = top + line * KEY_LINE;
    return [...verdictItems(verdict, x, y + 3, theme), textItem(text, x + indent, y + 14.3, theme.ink)];
  });
  return { items, bottom: top + (1 + (places.at(-1)?.line ?? 0)) * KEY_LINE };
}

/** The height of a line of keys, px. */
const KEY_LINE = 24;
const PART_LINE = 27;

/**
 * The parts of a doughnut: swatch, range, count and share, one line each, next to its drawing or, if there is no room, below it. Nothing for
 * other kinds.
 */
export function partsKey(spec: ChartSpec, theme: Theme, drawn: Pick<Sized, 'width' | 'height'>, width: number): Block {
  if (spec.kind !== 'doughnut') return { items: [], bottom: 0 };
  const widest = 20 + Math.max(100, ...spec.parts.map(({ label }) => textRoom(label)));
  const isBeside = drawn.width + PARTS_GAP + widest + COUNTS <= width;
  const left = isBeside ? drawn.width + PARTS_GAP : 0;
  const top = isBeside ? (DOUGHNUT_SIZE - spec.parts.length * PART_LINE) / 2 : drawn.height + 8;
  const labels = Math.min(widest, width - COUNTS);
  const counts = left + labels + COUNTS / 2;
  return stacked(spec.parts, top, ({ label, value, verdict, weight }, from) => {
    const y = from + PART_LINE / 2;
    const lines = wrapText(label, labels - 20);
    const fill = weight === 'outer' ? markColour(theme, verdict) : tintColour(theme, verdict);
    const outline = { colour: markColour(theme, verdict), width: 1.5 };
    const share = formatShare(spec.total === 0 ? 0 : value / spec.total);
    return {
      items: [
        rectItem({ x: left, y: y - 5, width: 10, height: 10 }, fill, outline),
        ...lines.map((line, index) => textItem(line, left + 20, y + 4.3 + index * 16, theme.ink)),
        textItem(formatQueries(value), counts, y + 4.3, theme.ink, { anchor: 'end' }),
        textItem(share, counts + COUNTS / 2, y + 4.3, theme.ink, { anchor: 'end' }),
      ],
      bottom: from + PART_LINE + (lines.length - 1) * 16,
    };
  });
}

/** Between a doughnut and its parts, px. */
const PARTS_GAP = 40;
/** The two columns of numbers next to their labels, px. */
const COUNTS = 140;
