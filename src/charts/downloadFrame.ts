import type { ChartSpec } from '../benchmark/chartTypes';
import type { Verdict } from '../benchmark/comparisonTypes';
import { formatDate, formatQueries, formatShare, VERDICT_WORDS } from '../benchmark/format';
import { attributes, escapeXml } from './svgText';
import { textRoom, wrapText } from './textWidth';
import type { Theme } from './theme';
import { markColour, tintColour } from './theme';
import { DOUGHNUT_SIZE } from './variants';

/** What stands around a downloaded chart. Title and caption default to the spec's own. */
export interface DownloadMeta {
  /** The page that shows the chart. */
  source: string;
  /** Date of publication, 2026-07-21. */
  date: string;
  title?: string;
  caption?: string;
  /** What the figures derive from; DISCLAIMER unless they derive from something else than TPC-DS, '' for nothing to say. */
  disclaimer?: string;
}

/** Must stand in every image of figures that derive from TPC-DS. DESIGN, section 6, rule 8. */
export const DISCLAIMER = 'Derived from TPC-DS; not comparable to published TPC-DS results.';

interface Line {
  text: string;
  size: number;
  weight: number;
  colour: string;
  height: number;
}

function lines(text: string, width: number, style: Omit<Line, 'text'>): Line[] {
  return wrapText(text, width, style.size, style.weight).map((line) => ({ ...style, text: line }));
}

function stacked(list: Line[], top: number): { svg: string; bottom: number } {
  let y = top;
  const svg = list.map(({ text, size, weight, colour, height }) => {
    y += height;
    const baseline = y - height / 2 + size * 0.36;
    return `<text${attributes({ y: baseline, 'font-size': size, 'font-weight': weight === 400 ? null : weight, fill: colour })}>${escapeXml(text)}</text>`;
  });
  return { svg: svg.join(''), bottom: y };
}

/** Title and caption, from the top of the picture. `bottom` is where they end, px. */
export function heading(
  spec: ChartSpec,
  meta: DownloadMeta,
  theme: Theme,
  width: number,
): { svg: string; bottom: number } {
  const title = lines(meta.title ?? spec.title, width, { size: 16, weight: 600, colour: theme.ink, height: 24 });
  const caption = lines(meta.caption ?? spec.description, width, {
    size: 13,
    weight: 400,
    colour: theme.ink2,
    height: 20,
  });
  return stacked([...title, ...caption.slice(0, 4)], 0);
}

/** The disclaimer, the date and the source, from `top` on. */
export function footing(
  { source, date, disclaimer = DISCLAIMER }: DownloadMeta,
  theme: Theme,
  width: number,
  top: number,
): { svg: string; bottom: number } {
  const text = `${disclaimer} ${formatDate(date)}. Source: ${source}`.trim();
  return stacked(lines(text, width, { size: 12, weight: 400, colour: theme.ink2, height: 18 }), top);
}

/** The verdict states with their counts on one line, for the kinds that need a key; nothing for the others. */
export function verdictKey(spec: ChartSpec, theme: Theme, top: number): { svg: string; bottom: number } {
  if (spec.kind !== 'spread') return { svg: '', bottom: top };
  const { faster, none, slower } = spec.clear;
  const entries: { verdict: Verdict; text: string }[] = [
    { verdict: 'faster', text: `${faster} ${spec.names.candidate} clearly faster` },
    { verdict: 'unclear', text: `${none} ${VERDICT_WORDS.unclear}` },
    { verdict: 'slower', text: `${slower} ${spec.names.baseline} clearly faster` },
  ];
  let x = 5;
  const svg = entries.map(({ verdict, text }) => {
    const hollow = verdict === 'unclear';
    const outline = { stroke: hollow ? theme.unclear : null, 'stroke-width': hollow ? 1.5 : null };
    const fill = hollow ? theme.bg : markColour(theme, verdict);
    const mark = `<circle${attributes({ cx: x, cy: top + 10, r: hollow ? 3.2 : 4, fill, ...outline })}/>`;
    const label = `<text${attributes({ x: x + 9, y: top + 14.3, fill: theme.ink })}>${escapeXml(text)}</text>`;
    x += 9 + textRoom(text) + 16;
    return mark + label;
  });
  return { svg: svg.join(''), bottom: top + 24 };
}

/** The parts of a doughnut beside it: swatch, range, count and share, one line each; nothing for other kinds. */
export function partsKey(spec: ChartSpec, theme: Theme, left: number, top: number): string {
  if (spec.kind !== 'doughnut') return '';
  const row = 27;
  const first = top + (DOUGHNUT_SIZE - spec.parts.length * row) / 2;
  const lines = spec.parts.map(({ label, value, verdict, weight }, index) => {
    const y = first + index * row + row / 2;
    const fill = weight === 'outer' ? markColour(theme, verdict) : tintColour(theme, verdict);
    const swatch = `<rect${attributes({ x: left, y: y - 5, width: 10, height: 10, fill, stroke: markColour(theme, verdict), 'stroke-width': 1.5 })}/>`;
    const text = (x: number, content: string, anchor: string | null) =>
      `<text${attributes({ x, y: y + 4.3, fill: theme.ink, 'text-anchor': anchor })}>${escapeXml(content)}</text>`;
    const share = formatShare(spec.total === 0 ? 0 : value / spec.total);
    return `${swatch}${text(left + 20, label, null)}${text(left + 190, formatQueries(value), 'end')}${text(left + 260, share, 'end')}`;
  });
  return lines.join('');
}
