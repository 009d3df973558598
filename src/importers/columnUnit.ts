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

/**
 * Layouts that fix the unit of their times, because the program that writes them does. Every other file names the unit
 * in a header, in a column, or in its cells, or the user does.
 */
export const LAYOUT_UNITS = {
  'eks-csv': SECONDS,
  'comet-json': SECONDS,
  clickbench: SECONDS,
  hyperfine: SECONDS,
  ballista: SECONDS,
  datafusion: MILLISECONDS,
  'spark-sql-perf': MILLISECONDS,
  'gluten-it': MILLISECONDS,
  'nds-csv': MILLISECONDS,
  'nds-summary': MILLISECONDS,
} as const;

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
/** Words of columns that hold amounts, settings, or moments instead of times. */
const NOT_TIME =
  /^([kmgt]i?b|bytes?|rows?|records?|count|memory|mem|rss|heap|cpus?|cores?|threads?|executors?|partitions?|workers?|nodes?|instances?|cost|price|usd|eur|dollars?|euros?|k?wh|joules?|watts?|tasks?|stages?|spills?|sf|scale|factor|seed|port|pid|index|idx|rank|ranking|order|position|sequence|seq|stream|concurrency|users?|retry|retries|attempts|samples?|year|month|date|timestamp|ts|start|started|end|ended|begin|submitted|created|when|gc|peak)$/;
/** Words next to those of an amount: "rows returned", "expected rows", "number of tasks". */
const FILLER =
  /^(returned|expected|output|input|read|written|used|number|num|n|of|per|size|max|min|mean|avg|total|id|at|on|the|in)$/;
/** Words and phrases of rates and scores, of which more is better. */
const RATE =
  /\b(q|t|r|io|f)ps\b|\b[qtr]p[mh]\w*|\b[kmg]?i?ops\b|\b(higher|more|larger|bigger) is better\b|\b[kmg]bps\b|\b(throughput|thrpt|scores?|scoring|rates?|ratings?|points?|hz|bandwidth|speed)\b|\bper (s|secs?|seconds?|ms|min|mins|minutes?|h|hrs?|hours?|d|days?)\b/;
/** "queries/h" and "1/s", but not "time/s", which is a time in seconds. */
const PER_TIME =
  /^(?!.*(time|duration|elapsed|latency|wall|runtime)).*\/\s*(s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|d|days?)\b/i;
/** Derived columns, and columns of money. */
const EXTRA =
  /speed-?up|(?<![a-z])ratio|(?<![a-z])diff(?!use)|(?<![a-z])change(?![a-z])|improvement|pct|percent(?!ile)|[%$€£¥]|faster|slower|winner|performance|std|stddev|variance|(?<![a-z])cv(?![a-z])/i;
const SUITE = /tpc[-_ ]?(ds|h)\b/gi;
/** Words of a header that is about time and names no engine. */
const TIME_WORD =
  /^(time|times|duration|durations|elapsed|wall|clock|wallclock|walltime|latency|latencies|runtime|runtimes|took|taken|timing|timings|query|run|exec|execution|total|measured|real|in|of|the|median|mean|avg|average|max|maximum|minimum|fastest|slowest|best|worst|percentile|p\d*|q\d?|th|cold|hot|warm|first|last|value)$/;

/** Words of a header in lower case: "Time (ms)", "timeMs", and the full-width "time_ｍｓ" are time and ms. */
function wordsOf(head: string): string[] {
  const parted = head
    .normalize('NFKC')
    .replace(SUITE, ' ')
    .replace(/([a-z]{2})([A-Z])/g, '$1 $2');
  return parted.toLowerCase().match(/[a-zµμ]+/g) ?? [];
}

const of = (word: string) => UNITS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];

/** "min" is a minimum or minutes, "m" minutes or metres. */
const isUnclear = (word: string) => word === 'm' || word === 'min';

/** True if a word is a unit of time; "min" and "m" are not, because they are ambiguous. */
export function isUnit(word: string): boolean {
  return of(word) !== undefined;
}

/** True if a header has only words about time, units, and statistics: it names no engine. */
export function isAboutTime(head: string): boolean {
  const words = wordsOf(head);
  return words.length > 0 && words.every((word) => TIME_WORD.test(word) || isUnit(word) || isUnclear(word));
}

/** "1/100 s" and "10 ms": a multiple of a unit, which is none of the choices. */
const FRACTION = /[([]\s*(\d+\s*\/\s*)?\d+\s*[a-zµμ]+\s*[)\]]$/i;

interface SplitHead {
  /** The header without its unit: "Comet" of "Comet (ms)". */
  bare: string;
  /** Undefined if the header names no unit; null if it is ambiguous, as "min" and the region "us". */
  unit: Unit | null | undefined;
}

/** Units that are also words or single letters of names; they count only next to words of time. */
const WEAK = /^(us|h|hrs?|hours?|d|days?|m|mins?|minutes?)$/;

/** The unit of a header that has only words about time. */
function unitAmong(words: readonly string[]): Unit | null | undefined {
  const [unit, other] = [...new Set(words.flatMap((word) => of(word) ?? []))];
  if (other) return null;
  return unit ?? (words.some(isUnclear) ? null : undefined);
}

