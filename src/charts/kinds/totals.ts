import type { Chart } from 'chart.js';
import type { TotalsSegment, TotalsSpec } from '../../benchmark/figures/totals';
import { formatSeconds, formatSigned } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { textRoom } from '../base/textWidth';
import { markColour, textOn } from '../base/theme';
import { TWO_WIDTHS } from '../base/variants';
import { savingText } from '../base/words';
import { drawBottomAxis, drawBottomTitle, drawGridColumns, xOf } from '../draw/axis';
import { axisScale, type DrawnChart, drawnChart, type Frame, type Margins, rowsScale } from '../draw/frame';
import { barStyle, strokeBox } from '../draw/marks';
import type { ChartPoint } from '../draw/point';
import { drawLabel, MIDDLE } from '../draw/text';
import { axisShare, tickLabels } from '../draw/ticks';
import type { Plot } from './plot';
import { drawRibbons } from './ribbons';

const BAR = 30;
const WIDE: Margins = { left: 176, right: 110, top: 1, bottom: 44, height: 145 };
const NARROW: Margins = { left: 1, right: 4, top: 0, bottom: 44, height: 182 };
/** Middles of the two bars, px below the top of the plot area. */
const WIDE_ROWS = [15, 77];
const NARROW_ROWS = [35, 97];
/** Steps of the width from which a segment's label is shown, so that few different ones occur. */
const FROM_STEP = 40;

function rows(frame: Frame): number[] {
  return frame.variant.name === 'wide' ? WIDE_ROWS : NARROW_ROWS;
}

function labelWeight({ role }: TotalsSegment): number {
  return role === 'faster' || role === 'slower' ? 600 : 400;
}

/** The narrowest box in which the label fits its segment, null where it never does. */
function labelFrom(segment: TotalsSegment, spec: TotalsSpec, { variant }: Frame, margins: Margins): number | null {
  const share = axisShare(spec.axis, segment.toS) - axisShare(spec.axis, segment.fromS);
  const needed = (textRoom(segment.label, 12, labelWeight(segment)) + 8) / share + margins.left + margins.right;
  if (needed <= variant.from) return 0;
  const from = Math.ceil(needed / FROM_STEP) * FROM_STEP;
  return from <= variant.to ? from : null;
}

function drawSegments(chart: Chart, spec: TotalsSpec, frame: Frame, margins: Margins): void {
  const { theme } = frame;
  for (const [index, { segments }] of spec.bars.entries()) {
    const middle = chart.chartArea.top + (rows(frame)[index] as number);
    const labelled = segments.map((segment) => ({ segment, from: labelFrom(segment, spec, frame, margins) }));
    for (const role of ['neutral', 'faster', 'slower', 'unclear'] as const) {
      const outline = role === 'neutral' ? theme.axis : role === 'unclear' ? theme.unclear : theme.bg;
      for (const { fromS, toS } of segments.filter((segment) => segment.role === role)) {
        strokeBox(chart, xOf(chart, fromS), middle - BAR / 2, xOf(chart, toS) - xOf(chart, fromS), BAR, outline);
      }
    }
    for (const { segment, from } of labelled) {
      if (from === null) continue;
      const x = (xOf(chart, segment.fromS) + xOf(chart, segment.toS)) / 2;
      const weight = labelWeight(segment);
      const colour = textOn(theme, segment.role);
      drawLabel(chart, { text: segment.label, x, y: middle + MIDDLE, anchor: 'middle', colour, weight, from });
    }
  }
}

function drawSides(chart: Chart, spec: TotalsSpec, { theme }: Frame): void {
  const right = chart.width;
  for (const [index, { name, role, totalS }] of spec.bars.entries()) {
    const middle = chart.chartArea.top + (WIDE_ROWS[index] as number);
    const last = index === spec.bars.length - 1;
    drawLabel(chart, { text: name, x: 0, y: middle - 3, colour: theme.ink, weight: 600 });
    drawLabel(chart, { text: role, x: 0, y: middle + 13, colour: theme.ink2 });
    const y = last ? middle - 3 : middle + MIDDLE;
    drawLabel(chart, { text: formatSeconds(totalS, 2), x: right, y, anchor: 'end', colour: theme.ink, weight: 600 });
    if (last)
      drawLabel(chart, {
        text: savingText(-spec.differenceS),
        x: right,
        y: middle + 13,
        anchor: 'end',
        colour: theme.ink2,
      });
  }
}

