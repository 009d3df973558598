import type { Drawing } from '../../charts/drawing';
import { TWO_WIDTHS, type Variant } from '../../charts/frame';
import {
  attributes,
  decimal,
  escapeXml,
  fixedItems,
  fluidItems,
  markup,
  NotFluidError,
  titleAndDescription,
} from '../../charts/svg';
import { css, FONT_FAMILY } from '../../charts/theme';
import type { ChartSpec } from '..';
import { drawSpec, variantsOf } from '../draw';

function opening(spec: ChartSpec, id: string, width: string, height: number): string {
  const root = attributes({ width, height, role: 'img', 'aria-labelledby': `${id}-t ${id}-d`, 'font-size': 12 });
  const font = `font-family="${escapeXml(FONT_FAMILY)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${root} ${font}>${titleAndDescription({ ...spec, id })}`;
}

/** A drawing that fills the boxes of its variant: the SVG covers the plot area, the rest overflows into the padding. */
function fluid(spec: ChartSpec, variant: Variant, id: string): string {
  const [from, to] = [drawSpec(spec, css, variant.from, variant), drawSpec(spec, css, variant.to, variant)];
  try {
    return fluidSvg(spec, variant.name, id, from, to);
  } catch (error) {
    if (error instanceof NotFluidError) return rigidSvg(spec, variant.name, id, from);
    throw error;
  }
}

/** The drawing for the narrowest box, used in all boxes, if unexpected text makes the two drawings differ. */
function rigidSvg(spec: ChartSpec, name: Variant['name'], id: string, drawing: Drawing): string {
  return `<div class="chart-${name} chart-rigid">${pictureOf(spec, id, drawing)}</div>`;
}

function pictureOf(spec: ChartSpec, id: string, drawing: Drawing): string {
  const svg = `${opening(spec, id, String(drawing.width), drawing.height)}${markup(fixedItems(drawing), drawing.height)}</svg>`;
  return svg.replace('<svg ', '<svg style="display:block;overflow:visible" ');
}

/** SVG between two drawings of one chart, for its narrowest and its widest box. */
function fluidSvg(spec: ChartSpec, name: Variant['name'], id: string, from: Drawing, to: Drawing): string {
  const padding = `0 ${decimal(to.width - to.right)}px 0 ${decimal(to.left)}px`;
  const items = markup(fluidItems(to, from), to.height);
  const svg = `${opening(spec, id, '100%', to.height)}${items}</svg>`;
  return `<div class="chart-${name}" style="padding:${padding}">${svg.replace('<svg ', '<svg style="display:block;overflow:visible" ')}</div>`;
}

/** Container rules for labels that only wider boxes show, and for the third drawing. */
function rules(html: string, list: readonly Variant[]): string {
  const widths = [...new Set([...html.matchAll(/chart-from-(\d+)/g)].map((match) => Number(match[1])))].sort(
    (a, b) => a - b,
  );
  const texts = widths.map((width) => `@container(max-width:${width - 0.02}px){.chart-from-${width}{display:none}}`);
  const [, narrow, tiny] = list;
  if (narrow && tiny) {
    texts.push(`@container(max-width:${narrow.from - 0.02}px){.chart-narrow>.chart-narrow{display:none}}`);
    texts.push(`@container(min-width:${narrow.from}px){.chart-tiny{display:none}}`);
  }
  return texts.length === 0 ? '' : `<style>${texts.join('')}</style>`;
}

/** Rules that switch from the narrow to the wide drawing above the stylesheet's 560 px, only for its siblings. */
function switchRules([wide]: readonly Variant[]): string {
  if (!wide || wide.from === TWO_WIDTHS[0]?.from) return '';
  const below = `@container(max-width:${wide.from - 0.02}px)`;
  return `<style class="chart-late">${below}{.chart-late~.chart-wide{display:none}.chart-late~.chart-narrow{display:block}}</style>`;
}

/**
 * HTML of a chart in a page: a drawing for wide boxes (class chart-wide, from 560 px) and one or two for narrow boxes
 * (chart-narrow, 244–559 px). Colors are variables of the stylesheet; text has the same size at each width.
 * Ids start with `idPrefix`, which must be unique in the page.
 */
export function inlineSvg(spec: ChartSpec, idPrefix: string): string {
  const list = variantsOf(spec);
  const [wide, ...rest] = list.map((variant) => fluid(spec, variant, `${idPrefix}-${variant.name[0]}`));
  const narrow = rest.length === 1 ? rest[0] : `<div class="chart-narrow">${rest.join('')}</div>`;
  return `${switchRules(list)}${rules(`${wide}${narrow}`, list)}${wide}${narrow}`;
}
