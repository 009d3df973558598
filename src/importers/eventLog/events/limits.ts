export class LimitError extends Error {}

/** Maximum number of each kind in memory, for all logs of a command together; a few gigabytes in total. */
const LIMITS = {
  executions: 200_000,
  jobs: 1_000_000,
  stages: 1_000_000,
  descriptions: 200_000,
  executors: 200_000,
  'accumulators of executions': 5_000_000,
  'operators and metrics of plans': 10_000_000,
} as const;

/** Maximum bytes of plans that wait for the end of their execution; above it, a plan is parsed at once. */
export const WAITING_PLAN_BYTES = 256 * 1024 * 1024;

type HeldKind = keyof typeof LIMITS;

export class Holding {
  private readonly counts = new Map<HeldKind, number>();

  constructor(private readonly limits: Readonly<Record<HeldKind, number>> = LIMITS) {}

  /** Throws LimitError if `count` more exceed the limit. */
  add(what: HeldKind, count = 1): void {
    const sum = (this.counts.get(what) ?? 0) + count;
    this.counts.set(what, sum);
    const most = this.limits[what];
    if (sum > most) throw new LimitError(`the log has more than ${most.toLocaleString('en')} ${what}`);
  }
}
