import type { Comparison } from '../model/comparison';
import type { MemoryMeasure, ResultRow } from '../model/resultSet';
import { median, sum } from '../model/statistics';

/** Memory of one query on both sides, in the unit of the measure. */
interface QueryMemory {
  query: string;
  baseline: number;
  candidate: number;
  /** (candidate − baseline) ÷ baseline in %; null if the baseline is 0. */
  changePct: number | null;
}

/** Memory of both sides by query, in one measure. */
export interface MemoryComparison extends MemoryMeasure {
  queries: QueryMemory[];
  /** Queries with less, or with more, on the candidate's side. */
  lower: number;
  higher: number;
  /** Of the sums over the queries, if the measure adds up over time (B·s); otherwise the median change of a query. In %. */
  changePct: number;
}

function changePct(baseline: number, candidate: number): number | null {
  return baseline === 0 ? null : (100 * (candidate - baseline)) / baseline;
}

function sameMeasure(a: MemoryMeasure, b: MemoryMeasure): boolean {
  return a.name === b.name && a.unit === b.unit && a.definition === b.definition;
}

function memoryByQuery(rows: readonly ResultRow[]): Map<string, number> {
  return new Map(rows.flatMap(({ query, memory }) => (memory === undefined ? [] : [[query, memory] as const])));
}

/** Memory of the matched queries; null unless both sides report one measure for one of them. */
export function compareMemory({ baseline, candidate, matched }: Comparison): MemoryComparison | null {
  const measure = baseline.memory;
  if (!measure || !candidate.memory || !sameMeasure(measure, candidate.memory)) return null;
  const [left, right] = [memoryByQuery(baseline.rows), memoryByQuery(candidate.rows)];
  const queries = matched.flatMap(({ query }): QueryMemory[] => {
    const [a, b] = [left.get(query), right.get(query)];
    return a === undefined || b === undefined ? [] : [{ query, baseline: a, candidate: b, changePct: changePct(a, b) }];
  });
  const changes = queries.flatMap(({ changePct: change }) => change ?? []);
  if (changes.length === 0) return null;
  const total = (side: 'baseline' | 'candidate') => sum(queries.map((query) => query[side]));
  return {
    ...measure,
    queries,
    lower: queries.filter((query) => query.candidate < query.baseline).length,
    higher: queries.filter((query) => query.candidate > query.baseline).length,
    changePct: measure.unit === 'B·s' ? (changePct(total('baseline'), total('candidate')) ?? 0) : median(changes),
  };
}
