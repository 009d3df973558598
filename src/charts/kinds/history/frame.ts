import type { HistoryBlock, HistoryBracket, HistoryPanel } from '../../../benchmark/figures/history/specs';
import { textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { lineItem, rectItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import { paragraph } from '../../scene/paragraph';
import { type BlockPlace, blockPlaces, type Candidate, roomyLabels } from './columns';
import { breakLine } from './marks';

/** The height of a panel's plot, and where it begins, px from the top of the drawing. */
export interface Band {
  top: number;
  bottom: number;
}

/** A block as it is drawn, and in the narrowest drawing of its kind, where labels are chosen. */
export interface Placed {
  place: BlockPlace;
  narrowest: BlockPlace;
}

/** The pale bands of releases without a result. */
export function gapItems({ gaps }: HistoryPanel, { top, bottom }: Band, { edges, inset }: BlockPlace, theme: Theme) {
  return gaps.map((column) => {
    const [left, right] = edges(column);
    return rectItem(
      { x: left + inset, y: top, width: right - left - 2 * inset, height: bottom - top },
      theme.unclearTint,
    );
  });
}

/** The dotted lines between brackets: there executors or cluster manager change. */
export function breakItems({ brackets }: HistoryPanel, { top, bottom }: Band, { edges }: BlockPlace, theme: Theme) {
  return brackets.slice(1).map(({ from }, index) => {
    const x = (edges(brackets[index]?.to ?? from)[1] + edges(from)[0]) / 2;
    return breakLine([x, top], [x, bottom], theme);
  });
}

function bracketLine(bracket: HistoryBracket, y: number, { edges, inset }: BlockPlace, theme: Theme): Item<number>[] {
  const [left, right] = [edges(bracket.from)[0] + inset, edges(bracket.to)[1] - inset];
  return [
    lineItem([left, y], [right, y], theme.axis),
    lineItem([left, y], [left, y + 5], theme.axis),
    lineItem([right, y], [right, y + 5], theme.axis),
  ];
}

/** The shapes of the executors over their releases; the cluster manager a line above, where it has room. */
export function bracketItems({ brackets }: HistoryPanel, y: number, { place, narrowest }: Placed, theme: Theme) {
  const middle = ({ from, to }: HistoryBracket, { edges }: BlockPlace) => (edges(from)[0] + edges(to)[1]) / 2;
  const words = (text: (bracket: HistoryBracket) => string) => {
    const labels: Candidate[] = brackets.map((bracket, index) => ({
      text: text(bracket),
      at: middle(bracket, narrowest),
      rank: index,
    }));
    return roomyLabels(labels);
  };
  const [shapes, managers] = [words(({ shape }) => shape), words(({ manager }) => manager)];
  return brackets.flatMap((bracket, index) => {
    const [x, style] = [middle(bracket, place), { anchor: 'middle' as const }];
    return [
      ...(bracket.shape === '' ? [] : bracketLine(bracket, y, place, theme)),
      ...(shapes.has(index) ? [textItem(bracket.shape, x, y - 6, theme.ink2, style)] : []),
      ...(managers.has(index) && bracket.manager !== ''
        ? [textItem(bracket.manager, x, y - 21, theme.ink2, style)]
        : []),
    ];
  });
}

/** The names of the releases with their months below; where there is no room those with results come first. */
function columnItems({ columns }: HistoryBlock, y: number, { place, narrowest }: Placed, theme: Theme) {
  const candidates = (text: (index: number) => string, weight: number): Candidate[] =>
    columns.map(({ measured }, index) => ({
      text: text(index),
      at: narrowest.middle(index),
      rank: measured ? index : index + columns.length,
      weight,
    }));
  const names = roomyLabels(candidates((index) => columns[index]?.label ?? '', 600));
  const months = roomyLabels(candidates((index) => columns[index]?.below ?? '', 400));
  return columns.flatMap(({ label, below, measured }, index) => {
    const x = place.middle(index);
    const name = { anchor: 'middle' as const, weight: measured ? 600 : 400 };
    return [
      ...(names.has(index) ? [textItem(label, x, y + 14, measured ? theme.ink : theme.ink2, name)] : []),
      ...(below !== '' && months.has(index) ? [textItem(below, x, y + 30, theme.ink2, { anchor: 'middle' })] : []),
    ];
  });
}

/** Below the last row of a drawing from left to right, px: for the names of the releases. */
export const BELOW = 38;
/** The rule between two machines, left of the second. */
const RULE = 14;

/** The blocks side by side from `top` to `bottom`, parted by rules, each with the panels that `draw` makes and the names of its releases. */
export function blockItems<Block extends HistoryBlock>(
  blocks: readonly Block[],
  [width, fit]: [width: number, fit: number],
  [top, bottom]: [top: number, bottom: number],
  theme: Theme,
  draw: (panel: HistoryPanel, row: number, placed: Placed) => Item<number>[],
): Item<number>[] {
  const [places, narrow] = [blockPlaces(blocks, width, fit), blockPlaces(blocks, fit, fit)];
  return blocks.flatMap((block, index) => {
    const placed = { place: places[index] as BlockPlace, narrowest: narrow[index] as BlockPlace };
    const rule = placed.place.left - RULE;
    return [
      ...(index > 0 ? [lineItem([rule, top], [rule, bottom + BELOW], theme.rule)] : []),
      ...block.panels.flatMap((panel, row) => (panel ? draw(panel, row, placed) : [])),
      ...columnItems(block, bottom - 14, placed, theme),
    ];
  });
}

/** What stands in place of a panel with too few rounds. */
export function wordItems({ heading, words }: HistoryPanel, { top }: Band, { place, narrowest }: Placed, theme: Theme) {
  const width = Math.max(textRoom(heading, 12, 600), narrowest.right - narrowest.left + 60);
  const head = textItem(heading, place.left + 12, top + 40, theme.ink, { weight: 600 });
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 18 };
  return [head, ...paragraph(words, { left: place.left + 12, top: top + 46, width }, style).items];
}
