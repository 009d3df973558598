import type { Names, Verdict } from './comparisonTypes';
import type { Cell, Column, Unit } from './tableTypes';
import type { Engine } from './types';

const NARROW_SPACE = '\u202F';
const MINUS = '\u2212';
/** The three verdicts as sentences, keys, tables and tooltips write them. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  faster: 'clearly faster',
  slower: 'clearly slower',
  unclear: 'no clear difference',
};
/** Printed for a missing value. */
export const MISSING = '–';

function grouped(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
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

/** A range of numbers without unit, "44.0–50.1". */
export function formatRange(low: number, high: number, decimals: number): string {
  return `${formatNumber(low, decimals)}–${formatNumber(high, decimals)}`;
}

/** A time change in words: "39 % less time", "16 % more time", "the same time" where it rounds to nothing. */
export function formatTimeChange(percent: number): string {
  const text = grouped(percent, 0);
  if (text === '0') return 'the same time';
  return `${text}${NARROW_SPACE}% ${percent < 0 ? 'less' : 'more'} time`;
}

/** A speedup in prose: "3.30×", below 1 as "5.96 times the time". */
export function formatSpeedupProse(speedup: number): string {
  return speedup < 1 ? `${formatNumber(1 / speedup, 2)} times the time` : formatSpeedup(speedup);
}

/** A share of 0–1 as "17.5 %". */
export function formatShare(share: number, decimals = 1): string {
  return `${formatNumber(share * 100, decimals)}${NARROW_SPACE}%`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "2026-07-21" as "21 July 2026". The text itself where it is no such date. */
export function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const month = match && MONTHS[Number(match[2]) - 1];
  return match && month ? `${Number(match[3])} ${month} ${match[1]}` : date;
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

/** The first letter as a capital. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Texts in a sentence: "a", "a and b", "a, b and c"; '' for none. */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}

/** "Comet 0.16.0"; at the head of a column or row, so with a capital. */
export function engineTitle(engine: Engine): string {
  return capitalise(`${engine.title} ${engine.version}`);
}

/** Engine and version of each result set as a sentence writes them; where two are alike, the id follows in brackets. */
export function distinctTitles(sets: readonly { id: string; engine: Engine }[]): string[] {
  const titles = sets.map(({ engine }) => `${engine.title} ${engine.version}`);
  const alike = (title: string) => titles.filter((other) => other === title).length > 1;
  return sets.map(({ id }, index) => {
    const title = titles[index] ?? '';
    return alike(title) ? `${title} (${id})` : title;
  });
}

/** Short names of two engines for sentences: titles alone, with versions where the titles are the same. */
export function engineNames(baseline: Engine, candidate: Engine): Names {
  const name = (engine: Engine) =>
    baseline.title === candidate.title ? `${engine.title} ${engine.version}` : engine.title;
  return { baseline: name(baseline), candidate: name(candidate) };
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

function isVerdict(cell: Cell): cell is Verdict {
  return typeof cell === 'string' && cell in VERDICT_WORDS;
}

/** A verdict's cell in words, "clearly faster"; every other cell as it is. */
export function verdictCell(cell: Cell, { kind }: Column): Cell {
  return kind === 'verdict' && isVerdict(cell) ? VERDICT_WORDS[cell] : cell;
}

/** A table cell as text; units stand in the column's head. A missing value is "–". */
export function formatCell(cell: Cell, column: Column): string {
  if (cell === null) return MISSING;
  if (typeof cell === 'string') return String(verdictCell(cell, column));
  if (column.kind === 'given') return formatNumber(cell, decimalsOf(cell));
  return column.kind === 'signed' ? formatSigned(cell, column.decimals) : formatNumber(cell, column.decimals);
}

/** A column's head: its name and unit, "Time change, %". */
export function columnHead({ label, unit }: Column): string {
  return unit === '' || unit === 'queries' || unit === 'count' ? label : `${label}, ${unit}`;
}

/** The unit of an axis, which is what follows the last comma of its title: "Bandwidth of the busiest pod, MB/s" → "MB/s". */
export function axisUnit(title: string): string {
  return title.split(', ').at(-1) ?? '';
}

/** The unit of a field of published JSON, by its name: total.baseline_s is in seconds, without.0.total_speedup a speedup. */
export function fieldUnit(path: string): Unit {
  const name = path.split('.').at(-1) ?? '';
  if (/_s$/.test(name)) return 's';
  if (/_pct$/.test(name) || /share$/i.test(name)) return '%';
  if (/speedup$|^low$|^high$/.test(name)) return '×';
  return 'count';
}

/** A value of published JSON as prose prints it: "2,467.49 s", "0.98×", "39 % less time", "58". Totals have two decimals. */
export function formatField(path: string, value: number | string | boolean | null): string {
  if (value === null) return MISSING;
  if (typeof value !== 'number') return String(value);
  const unit = fieldUnit(path);
  if (unit === 's') return formatSeconds(value, path.startsWith('total.') ? 2 : 1);
  if (unit === '×') return formatSpeedup(value);
  if (unit === '%') return /share$/i.test(path) ? formatShare(value, 0) : formatTimeChange(value);
  return formatNumber(value);
}
