import type { Axis } from '../../benchmark/model/chart';
import { joinWords } from '../../benchmark/text/names';
import { formatQueries, formatSeconds, formatShare } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { bottomAxis, bottomTitle, gridRows, labelledRows, leftLabels, tickLabels, ticksRoom } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import {
  type ChartPoint,
  type Drawn,
  drawnChart,
  type Frame,
  narrowestPlot,
  type Plane,
  planeOf,
} from '../../charts/frame';
import { activeDot, dotMark, polylineMarks } from '../../charts/marks';
import { labelMark, MIDDLE, savingText, textRoom, wrapText } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { secondsAxis } from '../shared/axes';
import type { WaterfallSpec } from './spec';

const PLOT = 220;
const TOP = 28;
const BOTTOM = 44;
const DOT = 8;
const ASIDE = 10;
const NAME_LINE = 15;

/** A query at its rank from 1, with the seconds added up to it on the side of the total. */
interface Place {
  step: WaterfallSpec['steps'][number];
  rank: number;
  seconds: number;
}

function placesOf({ steps, endS }: WaterfallSpec): Place[] {
  return steps.map((step, index) => ({ step, rank: index + 1, seconds: endS < 0 ? -step.toS : step.toS }));
}

/** Number of queries from 0 to exactly the last one. */
function rankAxis(queries: number): Axis {
  const axis = secondsAxis('Queries, the largest first', 0, queries);
  return { ...axis, unit: 'queries', max: queries, ticks: axis.ticks.filter((tick) => tick <= queries) };
}

function pointOf({ x, y }: Plane, { step, rank, seconds }: Place, { names }: WaterfallSpec, theme: Theme): ChartPoint {
  const verdict = step.verdict ?? 'unclear';
  const at = { x: x(rank), y: y(seconds) };
  return {
    ...at,
    title: step.name,
    query: step.name,
    lines: [`${savingText(step.savedS)} with ${names.candidate}`, VERDICT_WORDS[verdict]],
    active: activeDot(theme, step.verdict ?? 'unclear', at.x, at.y, DOT),
  };
}

/** Share and names of the largest queries, right of and below the last of them, where the curve never is. */
function shareMarks(
  { x, y, bottom }: Plane,
  last: Place,
  { queries, share }: NonNullable<WaterfallSpec['spread']>,
  { theme, room }: { theme: Theme; room: number },
): Mark[] {
  const paint = { x: x(last.rank) + ASIDE, halo: theme.bg };
  const lines = [
    `${formatShare(share, 0)} from ${formatQueries(queries.length)}`,
    ...wrapText(joinWords(queries), room),
  ];
  const top = Math.min(y(last.seconds), bottom - (lines.length + 0.25) * NAME_LINE);
  return lines.map((text, index) =>
    labelMark({
      ...paint,
      text,
      y: top + (index + 1) * NAME_LINE,
      colour: index === 0 ? theme.ink : theme.ink2,
      weight: index === 0 ? 600 : 400,
    }),
  );
}

function axisMarks(plane: Plane, axis: Axis, ranks: Axis, { theme, variant }: Frame): Mark[] {
  const labels = tickLabels(ranks, variant, plane.left + plane.width - plane.right);
  return [
    ...leftLabels(plane, axis, theme, labelledRows(axis, PLOT)),
    ...bottomAxis(plane, { axis: ranks, theme, labels, line: true }),
    labelMark({ text: axis.title, x: 0, y: 12, colour: theme.ink2 }),
    bottomTitle(plane, ranks, theme, true),
  ];
}

/** Seconds of all queries, the largest first, added up: a line from 0 to the difference of the totals. */
export function drawCurve(spec: WaterfallSpec, spread: NonNullable<WaterfallSpec['spread']>, frame: Frame): Drawn {
  const { theme } = frame;
  const places = placesOf(spec);
  const axis = secondsAxis(
    `Seconds ${spec.endS < 0 ? 'lost' : 'saved'}, added up`,
    0,
    Math.max(...places.map(({ seconds }) => seconds)),
  );
  const ranks = rankAxis(places.length);
  const total = formatSeconds(Math.abs(spec.endS), 0);
  const margins = {
    left: ticksRoom(axis) + 12,
    right: Math.ceil(textRoom(total, 12, 600)) + ASIDE + 1,
    top: TOP,
    bottom: BOTTOM,
    height: TOP + PLOT + BOTTOM,
  };
  const plane = planeOf(frame, margins, { x: ranks, y: axis });
  const { x, y, right } = plane;
  const named = places.slice(0, spread.queries.length);
  const room = narrowestPlot(frame, margins) * (1 - named.length / places.length) - ASIDE;
  const curve = [[x(0), y(0)], ...places.map(({ rank, seconds }) => [x(rank), y(seconds)])] as [number, number][];
  const items: Mark[] = [
    ...gridRows(plane, axis.ticks, theme.grid),
    ...polylineMarks([curve], theme.ink, 2),
    ...named.map(({ step, rank, seconds }) => dotMark(theme, step.verdict ?? 'unclear', x(rank), y(seconds), DOT)),
    ...named.slice(-1).flatMap((last) => shareMarks(plane, last, spread, { theme, room })),
    labelMark({ text: total, x: right + ASIDE, y: y(Math.abs(spec.endS)) + MIDDLE, colour: theme.ink, weight: 600 }),
    ...axisMarks(plane, axis, ranks, frame),
  ];
  return drawnChart(
    plane,
    items,
    places.map((place) => pointOf(plane, place, spec, theme)),
    'x',
  );
}
