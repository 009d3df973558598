import type { HistorySpec } from '../../benchmark/figures/history/specs';
import type { SpecOfKind, TableSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { TURNED_FROM } from '../base/variants';
import type { Item, PathItem } from '../scene/drawing';
import type { Stretched } from '../scene/picture';
import { heatMap } from './heatMap';
import { drift } from './history/drift';
import { narrowHistory } from './history/narrow';
import { wideHistory } from './history/wide';
import { answers } from './home/answers';
import { matrix } from './home/matrix';
import { queryTimes } from './queryTimes';
import { drawSceneAt } from './scenes';
import { estimates } from './several/estimates';
import { sortedSpeedups } from './sortedSpeedups';
import { lost } from './why/lost';
import { stages } from './why/stages';

function isPath(item: Item<number>): item is PathItem<number> {
  return item.type === 'path';
}

/** Areas and lines, which nothing but marks and words may cover; a mark has both fill and outline. */
function isGround(item: Item<number>): item is PathItem<number> {
  return isPath(item) && (item.fill === null || item.stroke === null);
}

/** What an item is painted with; texts of one paint may follow each other, since none covers another. */
function paintOf(item: Item<number>): string {
  if (isPath(item)) return JSON.stringify([item.fill, item.stroke]);
  const [run] = item.runs;
  return JSON.stringify([run?.fill, run?.weight, item.size, item.anchor, item.halo]);
}

/** The same items with those of one paint after one another; paints keep the order in which they first come. */
function byPaint<T extends Item<number>>(items: readonly T[]): T[] {
  const paints = [...new Set(items.map(paintOf))];
  return paints.flatMap((paint) => items.filter((item) => paintOf(item) === paint));
}

/** Whether all of an area or line lies beside the plot, where nothing stretches. */
function isBeside({ segments }: PathItem<number>, { left, right }: Plot): boolean {
  const places = segments.flatMap((segment) => (segment.kind === 'close' ? [] : [segment.x]));
  return places.every((x) => x <= left) || places.every((x) => x >= right);
}

interface Plot {
  left: number;
  right: number;
}

/**
 * The same drawing with all areas and lines of one paint after one another, first those beside the plot and then those that stretch with
 * it; then the marks in their order; then the words by their paint. An SVG holds each paint once or twice instead of once a row.
 */
function inLayers(items: readonly Item<number>[], plot: Plot): Item<number>[] {
  const ground = items.filter(isGround);
  const above = items.filter((item) => !isGround(item));
  const beside = (item: PathItem<number>) => isBeside(item, plot);
  return [
    ...byPaint([...ground.filter(beside), ...ground.filter((item) => !beside(item))]),
    ...above.filter(isPath),
    ...byPaint(above.filter((item) => !isPath(item))),
  ];
}

/** The releases of an engine: from left to right in wide boxes, from top to bottom in narrow ones. */
function history(spec: HistorySpec, width: number, theme: Theme, fit = width): Stretched {
  const draw = fit >= TURNED_FROM ? wideHistory : narrowHistory;
  const drawing = draw(spec, width, theme, fit);
  const plot = drawing.plot ?? { left: 0, right: drawing.width };
  return { ...drawing, items: inLayers(drawing.items, plot) };
}

/** Draws a chart for a width in px, wider where it has no room in it; what has room in `fit` px is chosen, and stands in every wider box. */
type TableDrawing<Spec> = (spec: Spec, width: number, theme: Theme, fit: number) => Stretched;

/** The drawing of each kind that pages show by components of their own. */
const TABLES: { [K in TableSpec['kind']]: TableDrawing<SpecOfKind<K>> } = {
  answers,
  forest: drawSceneAt,
  blocks: drawSceneAt,
  split: drawSceneAt,
  matrix,
  estimates,
  heatMap,
  sorted: sortedSpeedups,
  times: queryTimes,
  stages,
  lost,
  history,
  drift,
};

/** A chart that pages show by a component of its own, drawn for files, embeds and cards. */
export function drawTable<Spec extends TableSpec>(spec: Spec, width: number, theme: Theme, fit = width): Stretched {
  return (TABLES[spec.kind] as unknown as TableDrawing<Spec>)(spec, width, theme, fit);
}
