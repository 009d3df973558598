/** A unit of time: value × `factor` ÷ `per` is seconds. */
export interface Unit {
  /** The name in a list of changes: "milliseconds". */
  name: string;
  factor: number;
  per: number;
}

export const SECONDS: Unit = { name: 'seconds', factor: 1, per: 1 };

const UNITS: readonly [RegExp, Unit][] = [
  [/^(s|secs?|seconds?)$/, SECONDS],
  [/^(ms|msecs?|millis|milliseconds?)$/, { name: 'milliseconds', factor: 1, per: 1e3 }],
  [/^([uµμ]s|usecs?|micros|microseconds?)$/, { name: 'microseconds', factor: 1, per: 1e6 }],
  [/^(ns|nsecs?|nanos|nanoseconds?)$/, { name: 'nanoseconds', factor: 1, per: 1e9 }],
  [/^(mins|minutes?)$/, { name: 'minutes', factor: 60, per: 1 }],
  [/^(h|hrs?|hours?)$/, { name: 'hours', factor: 3600, per: 1 }],
];
const NOT_TIME =
  /^([kmgt]i?b|bytes?|rows?|records?|count|memory|mem|rss|heap|cpu|cores?|cost|price|usd|eur|dollars?|euros?|k?wh|joules?|tasks?|stages?)$/;
const SUITE = /tpc[-_ ]?(ds|h)\b/gi;

/** Words of a header in lower case: "Time (ms)" and "timeMs" are time and ms. */
function wordsOf(head: string): string[] {
  const parted = head.replace(SUITE, ' ').replace(/([a-z]{2})([A-Z])/g, '$1 $2');
  return parted.toLowerCase().match(/[a-zµμ]+/g) ?? [];
}

const of = (word: string) => UNITS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];

export function isUnit(head: string): boolean {
  return of(head) !== undefined;
}

/** The unit of time of a column; seconds if its header names none; null for "min" and "m", which are ambiguous. */
export function unitOf(head: string): Unit | null {
  const words = wordsOf(head);
  const last = words.at(-1) ?? '';
  if (last === 'm' || last === 'min') return null;
  return of(last) ?? words.filter((word) => word.length > 1).flatMap((word) => of(word) ?? [])[0] ?? SECONDS;
}

/** True if a column holds counts of rows, bytes, memory, or money. */
export function measuresNoTime(head: string): boolean {
  return wordsOf(head).some((word) => NOT_TIME.test(word));
}

/** A header without its trailing unit: "Comet" of "Comet (ms)". */
export function withoutUnit(head: string): string {
  const [word = ''] = /[a-zµμ]+[)\]]*$/i.exec(head) ?? [];
  const rest = head.slice(0, head.length - word.length);
  return isUnit(word.replace(/[)\]]+$/, '')) && /[\s_.([/-]$/.test(rest) ? rest.replace(/[\s_.([/-]+$/, '') : head;
}

export function inSeconds(value: number, { factor, per }: Unit): number {
  return (value * factor) / per;
}