function drawHeads(chart: Chart, spec: TotalsSpec, { theme, variant }: Frame): void {
  const { left, right, top } = chart.chartArea;
  for (const [index, { name, role, totalS }] of spec.bars.entries()) {
    const y = top + (NARROW_ROWS[index] as number) - BAR / 2 - 7;
    const total = formatSeconds(totalS, 2);
    const needed = textRoom(name, 12, 600) + textRoom(role) + textRoom(total, 12, 600) + 24;
    const from = needed <= variant.from ? 0 : Math.ceil(needed / FROM_STEP) * FROM_STEP;
    drawLabel(chart, {
      text: name,
      x: left - 1,
      y,
      colour: theme.ink,
      weight: 600,
      tail: { text: role, colour: theme.ink2, weight: 400, from },
    });
    drawLabel(chart, {
      text: total,
      x: right + 4,
      y,
      anchor: 'end',
      colour: theme.ink,
      weight: 600,
    });
  }
  const baselineS = spec.bars[0]?.totalS ?? 0;
  const change = baselineS > 0 ? ` (${formatSigned((100 * spec.differenceS) / baselineS, 1)}%)` : '';
  const y = top + (NARROW_ROWS[1] as number) + BAR / 2 + 17;
  drawLabel(chart, {
    text: `${savingText(-spec.differenceS)}${change}`,
    x: right + 4,
    y,
    anchor: 'end',
    colour: theme.ink,
  });
}

function points(spec: TotalsSpec): ChartPoint[] {
  const segments = spec.bars.flatMap(({ name, segments }) => segments.map((segment) => ({ name, segment })));
  const other = (query: string | null, name: string) =>
    segments.find((entry) => entry.name !== name && entry.segment.query === query && query !== null);
  return segments.map(({ name, segment }, index) => {
    const seconds = (part: TotalsSegment) => formatSeconds(part.toS - part.fromS, 1);
    const twin = other(segment.query, name);
    const lines = [`${name}: ${seconds(segment)}`];
    if (twin) lines.push(`${twin.name}: ${seconds(twin.segment)}`);
    const { role } = segment.role === 'neutral' && twin ? twin.segment : segment;
    if (role === 'faster' || role === 'slower' || role === 'unclear') lines.push(VERDICT_WORDS[role]);
    return { dataset: 0, index, title: segment.query ?? segment.label, lines, query: segment.query ?? undefined };
  });
}

function dataset(spec: TotalsSpec, frame: Frame): unknown {
  const { theme } = frame;
  const segments = spec.bars.flatMap(({ segments }, bar) =>
    segments.map((segment) => ({ ...segment, y: rows(frame)[bar] })),
  );
  const fills = segments.map(({ role }) => (role === 'unclear' ? theme.bg : markColour(theme, role)));
  const data = segments.map(({ fromS, toS, y }) => ({ x: [fromS, toS], y }));
  return { data, ...barStyle(fills), barThickness: BAR };
}

function draw(spec: TotalsSpec, frame: Frame): DrawnChart {
  const { theme } = frame;
  const wide = frame.variant.name === 'wide';
  const margins = wide ? WIDE : NARROW;
  const labels = tickLabels(spec.axis, frame.variant, margins.left + margins.right, { clamped: !wide });
  return drawnChart(frame, {
    type: 'bar',
    datasets: [dataset(spec, frame)],
    margins,
    scales: { x: axisScale(spec.axis), y: rowsScale(margins) },
    options: { indexAxis: 'y', interaction: { mode: 'point', intersect: true } },
    points: points(spec),
    layers: {
      under: (chart) => {
        drawGridColumns(chart, spec.axis, theme);
        if (wide) drawRibbons(chart, spec, frame, { bar: BAR, rows: WIDE_ROWS });
      },
      over: (chart) => {
        drawSegments(chart, spec, frame, margins);
        (wide ? drawSides : drawHeads)(chart, spec, frame);
        drawBottomAxis(chart, { axis: spec.axis, theme, labels, line: true, clamped: !wide });
        drawBottomTitle(chart, spec.axis, theme, wide);
      },
    },
  });
}

/** Two bars of seconds, split by the queries that change most; ribbons join a query's two segments where there is room. */
export const totals: Plot<TotalsSpec> = { file: 'totals', type: 'bar', variants: TWO_WIDTHS, draw };
