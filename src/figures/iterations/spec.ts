import { drawnVerdict } from '../../benchmark/comparison/match';
import type { Axis, SpecBase } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import type { Comparison, Verdict } from '../../benchmark/model/comparison';
import type { ResultSet, Side, Statistic } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { formatSeconds, formatSpeedupSentence } from '../../benchmark/text/numbers';
import { iterationsAxis } from '../shared/axes';
import { type Kind, unitOfAxis } from '../shared/kind';
import { sideTitle } from '../shared/titles';

/** Times of one query, one row of points per engine. */
export interface IterationsSpec extends SpecBase {
  kind: 'iterations';
  axis: Axis;
  statistic: Statistic;
  /** Baseline first; values in the order of running. */
  rows: {
    name: string;
    role: Side;
    valuesS: number[];
    statisticS: number;
    minS: number;
    maxS: number;
    verdict: Verdict;
  }[];
}

type Row = IterationsSpec['rows'][number];

/**
 * "q93 takes 47.7 s with Gluten + Velox and 157.1 s with Comet: 3.30×"; without a verdict "q18 is inconclusive (6.7 s with
 * Celeborn, 11.5 s with vanilla Spark)".
 */
export function iterationsTitle({ matched, names }: Comparison, query: string): string {
  const found = matched.find((entry) => entry.query === query);
  if (!found) return `${query} was not timed on both sides`;
  const { baseline, candidate, speedup } = found;
  const [own, theirs] = [
    `${formatSeconds(candidate.timeS)} with ${names.candidate}`,
    `${formatSeconds(baseline.timeS)} with ${names.baseline}`,
  ];
  if (drawnVerdict(found) === 'unclear') return `${query} is inconclusive (${own}, ${theirs})`;
  return `${query} takes ${own} and ${theirs}: ${formatSpeedupSentence(speedup)}`;
}

function rowOf(comparison: Comparison, side: Side, query: string): Row | null {
  const set: ResultSet = comparison[side];
  const row = set.rows.find((candidate) => candidate.query === query);
  const valuesS = set.iterationRows.filter((entry) => entry.query === query).map(({ timeS }) => timeS);
  const match = comparison.matched.find((entry) => entry.query === query);
  const verdict = match ? drawnVerdict(match) : 'unclear';
  if (!row || row.timeS === null || row.minS === null || row.maxS === null || valuesS.length === 0) return null;
  const name = sideTitle(comparison, side);
  return { name, role: side, valuesS, statisticS: row.timeS, minS: row.minS, maxS: row.maxS, verdict };
}

/** Iterations of one query on both sides; null if either side's are unknown. */
export function iterationsSpec(comparison: Comparison, query: string): IterationsSpec | null {
  const rows = (['baseline', 'candidate'] as const).map((side) => rowOf(comparison, side, query));
  const [baseline, candidate] = rows;
  const { statistic } = comparison.candidate;
  if (!baseline || !candidate || statistic === 'unknown') return null;
  const all = [...baseline.valuesS, ...candidate.valuesS];
  return {
    kind: 'iterations',
    id: `iterations-${query}`,
    title: iterationsTitle(comparison, query),
    description: [baseline, candidate].map(({ name, valuesS }) => `${name}: ${valuesS.join(', ')} s`).join('; '),
    axis: iterationsAxis('Time per iteration, s', Math.max(...all)),
    statistic,
    rows: [baseline, candidate],
  };
}

function table({ rows, axis }: IterationsSpec): Table {
  const length = Math.max(...rows.map(({ valuesS }) => valuesS.length));
  return {
    columns: [
      column('iteration', 'Iteration', '', 'number'),
      ...rows.map(({ name, role }) => column(`${role}_s`, name, axis.unit, 'number', 3)),
    ],
    rows: Array.from({ length }, (_, index) => [index + 1, ...rows.map(({ valuesS }) => valuesS[index] ?? null)]),
    footnotes: [],
  };
}

/** Every iteration of one query, for findings of a report; reports cannot list it as a chart. */
export const iterations: Kind<IterationsSpec> = {
  unit: unitOfAxis,
  count: ({ rows }) => ({ count: sum(rows.map(({ valuesS }) => valuesS.length)), of: 'iterations' }),
  around: (spec) => ({
    caption: `Time per iteration, in seconds; first iteration on top. The tick marks the ${spec.statistic}, which the rest of the site uses.`,
    table: table(spec),
  }),
};
