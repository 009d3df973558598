import { wrapText } from '../base/textWidth';
import type { Mark } from '../scene/drawing';
import { textItem } from './marks';

/** A part of a picture and its lower end, px from the top. */
export interface Block {
  items: Mark[];
  bottom: number;
}

/** Parts below one another from `top`; `draw` starts each part at the lower end of the previous one. */
export function stacked<Part>(
  parts: readonly Part[],
  top: number,
  draw: (part: Part, top: number, index: number) => Block,
): Block {
  const items: Mark[] = [];
  let bottom = top;
  for (const [index, part] of parts.entries()) {
    const drawn = draw(part, bottom, index);
    items.push(...drawn.items);
    bottom = drawn.bottom;
  }
  return { items, bottom };
}

/** Style of lines of text; `height` is the height of a line. */
interface LineStyle {
  size: number;
  weight: number;
  colour: string;
  height: number;
}

/** A text in lines of at most `width` px, at most `most` lines, with the top left corner (`left`, `top`). */
export function paragraph(
  text: string,
  { left, top, width, most = Infinity }: { left: number; top: number; width: number; most?: number },
  { size, weight, colour, height }: LineStyle,
): Block {
  const lines = wrapText(text, width, size, weight).slice(0, most);
  const items = lines.map((line, index) => {
    const baseline = top + (index + 0.5) * height + size * 0.36;
    return textItem(line, left, baseline, colour, { size, weight });
  });
  return { items, bottom: top + lines.length * height };
}
