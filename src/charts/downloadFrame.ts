import type { ChartSpec } from '../benchmark/chartTypes';
import type { Verdict } from '../benchmark/comparisonTypes';
import { formatDate, formatQueries, formatShare, VERDICT_WORDS } from '../benchmark/format';
import { dotItem, rectItem, textItem } from './compose';
import type { Item } from './drawing';
import { textRoom, wrapText } from './textWidth';
import type { Theme } from './theme';
import { markColour, tintColour } from './theme';
import { DOUGHNUT_SIZE } from './variants';

/** What stands around a downloaded chart. Title and caption default to the spec's own. */
export interface DownloadMeta {
  /** The address of the page that shows the chart, without protocol. */
  source: string;
  /** Date of publication, 2026-07-21. */
  date: string;
  title?: string;
  caption?: string;
  /** What the figures derive from, with a full stop; '' where they derive from no suite. DESIGN, section 6, rule 8. */
  disclaimer: string;
}

/** A part of a picture, and where it ends, px from the top. */
export interface Block {
  items: Item<number>[];
  bottom: number;
}

/** How lines of words are set: size, weight, colour and the height of a line. */
export interface LineStyle {
  size: number;
  weight: number;
  colour: string;
  height: number;
}

/** Words in as many lines as `width` asks for, at most `most`, from the point (`left`, `top`) down. */
export function paragraph(
  text: string,
  { left, top, width, most = Infinity }: { left: number; top: number; width: number; most?: number },
  { size, weight, colour, height }: LineStyle,
): Block {
  const lines = wrapText(text, width, size, weight).slice(0, most);
  const items = lines.map((line, index) => {
    const baseline = top + (index + 0.5) * height + size * 0.36;
    return textItem(line, left, baseline, colour, { size, weight });
  });
  return { items, bottom: top + lines.length * height };
}

/** Title and caption, from the top of the picture down. */
export function heading(title: string, caption: string, theme: Theme, width: number): Block {
  const place = { left: 0, top: 0, width };
  const first = paragraph(title, place, { size: 16, weight: 600, colour: theme.ink, height: 24 });
  const second = paragraph(
    caption,
    { ...place, top: first.bottom, most: 4 },
    { size: 13, weight: 400, colour: theme.ink2, height: 20 },
  );
  return { items: [...first.items, ...second.items], bottom: second.bottom };
}

/** The disclaimer, the date and the source in one sentence each. */
export function provenance({ source, date, disclaimer }: DownloadMeta): string {
  return `${disclaimer} ${formatDate(date)}. Source: ${source}`.trim();
}

/** The disclaimer, the date and the source, from `top` on. */
export function footing(meta: DownloadMeta, theme: Theme, width: number, top: number): Block {
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 18 };
  return paragraph(provenance(meta), { left: 0, top, width }, style);
}

/** The verdict states with their counts on one line, for the kinds that need a key; nothing for the others. */
export function verdictKey(spec: ChartSpec, theme: Theme, top: number): Block {
  if (spec.kind !== 'spread') return { items: [], bottom: top };
  const { faster, none, slower } = spec.clear;
  const entries: { verdict: Verdict; text: string }[] = [
    { verdict: 'faster', text: `${faster} ${spec.names.candidate} clearly faster` },
    { verdict: 'unclear', text: `${none} ${VERDICT_WORDS.unclear}` },
    { verdict: 'slower', text: `${slower} ${spec.names.baseline} clearly faster` },
  ];
  let x = 5;
  const items = entries.flatMap(({ verdict, text }) => {
    const mark =
      verdict === 'unclear'
        ? dotItem(x, top + 10, 3.2, theme.bg, { colour: theme.unclear, width: 1.5 })
        : dotItem(x, top + 10, 4, markColour(theme, verdict));
    const label = textItem(text, x + 9, top + 14.3, theme.ink);
    x += 9 + textRoom(text) + 16;
    return [mark, label];
  });
  return { items, bottom: top + 24 };
}

/** The parts of a doughnut beside it: swatch, range, count and share, one line each; nothing for other kinds. */
export function partsKey(spec: ChartSpec, theme: Theme, left: number, top: number): Item<number>[] {
  if (spec.kind !== 'doughnut') return [];
  const row = 27;
  const first = top + (DOUGHNUT_SIZE - spec.parts.length * row) / 2;
  const counts = left + 20 + Math.max(100, ...spec.parts.map(({ label }) => textRoom(label))) + 70;
  return spec.parts.flatMap(({ label, value, verdict, weight }, index) => {
    const y = first + index * row + row / 2;
    const fill = weight === 'outer' ? markColour(theme, verdict) : tintColour(theme, verdict);
    const outline = { colour: markColour(theme, verdict), width: 1.5 };
    const share = formatShare(spec.total === 0 ? 0 : value / spec.total);
    return [
      rectItem({ x: left, y: y - 5, width: 10, height: 10 }, fill, outline),
      textItem(label, left + 20, y + 4.3, theme.ink),
      textItem(formatQueries(value), counts, y + 4.3, theme.ink, { anchor: 'end' }),
      textItem(share, counts + 70, y + 4.3, theme.ink, { anchor: 'end' }),
    ];
  });
}
