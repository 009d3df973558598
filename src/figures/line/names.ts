import { wrapText } from '../../charts/base/textWidth';
import type { Theme } from '../../charts/base/theme';
import type { Plane } from '../../charts/draw/frame';
import { labelMark, MIDDLE } from '../../charts/draw/text';
import type { Mark } from '../../charts/scene/drawing';
import type { LineSpec } from './spec';

const ASIDE = 8;
const LINE = 15;

/** A name at the end of a line, in text lines; `top` is relative to the plot area, in px. */
interface EndName {
  lines: string[];
  top: number;
}

function stacked(names: EndName[], height: number): EndName[] {
  const placed: EndName[] = [];
  for (const name of names) {
    const last = placed.at(-1);
    const least = last ? last.top + last.lines.length * LINE : 0;
    placed.push({ ...name, top: Math.max(least, name.top) });
  }
  let limit = height;
  for (const name of [...placed].reverse()) {
    name.top = Math.min(name.top, limit - name.lines.length * LINE);
    limit = name.top;
  }
  return placed;
}

/**
 * Blocks of names moved apart without overlaps, inside a plot area of `height` px, in the order of their values.
 * `wanted` is the preferred middle of each block.
 */
export function endNames(names: { lines: string[]; wanted: number }[], height: number): EndName[] {
  const inOrder = names
    .map((name, index) => ({ ...name, index }))
    .sort((a, b) => a.wanted - b.wanted || a.index - b.index);
  const blocks = inOrder.map(({ lines, wanted }) => ({ lines, top: wanted - (lines.length * LINE) / 2 }));
  const placed = stacked(blocks, height);
  return names.map((_, index) => placed[inOrder.findIndex((entry) => entry.index === index)] as EndName);
}

function lastValue({ points }: LineSpec['series'][number]): number {
  return points.findLast(({ y }) => y !== null)?.y ?? 0;
}

/** Series names right of the plot area, each at the height of its last value; the candidate's in ink and 600. */
export function endNameMarks(plane: Plane, { series }: LineSpec, theme: Theme, room: number): Mark[] {
  const { top, right, bottom } = plane;
  const names = series.map((entry) => ({
    lines: wrapText(entry.name, room - ASIDE, 12, entry.role === 'candidate' ? 600 : 400),
    wanted: plane.y(lastValue(entry)) - top,
  }));
  return endNames(names, bottom - top).flatMap(({ lines, top: block }, index) => {
    const candidate = series[index]?.role === 'candidate';
    const paint = { colour: candidate ? theme.ink : theme.ink2, weight: candidate ? 600 : 400, halo: theme.bg };
    return lines.map((text, line) => {
      const y = top + block + (line + 0.5) * LINE + MIDDLE;
      return labelMark({ ...paint, text, x: right + ASIDE, y });
    });
  });
}
