import { formatNumber, formatQueries, formatSigned } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import type { Drawing, Mark } from '../../charts/drawing';
import type { Frame, Still } from '../../charts/frame';
import { TWO_WIDTHS } from '../../charts/frame';
import { lineItem, textItem } from '../../charts/marks';
import { textRoom } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { headAtRight, rule, verdictBar, WIDE } from '../stages/parts';
import type { LostRow, LostSpec } from './spec';

/** Number of drawn rows; the table has all. */
const MAX_ROWS = 8;
const ROW = 26;
/** Height of the verdict's line below a row without space for it. */
const LINE = 16;
const CHANGE = 52;

/** Positions of the parts of a row in px. */
interface Layout {
  width: number;
  /** Right edges of both sides' times; empty if they do not fit. */
  times: number[];
  change: number;
  bars: { left: number; right: number };
  /** Left edge of the verdict; null if it is below the bar. */
  words: number | null;
  /** Width of the bars in the narrowest box. */
  narrowest: number;
}

function layoutOf(rows: readonly LostRow[], width: number, fit: number): Layout {
  const wide = fit >= WIDE;
  const times = wide ? [130, 216] : [];
  const change = (times.at(-1) ?? 36) + CHANGE + 18;
  const room = Math.max(...rows.map(({ verdict }) => textRoom(VERDICT_WORDS[verdict])));
  const words = wide ? width - room : null;
  const bars = { left: change + 10, right: words === null ? width - 2 : words - 16 };
  return { width, times, change, bars, words, narrowest: bars.right - bars.left - (width - fit) };
}

function rowHeight({ words }: Layout): number {
  return words === null ? ROW + LINE : ROW;
}

/** Bars start at the zero line, which is between them if some queries lose and others gain. */
function barItem(row: LostRow, rows: readonly LostRow[], { bars, narrowest }: Layout, y: number, theme: Theme): Mark[] {
  const changes = rows.map(({ changeS }) => changeS);
  const [low, high] = [Math.min(0, ...changes), Math.max(0, ...changes)];
  const span = high - low || 1;
  const at = (value: number) => bars.left + ((bars.right - bars.left) * (value - low)) / span;
  const ends = { left: Math.min(at(0), at(row.changeS)), right: Math.max(at(0), at(row.changeS)) };
  return [
    lineItem([at(0), y - ROW / 2], [at(0), y + ROW / 2], theme.axis),
    verdictBar(ends, (narrowest * Math.abs(row.changeS)) / span, y - 5, 10, row.verdict, theme),
  ];
}

function rowItems(row: LostRow, rows: readonly LostRow[], layout: Layout, top: number, theme: Theme): Mark[] {
  const y = top + ROW / 2;
  const seconds = [row.baselineS, row.candidateS];
  return [
    textItem(row.query, 0, y + 4.3, theme.ink, { weight: 600 }),
    ...layout.times.map((right, index) =>
      textItem(formatNumber(seconds[index] ?? 0, 2), right, y + 4.3, theme.ink, { anchor: 'end' }),
    ),
    textItem(formatSigned(row.changeS, 2), layout.change, y + 4.3, theme.ink, { anchor: 'end', weight: 600 }),
    ...barItem(row, rows, layout, y, theme),
    layout.words === null
      ? textItem(VERDICT_WORDS[row.verdict], 0, y + LINE + 4.3, theme.ink2)
      : textItem(VERDICT_WORDS[row.verdict], layout.words, y + 4.3, theme.ink2),
    ...rule(top + rowHeight(layout), layout.width, layout.bars, theme.grid),
  ];
}

function draw(spec: LostSpec, { width, theme, variant: { from: fit } }: Frame): Drawing {
  const rows = spec.rows.slice(0, MAX_ROWS);
  const layout = layoutOf(rows, width, fit);
  const heads = ['Baseline, s', 'Candidate, s'];
  const items = [
    textItem('Query', 0, 14, theme.ink2),
    ...layout.times.map((right, index) => headAtRight(heads[index] ?? '', right, 14, theme)),
    headAtRight('Change, s', layout.change, 14, theme),
    ...rule(20, width, layout.bars, theme.axis),
    ...rows.flatMap((row, index) => rowItems(row, rows, layout, 20 + index * rowHeight(layout), theme)),
  ];
  const bottom = 20 + rows.length * rowHeight(layout);
  const more = spec.rows.length - rows.length;
  const words = more > 0 ? [textItem(`${formatQueries(more)} more in the table`, 0, bottom + 17, theme.ink2)] : [];
  const { left, right } = layout.bars;
  return { items: [...items, ...words], width, height: bottom + (more > 0 ? 24 : 4), left, right };
}

/** Queries with the largest losses, or gains if none lost: seconds, change as a bar, verdict. */
export const lost: Still<LostSpec> = { variants: TWO_WIDTHS, draw };
