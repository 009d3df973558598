import type { Evidence } from '../../benchmark/model/figure';
import type { Mark } from '../../charts/drawing';
import { dotItem, evidenceItem, lineItem, shapeItem } from '../../charts/marks';
import type { Theme } from '../../charts/theme';
import type { PlotMark } from './plot';

/** A point of a drawing in px. */
export type Point = [x: number, y: number];

const OUTLINE = 1.6;
const REACH = 4.6;
/** Angles of the round top of an arch, from right to left. */
const ARCH = Array.from({ length: 9 }, (_, step) => (Math.PI * step) / 8);
/** Corners of the shapes after the circle: diamond, square, arch. */
const CORNERS: readonly Point[][] = [
  [
    [0, -1.25],
    [1.25, 0],
    [0, 1.25],
    [-1.25, 0],
  ],
  [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  [...ARCH.map((angle): Point => [Math.cos(angle), -Math.sin(angle)]), [-1, 1], [1, 1]],
];

/** Mark of an engine: a circle for the first, then a diamond, a square, and an arch; in ink without evidence. */
export function markItem(shape: number, [x, y]: Point, evidence: Evidence | null, theme: Theme): Mark {
  const corners = CORNERS[(shape % (CORNERS.length + 1)) - 1];
  const points = corners?.map(([dx, dy]): Point => [x + dx * REACH, y + dy * REACH]);
  const [fill, outline] = [theme.ink, { colour: theme.ink, width: OUTLINE }];
  const item = points ? shapeItem(points, fill, outline) : dotItem(x, y, REACH, fill, outline);
  return evidence ? evidenceItem(item, evidence, theme) : item;
}

/** Lines between marks: solid, or faint and dotted if machine or executors changed or are not reported. */
export function linkItems(marks: readonly PlotMark[], place: (mark: PlotMark) => Point, theme: Theme) {
  return marks.flatMap((mark, index): Mark[] => {
    const before = marks[index - 1];
    if (!before || mark.link === '') return [];
    if (mark.link === 'solid') return [lineItem(place(before), place(mark), theme.ink, 2)];
    const line = lineItem(place(before), place(mark), theme.axis, 1.6);
    return [{ ...line, stroke: line.stroke && { ...line.stroke, dash: [0.1, 4], cap: 'round' } }];
  });
}
