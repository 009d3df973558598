const NARROW_SPACE = '\u202F';
const MINUS = '\u2212';

/** Positions between the thousands of a whole number. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Absolute value with thousands commas. Not Intl.NumberFormat, because creating one takes about 10 ms on a phone. */
function grouped(value: number, decimals: number): string {
  const [whole = '', ...fraction] = Math.abs(value).toFixed(decimals).split('.');
  return [whole.length > 3 ? whole.replace(THOUSANDS, ',') : whole, ...fraction].join('.');
}

/** A number with thousands commas and a true minus sign: "2,467.49". Never "−0". */
export function formatNumber(value: number, decimals = 0): string {
  const text = grouped(value, decimals);
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** A number with its sign, "+28", "−15"; no sign if it rounds to zero. */
export function formatSigned(value: number, decimals = 0): string {
  const text = formatNumber(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** Seconds with unit, "157.1 s". */
export function formatSeconds(value: number, decimals = 1): string {
  return `${formatNumber(value, decimals)}${NARROW_SPACE}s`;
}

/** "1.63×". */
export function formatSpeedup(value: number): string {
  return `${formatNumber(value, 2)}×`;
}

/** "0.87–1.36×". */
export function formatSpeedupRange(low: number, high: number): string {
  return `${formatNumber(low, 2)}–${formatNumber(high, 2)}×`;
}

/** Decimals for bounds of speedup intervals: three if a bound other than 1 would read 1.00. */
export function fineDecimals(bounds: readonly number[]): 2 | 3 {
  return bounds.some((bound) => bound !== 1 && formatNumber(bound, 2) === '1.00') ? 3 : 2;
}

/** Speedups with `fineDecimals`: "0.964–0.996×". */
export function formatFineRange(low: number, high: number): string {
  return `${formatRange(low, high, fineDecimals([low, high]))}×`;
}

/** "44.0–50.1". */
export function formatRange(low: number, high: number, decimals: number): string {
  return `${formatNumber(low, decimals)}–${formatNumber(high, decimals)}`;
}

/** A time change in words: "39% less time", "16% more time", "the same time" if it rounds to 0. */
export function formatTimeChange(percent: number, decimals = 0): string {
  const text = grouped(percent, decimals);
  if (Number(text) === 0) return 'the same time';
  return `${text}% ${percent < 0 ? 'less' : 'more'} time`;
}

/** A speedup in prose: "3.30×"; below 1 "5.96× as long", to follow "takes". */
export function formatSpeedupSentence(speedup: number): string {
  return speedup < 1 ? `${formatNumber(1 / speedup, 2)}× as long` : formatSpeedup(speedup);
}

/** A share of 0–1 as "17.5%". */
export function formatShare(share: number, decimals = 1): string {
  return `${formatNumber(share * 100, decimals)}%`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "2026-08-06" as "August 2026". */
export function formatMonth(date: string): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** "2026-08-06" as "Aug 2026", for narrow columns. */
export function formatShortMonth(date: string): string {
  return formatMonth(date).replace(/^(...)\w*/, '$1');
}

/** "2026-07-21" as "21 July 2026"; other text unchanged. */
export function formatDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === date;
  return isDay ? `${day.getUTCDate()} ${formatMonth(date)}` : date;
}

/** "2026-07-21" as "21 Jul", for the labels of a chart. */
export function formatShortDay(date: string): string {
  return `${Number(date.slice(8, 10))} ${formatShortMonth(date).slice(0, 3)}`;
}

/** "2026-07-21" as "21 Jul 2026", for narrow columns. */
export function formatShortDate(date: string): string {
  return `${formatShortDay(date)} ${date.slice(0, 4)}`;
}

/** "1 error", "1,200 errors": a count with a noun that forms its plural with s. */
export function countNoun(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** "1 query", "103 queries". */
export function formatQueries(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'query' : 'queries'}`;
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count in words up to ten, in digits above: "four", "58". */
export function countWord(count: number): string {
  return NUMBER_WORDS[count] ?? formatNumber(count);
}

/** Six significant digits for page data; files keep full precision. */
export function rounded<T extends number | null>(value: T): T {
  return (value === null ? null : Number(value.toPrecision(6))) as T;
}

/** Number of decimals: 2 for 0.34, 0 for 12. */
export function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
