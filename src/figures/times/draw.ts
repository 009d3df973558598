import type { Drawing, Mark } from '../../charts/drawing';
import type { Frame, Still } from '../../charts/frame';
import { TWO_WIDTHS } from '../../charts/frame';
import { type Block, evidenceItem, lineItem, paragraph, rectItem, stackBlocks, textItem } from '../../charts/marks';
import type { Theme } from '../../charts/theme';
import type { TimeBar, TimePanel, TimesSpec } from './spec';

/** Widths, px: names at the left of the axis, and seconds at the right of the longest bar. */
const NAME = 150;
const VALUE = 80;
const ROW = 34;
const BAR = 18;
const LINE = 18;

function x(at: number, width: number): number {
  return NAME + ((width - NAME - VALUE) * at) / 100;
}

/** Name, bar, and seconds: gray for the baseline, otherwise in the paint of its evidence. */
function barItems(bar: TimeBar, top: number, width: number, theme: Theme): Mark[] {
  const middle = top + ROW / 2;
  const box = rectItem({ x: NAME, y: middle - BAR / 2, width: x(bar.at, width) - NAME, height: BAR }, theme.axis);
  return [
    textItem(bar.engine, 0, middle - 3, theme.ink, { size: 13, weight: bar.evidence ? 600 : 400 }),
    textItem(bar.version, 0, middle + 12, theme.ink2),
    bar.evidence ? evidenceItem(box, bar.evidence, theme) : box,
    textItem(bar.text, x(bar.at, width) + 8, middle + 5, theme.ink, { size: 14, weight: 600 }),
  ];
}

function panelBlock(panel: TimePanel, from: number, width: number, theme: Theme): Block {
  const { title, note, bars, baseAt, ticks } = panel;
  const box = { left: 0, width };
  const head = paragraph(title, { ...box, top: from }, { size: 14, weight: 600, colour: theme.ink, height: 22 });
  const words = paragraph(
    note,
    { ...box, top: head.bottom },
    { size: 12, weight: 400, colour: theme.ink2, height: LINE },
  );
  const top = words.bottom + 6;
  const bottom = top + bars.length * ROW;
  const [base, scale] = [x(baseAt, width), bottom + LINE];
  return {
    items: [
      ...head.items,
      ...words.items,
      ...ticks.map(({ at }) =>
        lineItem([x(at, width), top], [x(at, width), bottom], at === 0 ? theme.axis : theme.grid),
      ),
      ...bars.flatMap((bar, index) => barItems(bar, top + index * ROW, width, theme)),
      lineItem([base, top], [base, bottom], theme.ink),
      ...ticks.map(({ label, at }) => textItem(label, x(at, width), scale, theme.ink2, { anchor: 'middle' })),
    ],
    bottom: scale + LINE + 8,
  };
}

function draw({ panels }: TimesSpec, { width, theme }: Frame): Drawing {
  const { items, bottom } = stackBlocks(panels, 0, (panel, top) => panelBlock(panel, top, width, theme));
  return { items, width, height: Math.ceil(bottom), left: 0, right: width };
}

/** Seconds of a query: a panel per baseline with a bar for each result set. */
export const times: Still<TimesSpec> = { variants: TWO_WIDTHS, draw };
