import type { SpecBase } from '../../benchmark/model/chart';
import { column, QUERY_COLUMN, SPEEDUP_COLUMN, timeColumns, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery, Names } from '../../benchmark/model/comparison';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatSeconds, rounded } from '../../benchmark/text/numbers';
import type { Kind } from '../shared/kind';
import { observation } from './observation';

/** One query with its largest difference in the logs. */
export type LostRow = ReturnType<typeof rowOf>;

/** Queries by seconds that the candidate loses, largest loss first; if none lost, largest gain first. */
export interface LostSpec extends SpecBase {
  kind: 'lost';
  names: Names;
  caption: string;
  rows: LostRow[];
}

function rowOf(comparison: Comparison, metrics: SideMetrics, matched: MatchedQuery) {
  const { query, baseline, candidate, speedup, verdict, savedS } = matched;
  return {
    query,
    baselineS: baseline.timeS,
    candidateS: candidate.timeS,
    /** Candidate − baseline; losses are above 0. */
    changeS: rounded(-savedS) + 0,
    speedup: rounded(speedup),
    verdict,
    /** An observation, not a cause: "“Scan, filter, exchange” 3.69 → 8.30 s". */
    differs: observation(comparison, metrics, matched),
  };
}

function sumOf(rows: readonly LostRow[]): number {
  return rows.reduce((sum, { changeS }) => sum + Math.abs(changeS), 0);
}

/** "3 of 22 queries lost seconds with Comet; q1, q2, and q9 lost 9.1 s of the 10.2 s", or gains if none lost. */
function titleOf(rows: readonly LostRow[], { candidate }: Names): string {
  const lost = rows.filter(({ changeS }) => changeS > 0);
  const moved = lost.length > 0 ? lost : rows.filter(({ changeS }) => changeS < 0);
  const top = moved.slice(0, 3);
  const first = lost.length > 0 ? `${lost.length} of ${rows.length} queries lost` : 'No query lost';
  if (top.length === 0) return `${first} or gained seconds with ${candidate}`;
  const all =
    moved.length === top.length
      ? formatSeconds(sumOf(top))
      : `${formatSeconds(sumOf(top))} of the ${formatSeconds(sumOf(moved))}`;
  return `${first} seconds with ${candidate}; ${joinWords(top.map(({ query }) => query))} ${lost.length > 0 ? 'lost' : 'gained'} ${all}`;
}

/** Queries of a comparison by lost seconds, each with its largest difference in both logs. */
export function lostSpec(comparison: Comparison, metrics: SideMetrics): LostSpec {
  const { names } = comparison;
  const all = comparison.matched.map((matched) => rowOf(comparison, metrics, matched));
  const anyLost = all.some(({ changeS }) => changeS > 0);
  const rows = all.sort((a, b) => (anyLost ? b.changeS - a.changeS : a.changeS - b.changeS));
  return {
    kind: 'lost',
    id: 'lost-seconds',
    title: titleOf(rows, names),
    description: `Time lost or gained with ${names.candidate} compared with ${names.baseline}, by query.`,
    names,
    caption: `${capitalise(names.baseline)} → ${names.candidate}, ${comparison.candidate.statistic} of the iterations, largest ${anyLost ? 'loss' : 'gain'} first. Filled bar: one side is faster. Outlined: inconclusive. “Largest difference” is observed in one iteration per side; it is not a proven cause.`,
    rows,
  };
}

/** The list as a table. Change is candidate − baseline. */
function lostTable({ rows, names }: Pick<LostSpec, 'rows' | 'names'>): Table {
  const [baseline, candidate] = timeColumns(names);
  return tableOf(rows, [
    [QUERY_COLUMN, 'query'],
    [baseline, 'baselineS'],
    [candidate, 'candidateS'],
    [column('change_s', 'Change', 's', 'signed', 2), 'changeS'],
    [SPEEDUP_COLUMN, 'speedup'],
    [VERDICT_COLUMN, 'verdict'],
    [column('differs', 'Largest difference'), 'differs'],
  ]);
}

/** Queries by lost seconds. */
export const lost: Kind<LostSpec> = {
  unit: () => 's',
  count: ({ rows }) => ({ count: rows.length, of: 'queries' }),
  csv: lostTable,
  embedColumns: ['query', 'baseline_s', 'candidate_s', 'change_s', 'verdict'],
};
