import type { ChartSpec } from '../../benchmark/figures/kinds';
import { tallyEntries } from '../../benchmark/figures/verdict/tally';
import { formatDate } from '../../benchmark/text/numbers';
import { textRoom } from '../base/textWidth';
import type { Theme } from '../base/theme';
import { MARK_BOX } from '../base/verdictShapes';
import { verdictItems } from '../draw/intervals';
import { textItem } from '../scene/compose';
import { type Block, paragraph } from '../scene/paragraph';

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

/** The verdict states with their counts on one line, for the kinds that need a key; nothing for the others. */
export function verdictKey(spec: ChartSpec, theme: Theme, top: number): Block {
  if (spec.kind !== 'spread') return { items: [], bottom: top };
  let x = 0;
  const items = tallyEntries(spec).flatMap(({ verdict, label, count }) => {
    const text = `${count} ${label}`;
    const entry = [
      ...verdictItems(verdict, x, top + 3, theme),
      textItem(text, x + MARK_BOX.width + 6, top + 14.3, theme.ink),
    ];
    x += MARK_BOX.width + 6 + textRoom(text) + 16;
    return entry;
  });
  return { items, bottom: top + 24 };
}
