import type { Drawing, Segment } from '../../../src/charts/drawing';
import { circleOf } from '../../../src/charts/drawing';
import { overlaps } from '../../../src/charts/text';
import { expect, test } from '../support/test';
import { boxOf, CHARTS, collisions, draw, outside, STILLS, shownTexts, WIDTHS, words } from './support';

function reach(segment: Segment<number>): { x: number; y: number; r: number }[] {
  if (segment.kind === 'close') return [];
  return [{ x: segment.x, y: segment.y, r: segment.kind === 'circle' ? segment.r : 0 }];
}

function marksOutside({ width, height, items }: Drawing): number {
  const points = items.flatMap((item) => (item.type === 'path' ? item.segments.flatMap(reach) : []));
  return points.filter(({ x, y, r }) => x - r < -1 || x + r > width + 1 || y - r < -1 || y + r > height + 1).length;
}

for (const { name, spec } of CHARTS) {
  test(`${name}: no two texts overlap in a box of any width`, () => {
    expect(
      WIDTHS.map((width) => ({ width, found: collisions(shownTexts(draw(spec, width))) })).filter(
        ({ found }) => found.length > 0,
      ),
    ).toEqual([]);
  });

  test(`${name}: texts and marks stay inside a box of any width`, () => {
    const faults = WIDTHS.map((width) => {
      const drawing = draw(spec, width);
      return { width, texts: outside(shownTexts(drawing), drawing), marks: marksOutside(drawing) };
    });
    expect(faults.filter(({ texts, marks }) => texts.length > 0 || marks > 0)).toEqual([]);
  });

  test(`${name}: no text is smaller than 12 px`, () => {
    const all = WIDTHS.flatMap((width) => shownTexts(draw(spec, width)));
    expect(all.filter(({ size }) => !(size >= 12)).map(words)).toEqual([]);
  });
}

for (const { name, drawAt } of STILLS)
  test(`${name}: no two texts overlap, and all stay inside a box of any width`, () => {
    const faults = [...WIDTHS, 1120].map((width) => {
      const drawing = drawAt(width);
      const texts = shownTexts(drawing);
      return { width, overlapping: collisions(texts), outside: outside(texts, drawing) };
    });
    expect(faults.filter((fault) => fault.overlapping.length + fault.outside.length > 0)).toEqual([]);
  });

/** Labels that cover a dot: a halo covers marks, so its label must not be on a dot. */
function coveredDots(drawing: Drawing): string[] {
  const dots = drawing.items.flatMap((item) => {
    const dot = item.type === 'path' ? circleOf(item) : undefined;
    return dot ? [{ left: dot.x - 2, right: dot.x + 2, top: dot.y - 2, bottom: dot.y + 2 }] : [];
  });
  const labels = shownTexts(drawing).filter(({ halo }) => halo !== null);
  return labels.filter((label) => dots.some((dot) => overlaps(boxOf(label), dot))).map(words);
}

for (const { name, spec } of CHARTS) {
  test(`${name}: no label covers a dot in a box of any width`, () => {
    const found = WIDTHS.map((width) => ({ width, covered: coveredDots(draw(spec, width)) }));
    expect(found.filter(({ covered }) => covered.length > 0)).toEqual([]);
  });
}
