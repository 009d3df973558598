import { bucketCounts, EDGES, SPEEDUP_EDGES } from '../../benchmark/comparison/buckets';
import { drawnVerdict, isDecided } from '../../benchmark/comparison/match';
import type { Axis, SpecBase } from '../../benchmark/model/chart';
import { QUERY_COLUMN, SPEEDUP_COLUMN, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Comparison, Names, Verdict } from '../../benchmark/model/comparison';
import { isUnconfirmed } from '../../benchmark/model/verdictMark';
import { formatQueries, formatShare } from '../../benchmark/text/numbers';
import { speedupAxis } from '../shared/axes';
import { UNDECIDED } from '../shared/captions';
import { drawnQueries, leftOut, leftOutOf } from '../shared/drawnQueries';
import { type Kind, unitOfAxis } from '../shared/kind';
import { queriesTable } from '../shared/tables';
import { labelledQueries, SPEEDUP_TITLE, sortBySpeedup } from '../spread/spec';

/** One dot per query, stacked in its range of speedup. */
export interface DotsSpec extends SpecBase {
  kind: 'dots';
  axis: Axis;
  names: Names;
  /** Inner bucket edges, ascending; dots of two ranges never share a bin. */
  edges: number[];
  /** Ascending by speedup, like the axis. */
  ranges: { label: string; from: number | null; to: number | null; count: number }[];
  points: { query: string; speedup: number; verdict: Verdict; label: boolean }[];
}

/** "53 of 103 queries differ by less than 25%"; counts the larger part. */
function title({ matched }: Comparison): string {
  const near = matched.filter(({ speedup }) => speedup > 1 / EDGES.outer && speedup < EDGES.outer).length;
  const [count, by] = 2 * near >= matched.length ? [near, 'less than'] : [matched.length - near, 'at least'];
  const which =
    count === matched.length ? `All ${formatQueries(count)}` : `${count} of ${formatQueries(matched.length)}`;
  return `${which} differ by ${by} ${formatShare(EDGES.outer - 1, 0)}`;
}

function dotsSpec(comparison: Comparison): DotsSpec {
  const drawn = drawnQueries(comparison);
  const order = sortBySpeedup(drawn);
  const labels = labelledQueries(order);
  return {
    kind: 'dots',
    id: 'dots',
    title: title(comparison),
    description: `Speedup of each of ${order.length} queries, one dot each.`,
    ...leftOut(comparison.matched, drawn),
    axis: speedupAxis(
      order.map(({ speedup }) => speedup),
      SPEEDUP_TITLE,
    ),
    names: comparison.names,
    edges: [...SPEEDUP_EDGES],
    ranges: bucketCounts(comparison.matched, 'speedup')
      .reverse()
      .map(({ label, from, to, count }) => ({ label, from, to, count })),
    points: order.map((match) => {
      const { query, speedup } = match;
      return { query, speedup, verdict: drawnVerdict(match), label: labels.has(query) };
    }),
  };
}

function caption({ matched }: Comparison): string {
  const unconfirmed = matched.some(({ verdict }) => isUnconfirmed(verdict))
    ? ', tinted if this difference is unconfirmed'
    : '';
  const marks = matched.some(isDecided)
    ? `colored if the engines differ${unconfirmed}, gray if they are within 5%, hollow if inconclusive`
    : UNDECIDED;
  return `Speedup of each query on a log scale. Each dot is one query: ${marks}.`;
}

/** One dot per query in its range of speedup. Counts per range ascend with the axis. */
export const dots: Kind<DotsSpec> = {
  unit: unitOfAxis,
  count: ({ points }) => ({ count: points.length, of: 'queries' }),
  csv: ({ points }) => ({
    columns: [QUERY_COLUMN, SPEEDUP_COLUMN, VERDICT_COLUMN],
    rows: points.map(({ query, speedup, verdict }) => [query, speedup, verdict]),
    footnotes: [],
  }),
  embedColumns: ['query', 'speedup', 'verdict'],
  charts: { dots: dotsSpec },
  around: (_, comparison) => ({
    caption: `${caption(comparison)}${leftOutOf(comparison)}`,
    table: queriesTable(comparison),
  }),
};
