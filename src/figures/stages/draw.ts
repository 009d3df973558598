import { formatMeasured } from '../../benchmark/eventLogAnalysis/amounts';
import { MISSING } from '../../benchmark/text/cells';
import { formatNumber } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import type { Drawing, Mark } from '../../charts/drawing';
import type { Frame, Still } from '../../charts/frame';
import { TWO_WIDTHS } from '../../charts/frame';
import { lineItem, rectItem, stackBlocks, textItem } from '../../charts/marks';
import type { Theme } from '../../charts/theme';
import { headAtRight, note, rule, type Span, strong, verdictBar, WIDE } from './parts';
import type { StageMarks, StageRow, StagesSpec } from './spec';

/** Column of numbers at the right: its right edge and content. */
interface NumberColumn {
  head: string;
  right: number;
  text: (own: StageMarks) => string;
}

/** Positions of a row's parts, px; bars below the name have the full width. */
type Layout = ReturnType<typeof layoutOf>;

const BAR = 8;
const LINE = 16;
const NAME = 172;

function seconds(value: number | null): string {
  return value === null ? MISSING : formatNumber(value, 2);
}

function taskText({ medianS, maxS }: StageMarks): string {
  return medianS === null ? MISSING : `${seconds(medianS)} / ${seconds(maxS)}`;
}

/** Measures that a wide picture has next to the times, with the room for each. */
const MEASURES: Readonly<Record<string, number>> = {
  input_bytes: 58,
  shuffle_write_bytes: 84,
  disk_spill_bytes: 60,
  gc_s: 48,
};

/** Columns from the right, as many as fit in the narrowest box of a drawing. */
function numberColumns({ columns }: StagesSpec, width: number, fit: number): NumberColumn[] {
  const wanted: { head: string; room: number; text: NumberColumn['text'] }[] = [
    { head: 'Time (s)', room: 52, text: ({ timeS }) => seconds(timeS) },
    ...(fit < WIDE ? [] : [{ head: 'Task median / max (s)', room: 148, text: taskText }]),
    ...(fit < 800 ? [] : columns).flatMap(({ key, label, unit }, index) => {
      const room = MEASURES[key];
      const text = ({ values }: StageMarks) => {
        const value = values[index] ?? null;
        return value === null ? MISSING : formatMeasured(value);
      };
      return room === undefined ? [] : [{ head: `${label} (${unit})`, room: room + 24, text }];
    }),
  ];
  let right = width;
  return wanted
    .toReversed()
    .map(({ head, room, text }) => {
      const found = { head, right, text };
      right -= room;
      return found;
    })
    .toReversed();
}

function layoutOf(spec: StagesSpec, width: number, fit: number) {
  const columns = numberColumns(spec, width, fit);
  const below = fit < WIDE;
  const first = columns[0]?.right ?? width;
  const [left, right] = [below ? 0 : NAME, first - 60];
  return {
    width,
    nameWidth: below ? fit - 8 : NAME - 12,
    /** Left end of the time axis. */
    left,
    right,
    columns,
    below,
    /** Length of the time axis in the narrowest box. */
    narrowest: right - left - (width - fit),
  };
}

function place(value: number, { axis }: StagesSpec, { left, right }: Layout): number {
  return left + ((right - left) * value) / axis.max;
}

function sideItems(
  spec: StagesSpec,
  row: StageRow,
  side: 'baseline' | 'candidate',
  y: number,
  layout: Layout,
  theme: Theme,
): Mark[] {
  const own = row[side];
  const baseline = y + 4.3;
  if (!own) {
    const words = textItem('no matching stage', layout.left + 4, baseline, theme.ink2);
    return [words, ...layout.columns.map(({ right }) => headAtRight(MISSING, right, baseline, theme))];
  }
  const { startS, endS } = own;
  const numbers = layout.columns.map(({ right, text }) =>
    textItem(text(own), right, baseline, theme.ink, { anchor: 'end' }),
  );
  if (startS === null || endS === null)
    return [textItem('time not in the log', layout.left + 4, baseline, theme.ink2), ...numbers];
  const span: Span = { left: place(startS, spec, layout), right: place(endS, spec, layout) };
  const shortest = (layout.narrowest * (endS - startS)) / spec.axis.max;
  const role = side === 'baseline' ? side : spec.verdict;
  return [verdictBar(span, shortest, y - BAR / 2, BAR, role, theme), ...numbers];
}

/** Lines of the time axis behind a row. */
function grid(spec: StagesSpec, layout: Layout, top: number, bottom: number, theme: Theme): Mark[] {
  return spec.axis.ticks.map((tick) => {
    const x = place(tick, spec, layout);
    return lineItem([x, top], [x, bottom], tick === 0 ? theme.axis : theme.grid);
  });
}

function rowItems(spec: StagesSpec, row: StageRow, top: number, layout: Layout, theme: Theme) {
  const name = strong(row.name, 0, top + 6, layout.nameWidth, theme);
  const detail = note(row.detail, 0, name.bottom, layout.nameWidth, theme);
  const bars = layout.below ? detail.bottom + 2 : top + 6;
  const bottom = Math.max(detail.bottom, bars + 2 * LINE) + 6;
  const items = [
    ...grid(spec, layout, bars, bars + 2 * LINE, theme),
    ...name.items,
    ...detail.items,
    ...sideItems(spec, row, 'baseline', bars + LINE / 2, layout, theme),
    ...sideItems(spec, row, 'candidate', bars + 1.5 * LINE, layout, theme),
    ...rule(bottom, layout.width, layout, theme.grid),
  ];
  return { items, bottom };
}

/** Names of both sides by their bars, with the verdict as text. */
function key({ names, verdict }: StagesSpec, fit: number, theme: Theme) {
  const y = 8;
  const second = note(`${names.candidate} (lower bar), ${VERDICT_WORDS[verdict]}`, 20, 16, fit - 20, theme);
  const items = [
    rectItem({ x: 0, y: y - BAR / 2, width: 14, height: BAR }, theme.axis),
    textItem(`${names.baseline} (upper bar)`, 20, y + 4.3, theme.ink2),
    verdictBar({ left: 0, right: 14 }, 14, 24 - BAR / 2, BAR, verdict, theme),
    ...second.items,
  ];
  return { items, bottom: second.bottom };
}

function heads(spec: StagesSpec, layout: Layout, top: number, theme: Theme) {
  const [title, ticks] = [top + 18, top + 34];
  const items = [
    textItem('When it ran, s from the start', layout.left, title, theme.ink2),
    ...spec.axis.ticks.map((tick) =>
      textItem(String(tick), place(tick, spec, layout), ticks, theme.ink2, { anchor: tick === 0 ? 'start' : 'middle' }),
    ),
    ...layout.columns.map(({ head, right }) => headAtRight(head, right, ticks, theme)),
    ...rule(top + 40, layout.width, layout, theme.axis),
  ];
  return { items, bottom: top + 40 };
}

function draw(spec: StagesSpec, { width, theme, variant: { from: fit } }: Frame): Drawing {
  const layout = layoutOf(spec, width, fit);
  const above = key(spec, fit, theme);
  const head = heads(spec, layout, above.bottom, theme);
  const rows = stackBlocks(spec.rows, head.bottom, (row, top) => rowItems(spec, row, top, layout, theme));
  const items = [...above.items, ...head.items, ...rows.items];
  return { items, width, height: Math.ceil(rows.bottom) + 2, left: layout.left, right: layout.right };
}

/** Stages of both sides on one time axis: upper bars are the baseline, lower bars the candidate; numbers right. */
export const stages: Still<StagesSpec> = { variants: TWO_WIDTHS, draw };
