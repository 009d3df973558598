/** Up to this number, the durations of a stage are stored one by one. */
export const EXACT_TASKS = 1000;
/** Above it, the maximum relative error of a quantile. */
export const QUANTILE_ERROR = 0.005;

/** A bucket is defined by the first eight binary digits of a duration; its width is at most 1/128 of the duration. */
const DIGITS = 8;
const FINE = 2 ** DIGITS;
const HALF = FINE / 2;
/** Longer durations (24 days) count as this. */
const LONGEST_MS = 2 ** 31 - 1;
const BUCKETS = FINE + HALF * (31 - DIGITS);

/** Number of binary digits of a duration that are cut off; 0 if all are kept. */
function cutDigits(ms: number): number {
  return Math.max(0, 32 - Math.clz32(ms) - DIGITS);
}

function bucketOf(ms: number): number {
  const cut = cutDigits(ms);
  return cut === 0 ? ms : FINE + HALF * (cut - 1) + ((ms >>> cut) - HALF);
}

/** The whole millisecond in the middle of a bucket. */
function middleOf(bucket: number): number {
  if (bucket < FINE) return bucket;
  const cut = Math.floor((bucket - FINE) / HALF) + 1;
  const first = (((bucket - FINE) % HALF) + HALF) * 2 ** cut;
  return first + 2 ** (cut - 1);
}

/**
 * Durations of the tasks of one stage in whole milliseconds: exact up to EXACT_TASKS, then counted in buckets of
 * integers (like HdrHistogram), 13 KB for any number. The result does not depend on the order of tasks and is the same
 * in every language. The maximum is always exact.
 */
export class Durations {
  private exact: number[] = [];
  private buckets: Uint32Array | null = null;
  private count = 0;
  private largest = 0;

  add(ms: number): void {
    this.count += 1;
    this.largest = Math.max(this.largest, ms);
    if (this.buckets) this.countIn(this.buckets, ms);
    else if (this.exact.push(ms) > EXACT_TASKS) this.spread();
  }

  private spread(): void {
    const buckets = new Uint32Array(BUCKETS);
    for (const ms of this.exact) this.countIn(buckets, ms);
    [this.buckets, this.exact] = [buckets, []];
  }

  private countIn(buckets: Uint32Array, ms: number): void {
    const bucket = bucketOf(Math.min(LONGEST_MS, ms));
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }

  /** The largest duration in ms; null without tasks. */
  max(): number | null {
    return this.count === 0 ? null : this.largest;
  }

  /** The smallest duration in ms that at least `percent` of the tasks do not exceed; null without tasks. */
  quantile(percent: number): number | null {
    if (this.count === 0) return null;
    const rank = Math.max(1, Math.ceil((percent * this.count) / 100));
    if (this.buckets) return this.estimate(this.buckets, rank);
    return this.exact.sort((a, b) => a - b)[rank - 1] ?? null;
  }

  private estimate(buckets: Uint32Array, rank: number): number {
    let seen = 0;
    const found = buckets.findIndex((count) => {
      seen += count;
      return seen >= rank;
    });
    return Math.min(this.largest, middleOf(found));
  }
}
