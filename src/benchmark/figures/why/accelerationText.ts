import type { PlanFallbackRow } from '../../model/queryMetrics';
import type { PlanShare } from '../../why/planShare';

/** Why operators fell back, and how often. */
export type Reason = Pick<PlanFallbackRow, 'operator' | 'reason' | 'count'>;

/** The share of operators, 0–1. */
export function shareOf({ accelerated, counted }: Pick<PlanShare, 'accelerated' | 'counted'>): number {
  return counted === 0 ? 0 : accelerated / counted;
}

/** What fell back: "Project ×3; SortMergeJoin"; "none" where nothing did. */
export function fellBackText({ fellBack }: Pick<PlanShare, 'fellBack'>): string {
  if (fellBack.length === 0) return 'none';
  return fellBack.map(({ operator, count }) => (count === 1 ? operator : `${operator} ×${count}`)).join('; ');
}

/** "HashAggregate ×2: unsupported type; …", in the engine's own words; '' where the log holds none. */
export function reasonsText({ reasons }: { reasons: readonly Reason[] }): string {
  return reasons
    .map(({ operator, reason, count }) => {
      const times = count === 1 ? '' : ` ×${count}`;
      return operator === '' ? `${reason}${times}` : `${operator}${times}: ${reason}`;
    })
    .join('; ');
}
