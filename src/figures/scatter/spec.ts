import type { MixSides, SidesQuery } from '../../benchmark/mix/mixSides';
import type { Axis, SpecBase } from '../../benchmark/model/chart';
import { column, QUERY_COLUMN, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Comparison } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import { longestQueries } from '../../benchmark/model/queryPages';
import type { Table } from '../../benchmark/model/table';
import { capitalise } from '../../benchmark/text/names';
import { rounded } from '../../benchmark/text/numbers';
import { logSecondsAxis, speedupAxis } from '../shared/axes';
import { conflictsText, statement } from '../shared/captions';
import { leftOut, leftOutText } from '../shared/drawnQueries';
import { figureText } from '../shared/figureText';
import { type Kind, unitOfAxis } from '../shared/kind';
import { tallyKey, tallyTitle } from '../shared/tally';

/** Speedup of each query, of one or two candidates, over its time on the baseline. */
export interface ScatterSpec extends SpecBase, Pick<MixSides, 'names' | 'comparedNames'> {
  kind: 'scatter';
  time: Axis;
  axis: Axis;
  points: (SidesQuery & {
    /** Pattern of the query's work; absent if it is unknown. */
    pattern?: string;
    /** True for a query outside of the reader's mix, which is drawn pale. */
    isOut?: boolean;
  })[];
}

/** Baseline ÷ candidate, of each candidate. */
export function speedupsOf({ times: [baseline = 0, ...candidates] }: Pick<SidesQuery, 'times'>): number[] {
  return candidates.map((time) => baseline / time);
}

/** Factor above the axis of the speedups, for names above the highest marks. */
const NAME_ROOM = 1.15;

export function scatterSpec({ names, comparedNames, queries }: MixSides, compared: Comparison): ScatterSpec {
  const [baseline = '', ...candidates] = names;
  const axis = speedupAxis(queries.flatMap(speedupsOf), 'Speedup, × (log scale)');
  return {
    kind: 'scatter',
    id: 'scatter',
    title: tallyTitle(compared),
    description: `Speedup of ${candidates.join(' and ')} on each of ${queries.length} queries over its time on ${baseline}.`,
    names,
    comparedNames,
    time: logSecondsAxis(
      queries.map(({ times: [time = 0] }) => time),
      `Time on ${baseline}, s (log scale)`,
    ),
    axis: { ...axis, max: axis.max * NAME_ROOM },
    points: queries,
  };
}

/** The chart as drawn: of a large suite without the dots of shorter queries. */
export function drawnScatter(sides: MixSides, compared: Comparison): ScatterSpec {
  const queries = longestQueries(sides.queries, ({ times: [time = 0] }) => time);
  return { ...scatterSpec({ ...sides, queries }, compared), ...leftOut(sides.queries, queries) };
}

function csv({ names, comparedNames, points }: ScatterSpec): Table {
  const times = names.map((name, side) => column(`time_${side}_s`, capitalise(name), 's', 'number', 1));
  const verdict = { ...VERDICT_COLUMN, label: 'Faster', names: comparedNames };
  return {
    columns: [QUERY_COLUMN, ...times, verdict],
    rows: points.map((point) => [point.query, ...point.times.map(rounded), point.verdict]),
    footnotes: [],
  };
}

/** The figure of a scatter; `sources` are the result sets of all sides. */
export function scatterFigure(spec: ScatterSpec, compared: Comparison, sources: FigureText['sources']): FigureText {
  const { names, comparedNames, points } = spec;
  const [baseline = '', first = '', second] = names;
  const shapes = second === undefined ? 'A dot is a query' : `A circle is ${first}, a diamond ${second}`;
  return figureText(spec, {
    caption: `Speedup over ${baseline} of each query, over its time on ${baseline}; both scales are logarithmic. ${shapes}. Blue: ${comparedNames.candidate} is faster; orange: ${comparedNames.baseline}. Pale: not in your mix.${leftOutText(
      points.map(({ times: [time = 0] }) => time),
      baseline,
    )}`,
    key: tallyKey(compared).map((entry) => ({ ...entry, isPair: second !== undefined })),
    statement: statement(compared),
    dispute: conflictsText([compared]),
    sources,
    table: csv(spec),
  });
}

export const scatter: Kind<ScatterSpec> = {
  unit: unitOfAxis,
  count: ({ points }) => ({ count: points.length, of: 'queries' }),
  csv,
};
