const NARROW_SPACE = '\u202F';
const MINUS = '\u2212';

/** Between the thousands of a whole number: what three, six, … digits follow up to its end. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Without sign. Grouped here, because a browser's own number format takes a phone some 10 ms to make. */
function grouped(value: number, decimals: number): string {
  const [whole = '', ...fraction] = Math.abs(value).toFixed(decimals).split('.');
  return [whole.replace(THOUSANDS, ','), ...fraction].join('.');
}

/** A number with thousands commas and a true minus sign: "2,467.49". Never "−0". */
export function formatNumber(value: number, decimals = 0): string {
  const text = grouped(value, decimals);
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** A number with its sign, "+28", "−15"; what rounds to zero has none. */
export function formatSigned(value: number, decimals = 0): string {
  const text = formatNumber(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** Seconds with unit, "157.1 s". */
export function formatSeconds(value: number, decimals = 1): string {
  return `${formatNumber(value, decimals)}${NARROW_SPACE}s`;
}

/** A speedup, "1.63×". */
export function formatSpeedup(value: number): string {
  return `${formatNumber(value, 2)}×`;
}

/** A range of speedups, "0.87–1.36×". */
export function formatSpeedupRange(low: number, high: number): string {
  return `${formatNumber(low, 2)}–${formatNumber(high, 2)}×`;
}

/** The decimals of bounds of intervals of speedups: three where one that is not 1 would else read 1.00. */
export function fineDecimals(bounds: readonly number[]): 2 | 3 {
  return bounds.some((bound) => bound !== 1 && formatNumber(bound, 2) === '1.00') ? 3 : 2;
}

/** A range of speedups with these decimals: "0.964–0.996×". */
export function formatFineRange(low: number, high: number): string {
  return `${formatRange(low, high, fineDecimals([low, high]))}×`;
}

/** A range of numbers without unit, "44.0–50.1". */
export function formatRange(low: number, high: number, decimals: number): string {
  return `${formatNumber(low, decimals)}–${formatNumber(high, decimals)}`;
}

/** A time change in words: "39% less time", "16% more time", "the same time" where it rounds to nothing. */
export function formatTimeChange(percent: number): string {
  const text = grouped(percent, 0);
  if (text === '0') return 'the same time';
  return `${text}% ${percent < 0 ? 'less' : 'more'} time`;
}

/** A speedup in prose: "3.30×", below 1 as "5.96× as long", which follows "takes". */
export function formatSpeedupProse(speedup: number): string {
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

/** "2026-07-21" as "21 July 2026". The text itself where it is no such date. */
export function formatDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === date;
  return isDay ? `${day.getUTCDate()} ${formatMonth(date)}` : date;
}

/** "1 error", "1,200 errors": a count with its noun, for nouns that form their plural with s. */
export function counted(count: number, noun: string): string {
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

/** Page data needs no more digits than a reader can use; files keep them all. */
export function rounded<T extends number | null>(value: T): T {
  return (value === null ? null : Number(value.toPrecision(6))) as T;
}

/** How many decimals a number has as it is written: 2 of 0.34, none of 12. */
export function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
