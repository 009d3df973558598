import { FONT_FAMILY } from '../base/theme';
import type { Picture } from '../scene/picture';
import { attributes, escapeXml } from './escape';
import { markup } from './markup';
import { fixedItems } from './place';

/** Elements that name and describe an SVG; their IDs are `<id>-t` and `<id>-d`. */
export function titleAndDescription({ id, title, description }: Pick<Picture, 'id' | 'title' | 'description'>): string {
  return `<title id="${id}-t">${escapeXml(title)}</title><desc id="${id}-d">${escapeXml(description)}</desc>`;
}

/** A picture as an SVG file with a viewBox and real text. */
export function pictureSvg(picture: Picture): string {
  const { id, width, height, background } = picture;
  const items = markup(fixedItems(picture), height);
  const root = attributes({ width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' });
  const labels = attributes({ 'aria-labelledby': `${id}-t ${id}-d`, 'font-size': 12, 'font-family': FONT_FAMILY });
  const ground = `<rect${attributes({ width, height, fill: background })}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${root}${labels}>${titleAndDescription(picture)}${ground}${items}</svg>\n`;
}
