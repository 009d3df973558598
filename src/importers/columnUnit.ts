/** A unit of time: value × `factor` ÷ `per` is seconds. */
export interface Unit {
  /** The value of --time-unit: "ms". */
  id: string;
  /** The name in a list of changes: "milliseconds". */
  name: string;
  factor: number;
  per: number;
}

export const SECONDS: Unit = { id: 's', name: 'seconds', factor: 1, per: 1 };
export const MILLISECONDS: Unit = { id: 'ms', name: 'milliseconds', factor: 1, per: 1e3 };

const UNITS: readonly [RegExp, Unit][] = [
  [/^(s|secs?|seconds?)$/, SECONDS],
  [/^(ms|msecs?|millis|milliseconds?)$/, MILLISECONDS],
  [/^([uµμ]s|usecs?|micros|microseconds?)$/, { id: 'us', name: 'microseconds', factor: 1, per: 1e6 }],
  [/^(ns|nsecs?|nanos|nanoseconds?)$/, { id: 'ns', name: 'nanoseconds', factor: 1, per: 1e9 }],
  [/^(mins|minutes?)$/, { id: 'min', name: 'minutes', factor: 60, per: 1 }],
  [/^(h|hrs?|hours?)$/, { id: 'h', name: 'hours', factor: 3600, per: 1 }],
  [/^(d|days?)$/, { id: 'd', name: 'days', factor: 86_400, per: 1 }],
];
/** The values of --time-unit. */
export const UNIT_CHOICES = UNITS.map(([, { id }]) => id);
const NOT_TIME =
  /^([kmgt]i?b|bytes?|rows?|records?|count|memory|mem|rss|heap|cpu|cores?|cost|price|usd|eur|dollars?|euros?|k?wh|joules?|tasks?|stages?)$/;
/** Derived columns, and columns of money. */
const EXTRA =
  /speed-?up|(?<![a-z])ratio|diff|delta|change|improvement|pct|percent|[%$€£¥]|faster|slower|winner|performance|std|stddev/i;
const SUITE = /tpc[-_ ]?(ds|h)\b/gi;

/** Words of a header in lower case: "Time (ms)", "timeMs", and the full-width "time_ｍｓ" are time and ms. */
function wordsOf(head: string): string[] {
  const parted = head
    .normalize('NFKC')
    .replace(SUITE, ' ')
    .replace(/([a-z]{2})([A-Z])/g, '$1 $2');
  return parted.toLowerCase().match(/[a-zµμ]+/g) ?? [];
}

const of = (word: string) => UNITS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];

export function isUnit(head: string): boolean {
  return of(head) !== undefined;
}

/** The unit of time in a header; undefined if it names none; null for "min" and "m", which are ambiguous. */
export function unitIn(head: string): Unit | null | undefined {
  const words = wordsOf(head);
  const last = words.at(-1) ?? '';
  if (last === 'm' || last === 'min') return null;
  return of(last) ?? words.filter((word) => word.length > 1).flatMap((word) => of(word) ?? [])[0];
}

/** The unit of times in a column; seconds if its header names none, null if it is ambiguous. */
export function unitOf(head: string): Unit | null {
  const unit = unitIn(head);
  return unit === undefined ? SECONDS : unit;
}

/** The unit that a user chose; undefined for a word that is not a unit. */
export function chosenUnit(word: string): Unit | undefined {
  return of(word === 'min' ? 'minutes' : word);
}

/** True if a column holds counts of rows, bytes, memory, or money, or is derived from others. */
export function measuresNoTime(head: string): boolean {
  return EXTRA.test(head) || wordsOf(head).some((word) => NOT_TIME.test(word));
}

/** A header without its trailing unit: "Comet" of "Comet (ms)". */
export function withoutUnit(head: string): string {
  const unclear = /\s*[([]m(in)?[)\]]$/i.exec(head);
  if (unclear) return head.slice(0, unclear.index);
  const [word = ''] = /[a-zµμ]+[)\]]*$/i.exec(head) ?? [];
  const rest = head.slice(0, head.length - word.length);
  return isUnit(word.replace(/[)\]]+$/, '')) && /[\s_.([/-]$/.test(rest) ? rest.replace(/[\s_.([/-]+$/, '') : head;
}

export function inSeconds(value: number, { factor, per }: Unit): number {
  return (value * factor) / per;
}