/** "(ms)", "[s]", "(in seconds)", "(s, median)" at the end of a header. */
function inBrackets(head: string): SplitHead | null {
  const [, bare = '', inner = ''] = /^(.*?)[\s_]*[([{]\s*([^()[\]{}]*?)\s*[)\]}]$/.exec(head) ?? [];
  if (inner === '' || !isAboutTime(inner) || /\d/.test(inner)) return null;
  const unit = unitAmong(wordsOf(inner));
  const isCapital = /^(US|[A-Z])$/.test(inner);
  return unit === undefined ? null : { bare, unit: isCapital ? null : unit };
}

/** "comet_ms", "comet.sec", "Comet ms", "cometMs" at the end of a header; a number before the unit makes it an amount. */
function atEnd(head: string): SplitHead | null {
  const isCapital = /^[^a-z]*$/.test(head);
  const [, rest = '', gap = '', word = ''] =
    /^(.*?[^\s_.,/-])([\s_.,/-]+|(?<=[a-z])(?=[A-Z][a-z]*$))([A-Za-zµμ]+)$/.exec(head) ?? [];
  const isPlain = word === word.toLowerCase() || isCapital || gap === '';
  const unit = of(word);
  if (!unit || !isPlain || /(^|[\s_/-])\d+$/.test(rest)) return null;
  if (/^\s+$/.test(gap) && word.length < 2) return null;
  return { bare: rest, unit: WEAK.test(word.toLowerCase()) ? null : unit };
}

/**
 * The unit of a header and the header without it. A unit is in brackets or at the end behind a separator, or next to
 * words of time only. Words of an engine's or a machine's name are none: r5d, us-east-1, Engine H.
 */
export function splitUnit(head: string): SplitHead {
  if (FRACTION.test(head)) return { bare: head, unit: null };
  if (isAboutTime(head)) return { bare: '', unit: unitAmong(wordsOf(head)) };
  return inBrackets(head) ?? atEnd(head) ?? { bare: head, unit: undefined };
}

/** The unit that a user chose; undefined for a word that is not a unit. */
export function chosenUnit(word: string): Unit | undefined {
  return of(word === 'min' || word === 'm' ? 'minutes' : word);
}

/** True if a column holds a rate or a score: more is better, so it is not a time. */
export function isRate(head: string): boolean {
  return RATE.test(wordsOf(head).join(' ')) || PER_TIME.test(head.replace(SUITE, ' '));
}

/** True if a column holds a rate, a count, bytes, memory, or money, a setting or a moment, or is derived from others. */
export function measuresNoTime(head: string): boolean {
  if (isRate(head) || EXTRA.test(head)) return true;
  const words = wordsOf(head);
  const isKnown = (word: string) => NOT_TIME.test(word) || FILLER.test(word) || TIME_WORD.test(word) || isUnit(word);
  if (words.some((word) => NOT_TIME.test(word)) && words.every(isKnown)) return true;
  const [, digits = '', last = ''] = /(\d*)[\s_.-]*([a-zµμ]+)[\s)\]]*$/i.exec(head.normalize('NFKC')) ?? [];
  return digits === '' && NOT_TIME.test(wordsOf(last).at(-1) ?? '');
}

export function inSeconds(value: number, { factor, per }: Unit): number {
  return factor === per ? value : Number(((value * factor) / per).toPrecision(SIGNIFICANT));
}

/** Digits that a number in a file can have without those that binary fractions add. */
const SIGNIFICANT = 15;
const AMOUNT = '(\\d+(?:\\.\\d+)?|\\.\\d+)';
const ONE = new RegExp(`^${AMOUNT}\\s*([a-zµμ]+)\\.?$`, 'i');
const PARTS = new RegExp(
  `^(?:${AMOUNT}\\s*d(?:ays?)?)?\\s*(?:${AMOUNT}\\s*h(?:(?:ou)?rs?)?)?\\s*(?:${AMOUNT}\\s*m(?:in(?:ute)?s?)?)?\\s*(?:${AMOUNT}\\s*s(?:ec(?:ond)?s?)?)?$`,
  'i',
);
const CLOCK = /^(?:(\d+):)?(\d{1,2}):(\d{2}(?:\.\d+)?)$/;
const ISO = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/;

/**
 * Seconds of a duration that has its unit in the cell: "1.1 min", "100 ms", "27.40s", "1m 5s", "00:01:23", "1:02.5",
 * "PT1M5S"; null for other text. "1:23" is ambiguous (minutes and seconds, or hours and minutes), so it is none.
 */
export function durationSeconds(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, hours, minutes = '', seconds = ''] = clock;
    if (hours === undefined && !seconds.includes('.')) return null;
    return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  const [, amount = '', word = ''] = ONE.exec(text) ?? [];
  const unit = chosenUnit(word === 'm' ? '' : word.toLowerCase());
  if (unit) return inSeconds(Number(amount), unit);
  const parts = ISO.exec(text)?.slice(1) ?? (/\d/.test(text) ? PARTS.exec(text)?.slice(2) : undefined);
  const days = ISO.test(text) ? 0 : Number(PARTS.exec(text)?.[1] ?? 0);
  if (!parts || parts.filter((part) => part !== undefined).length < (ISO.test(text) ? 1 : 2)) return null;
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return days * 86_400 + hours * 3600 + minutes * 60 + seconds;
}
