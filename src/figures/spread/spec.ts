import { drawnVerdict, isDecided } from '../../benchmark/comparison/match';
import type { Axis, SpecBase } from '../../benchmark/model/chart';
import { column, QUERY_COLUMN, SPEEDUP_COLUMN, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery, Names, VerdictCounts } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import type { Table, TopRow } from '../../benchmark/model/table';
import { speedupAxis } from '../shared/axes';
import { sidesText, UNDECIDED } from '../shared/captions';
import { drawnQueries, leftOut, leftOutOf } from '../shared/drawnQueries';
import { type Kind, unitOfAxis } from '../shared/kind';
import { queriesTable } from '../shared/tables';
import { tallyKey, tallyTitle } from '../shared/tally';

/** Speedups in ascending order, each with the range that the iterations allow. */
export interface SpreadSpec extends SpecBase, VerdictCounts {
  kind: 'spread';
  axis: Axis;
  names: Names;
  /** Ascending by speedup. The seconds of both sides are in the tooltip only. */
  points: (Omit<TopRow, 'timeChangePct'> & Pick<MatchedQuery, 'low' | 'high'> & { label: boolean })[];
  below: number;
  above: number;
  key: NonNullable<FigureText['key']>;
}

export const SPEEDUP_TITLE = 'Speedup, × (log scale)';
/** Number of labeled queries at each end; the renderer drops labels that collide. */
const LABELED_FASTEST = 3;
const LABELED_SLOWEST = 1;
/** Number of extremes at each end among which an inconclusive verdict is labeled as a surprise. */
const SURPRISE_WITHIN = 10;

export function sortBySpeedup(matched: readonly MatchedQuery[]): MatchedQuery[] {
  return [...matched].sort((a, b) => a.speedup - b.speedup);
}

/** Queries to label, from queries in ascending order: the extremes, and inconclusive ones among them. */
export function labelledQueries(order: readonly MatchedQuery[]): Set<string> {
  const extremes = [...order.slice(0, LABELED_SLOWEST), ...order.slice(-LABELED_FASTEST)];
  const surprises = [order.slice(0, SURPRISE_WITHIN), order.slice(-SURPRISE_WITHIN)].flatMap((end) =>
    end.filter((query) => drawnVerdict(query) === 'unclear').slice(0, 1),
  );
  return new Set([...extremes, ...surprises].map(({ query }) => query));
}

function spreadSpec(comparison: Comparison): SpreadSpec {
  const drawn = drawnQueries(comparison);
  const order = sortBySpeedup(drawn);
  const labels = labelledQueries(order);
  return {
    kind: 'spread',
    id: 'queries',
    title: tallyTitle(comparison),
    description: `Speedup of each of ${order.length} queries in ascending order, with the range of speedups that the iterations allow.`,
    ...leftOut(comparison.matched, drawn),
    axis: speedupAxis(
      order.map(({ speedup }) => speedup),
      SPEEDUP_TITLE,
    ),
    names: comparison.names,
    points: order.map((match) => ({
      query: match.query,
      baselineS: match.baseline.timeS,
      candidateS: match.candidate.timeS,
      speedup: match.speedup,
      low: match.low,
      high: match.high,
      verdict: drawnVerdict(match),
      label: labels.has(match.query),
    })),
    below: comparison.slower,
    above: comparison.faster,
    clear: comparison.clear,
    separated: comparison.separated,
    same: comparison.same,
    beyondReruns: comparison.beyondReruns,
    key: tallyKey(comparison),
  };
}

function lines({ matched }: Comparison): string {
  return matched.some(isDecided)
    ? 'The line shows the range of speedups that the iterations allow. If it crosses 1×, the time ranges of the two sides overlap.'
    : `Every dot is ${UNDECIDED}.`;
}

function csv({ points }: SpreadSpec): Table {
  const [low, high] = [column('low', 'Lowest', '×', 'number', 2), column('high', 'Highest', '×', 'number', 2)];
  return {
    columns: [QUERY_COLUMN, SPEEDUP_COLUMN, low, high, VERDICT_COLUMN],
    rows: points.map((point) => [point.query, point.speedup, point.low, point.high, point.verdict]),
    footnotes: [],
  };
}

/** Speedups in ascending order, each with the range that the iterations allow. */
export const spread: Kind<SpreadSpec> = {
  unit: unitOfAxis,
  count: ({ points }) => ({ count: points.length, of: 'queries' }),
  csv,
  embedColumns: ['query', 'speedup', 'verdict'],
  charts: { queries: spreadSpec },
  around: (_, comparison) => ({
    caption: `Speedup of each query, ${sidesText(comparison)}. ${lines(comparison)}${leftOutOf(comparison)}`,
    key: tallyKey(comparison),
    table: queriesTable(comparison),
  }),
};
