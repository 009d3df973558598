import { formatDate } from '../../benchmark/text/numbers';
import { verdictItems } from '../../charts/intervals';
import { type Block, paragraph, textItem } from '../../charts/marks';
import { inLines, textRoom } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { MARK_BOX } from '../../charts/verdictShapes';
import type { ChartSpec } from '..';

/** Text around a downloaded chart. Title and caption default to the spec's. */
export interface DownloadMeta {
  /** URL of the page with the chart, without protocol. */
  source: string;
  /** Publication date, 2026-07-21. */
  date: string;
  title?: string;
  caption?: string;
  note?: string;
  /** "Derived from TPC-DS; ….", with a period; '' if the suite is not derived. */
  disclaimer: string;
}

/** Title and caption, from the top of the picture. */
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

/** Disclaimer, date, and source as text. */
export function provenance({ source, date, disclaimer }: DownloadMeta): string {
  return `${disclaimer} ${formatDate(date)}. Source: ${source}`.trim();
}

/** Disclaimer, date, and source, from `top`. */
export function footer(meta: DownloadMeta, theme: Theme, width: number, top: number): Block {
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 18 };
  return paragraph(provenance(meta), { left: 0, top, width }, style);
}

/** Verdicts with their counts, for kinds that need a key; empty for others. */
export function verdictKey(spec: ChartSpec, theme: Theme, width: number, top: number): Block {
  if (spec.kind !== 'spread') return { items: [], bottom: top };
  const entries = spec.key.map(({ verdict, label, count }) => ({ verdict, text: `${count} ${label}` }));
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

/** Height of a line of the key, px. */
const KEY_LINE = 24;
