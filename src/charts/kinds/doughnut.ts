import type { ArcElement, Chart } from 'chart.js';
import type { DoughnutSpec } from '../../benchmark/figures/distribution';
import { formatNumber, formatQueries, formatShare } from '../../benchmark/text/numbers';
import { markColour, tintColour } from '../base/theme';
import { oneWidth } from '../base/variants';
import { type DrawnChart, drawnChart, type Frame, type Margins } from '../draw/frame';
import { drawLabel } from '../draw/text';
import type { Plot } from './plot';

/** Side of its square, px, at every width. */
export const DOUGHNUT_SIZE = 148;

/** Between a part's edge and its border with the next, in radians (1.3°). */
const GAP = (1.3 * Math.PI) / 180;
const HOLE = '64%';
const OUTLINE = 1.5;
const MARGIN = 1;

/** Turns both edges of every part inwards, small parts by at most a quarter of their width. */
function openGaps(chart: Chart): void {
  for (const element of chart.getDatasetMeta(0).data) {
    const arc = element as ArcElement;
    const gap = Math.min(GAP, arc.circumference / 4);
    arc.startAngle += gap;
    arc.endAngle -= gap;
    arc.circumference -= 2 * gap;
  }
}

function drawTotal(chart: Chart, { total, unit }: DoughnutSpec, { theme }: Frame): void {
  const x = chart.width / 2;
  const y = chart.height / 2;
  drawLabel(chart, {
    text: formatNumber(total),
    x,
    y: y + 2,
    colour: theme.ink,
    size: 22,
    weight: 600,
    anchor: 'middle',
  });
  drawLabel(chart, { text: unit, x, y: y + 19, colour: theme.ink2, anchor: 'middle' });
}

function draw(spec: DoughnutSpec, frame: Frame): DrawnChart {
  const { theme } = frame;
  const margins: Margins = { left: MARGIN, right: MARGIN, top: MARGIN, bottom: MARGIN, height: DOUGHNUT_SIZE };
  const solid = spec.parts.map(({ weight }) => weight === 'outer');
  const fills = spec.parts.map(({ verdict }, index) => (solid[index] ? markColour : tintColour)(theme, verdict));
  const outlines = spec.parts.map(({ verdict }) => markColour(theme, verdict));
  const dataset = {
    data: spec.parts.map(({ value }) => value),
    backgroundColor: fills,
    hoverBackgroundColor: fills,
    borderColor: outlines,
    hoverBorderColor: theme.ink,
    borderWidth: solid.map((isSolid) => (isSolid ? 0 : OUTLINE)),
    hoverBorderWidth: OUTLINE,
    borderAlign: 'center',
    borderJoinStyle: 'miter',
  };
  return drawnChart(frame, {
    type: 'doughnut',
    labels: spec.parts.map(({ label }) => label),
    datasets: [dataset],
    margins,
    options: { cutout: HOLE, interaction: { mode: 'nearest', intersect: true } },
    points: spec.parts.map(({ label, value }, index) => ({
      dataset: 0,
      index,
      title: label,
      lines: [
        spec.unit === 'queries' ? formatQueries(value) : formatNumber(value),
        `${formatShare(spec.total === 0 ? 0 : value / spec.total)} of ${formatNumber(spec.total)}`,
      ],
    })),
    layers: { laidOut: openGaps, under: () => undefined, over: (chart) => drawTotal(chart, spec, frame) },
  });
}

/** The shares of a whole, fastest first from 12 o'clock: outer parts solid, inner ones tint with outline, the total in the hole. */
export const doughnut: Plot<DoughnutSpec> = {
  file: 'doughnut',
  type: 'doughnut',
  variants: oneWidth(DOUGHNUT_SIZE),
  draw,
};
