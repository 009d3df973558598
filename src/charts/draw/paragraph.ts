import { wrapText } from '../base/textWidth';
import type { Mark } from '../scene/drawing';
import { textItem } from './marks';

/** A part of a picture, and where it ends, px from the top. */
export interface Block {
  items: Mark[];
  bottom: number;
}

/** Parts below one another from `top` on; `draw` makes each from where the one before ends. */
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

/** How lines of words are set: size, weight, colour and the height of a line. */
interface LineStyle {
  size: number;
  weight: number;
  colour: string;
  height: number;
}

/** Words in as many lines as `width` asks for, at most `most`, from the point (`left`, `top`) down. */
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
