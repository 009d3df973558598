/** Up to here the durations of a stage are kept one by one. */
export const EXACT_TASKS = 1000;
/** Beyond, a quantile is at most this share off. */
export const QUANTILE_ERROR = 0.005;

const GROWTH = (1 + QUANTILE_ERROR) / (1 - QUANTILE_ERROR);
const LOG_GROWTH = Math.log(GROWTH);
/** Enough for 31 years in milliseconds. */
const BUCKETS = Math.ceil(Math.log(1e12) / LOG_GROWTH) + 1;

function bucketOf(ms: number): number {
  return Math.min(BUCKETS - 1, Math.ceil(Math.log(ms) / LOG_GROWTH));
}

/** The value of a bucket that is equally far, in share, from both its edges. */
function middleOf(bucket: number): number {
  return (2 * GROWTH ** bucket) / (GROWTH + 1);
}

/**
 * The durations of the tasks of one stage, in milliseconds: exact up to EXACT_TASKS, then counted in buckets that grow by one
 * percent each, 11 KB however many there are. Source: DDSketch, Masson, Rim & Lee 2019. The maximum is always exact.
 */
export class Durations {
  private exact: number[] = [];
  private buckets: Uint32Array | null = null;
  private zeros = 0;
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
    if (ms < 1) this.zeros += 1;
    else buckets[bucketOf(ms)] = (buckets[bucketOf(ms)] ?? 0) + 1;
  }

  /** The largest duration in ms; null without tasks. */
  max(): number | null {
    return this.count === 0 ? null : this.largest;
  }

  /** The smallest duration that at least the share `p` (0–1) of the tasks does not exceed, in ms; null without tasks. */
  quantile(p: number): number | null {
    if (this.count === 0) return null;
    const rank = Math.max(1, Math.ceil(p * this.count));
    if (this.buckets) return this.estimate(this.buckets, rank);
    return this.exact.sort((a, b) => a - b)[rank - 1] ?? null;
  }

  private estimate(buckets: Uint32Array, rank: number): number {
    let seen = this.zeros;
    if (seen >= rank) return 0;
    const found = buckets.findIndex((count) => {
      seen += count;
      return seen >= rank;
    });
    return Math.min(this.largest, middleOf(found));
  }
}
