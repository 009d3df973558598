import { groupBy } from '../../benchmark/model/groupBy';
import type { MeasureRow, PublishedComparison } from '../../benchmark/model/published';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatNumber, formatSigned } from '../../benchmark/text/numbers';
import { directionOf } from '../../figures/changes/spec';
import type { PairRow, PairsSpec } from '../../figures/pairs/spec';
import { secondsAxis } from '../../figures/shared/axes';
import * as titles from './titles';

/** A measurement whose change is known, in %. */
interface ChangedRow {
  row: MeasureRow;
  change: number;
}

function changedRows(rows: readonly MeasureRow[]): ChangedRow[] {
  return rows.flatMap((row) => {
    const change = titles.measureChangePct(row);
    return change === null ? [] : [{ row, change }];
  });
}

function valueText({ unit }: MeasureRow, value: number): string {
  return `${formatNumber(value, value < 10 ? 3 : value < 100 ? 1 : 0)}\u202F${unit}`;
}

const moreOrLess = (change: number) => (change < 0 ? 'less' : 'more');
const sizeText = (change: number, decimals = 0) => `${formatNumber(Math.abs(change), decimals)}%`;

/** "44% less"; of several sizes the ends: "10% (10M rows) to 44% (100M rows) less". */
function sizesText(rows: readonly ChangedRow[]): string {
  const sorted = [...rows].sort((a, b) => Math.abs(a.change) - Math.abs(b.change));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return '';
  if (least === most) return `${sizeText(most.change)} ${moreOrLess(most.change)}`;
  const text = ({ row, change }: ChangedRow, words = '') => `${sizeText(change)}${words} (${row.size})`;
  if (Math.sign(least.change) === Math.sign(most.change))
    return `${text(least)} to ${text(most)} ${moreOrLess(most.change)}`;
  return [least, most].map((end) => text(end, ` ${moreOrLess(end.change)}`)).join(' to ');
}

/** All sizes of the first measurement with a change: the rows of the heading. */
function headRows({ measures }: PublishedComparison): ChangedRow[] {
  const changed = changedRows(measures);
  return changed.filter(({ row }) => row.name === changed[0]?.row.name);
}

/** "Scatter takes 10% (10M rows) to 44% (100M rows) less write time"; '' without a measurement. */
export function measuresTitle(published: PublishedComparison): string {
  const rows = headRows(published);
  const [first] = rows;
  if (!first) return '';
  const verb = first.row.unit === 's' ? 'takes' : 'has';
  return `${capitalise(published.candidate.title)} ${verb} ${sizesText(rows)} ${first.row.name.toLowerCase()}`;
}

/** "at 100M rows 38.7 s vs. 68.5 s"; if only the change was published, "at 10M rows only the change is published (“~10%”)". */
function rowText({ row }: ChangedRow): string {
  const { baseline, candidate, size, published } = row;
  const place = size === '' ? '' : `at ${size} `;
  if (baseline !== null && candidate !== null)
    return `${place}${valueText(row, candidate)} vs. ${valueText(row, baseline)}`;
  return `${place}only the change is published${published === '' ? '' : ` (“${published}”)`}`;
}

/** "Read time (100M rows): 0.444 s vs. 0.448 s, 0.9% less." */
function otherText({ row, change }: ChangedRow): string {
  const { name, size, baseline, candidate } = row;
  const values =
    baseline !== null && candidate !== null ? `${valueText(row, candidate)} vs. ${valueText(row, baseline)}, ` : '';
  const label = size === '' ? name : `${name} (${size})`;
  return `${label}: ${values}${sizeText(change, Math.abs(change) < 10 ? 1 : 0)} ${moreOrLess(change)}.`;
}

/** The values of the heading's rows, those with values first, then the other measurements; '' without any. */
export function measuresSentence(published: PublishedComparison): string {
  const rows = headRows(published);
  if (rows.length === 0) return '';
  const hasValues = ({ row }: ChangedRow) => row.baseline !== null && row.candidate !== null;
  const ordered = [...rows.filter(hasValues), ...rows.filter((row) => !hasValues(row))];
  const others = changedRows(published.measures).filter(({ row }) => row.name !== rows[0]?.row.name);
  return [`${capitalise(ordered.map(rowText).join('; '))}.`, ...others.map(otherText)].join(' ');
}

/** The rows of `<key>-by-size`: all sizes of the only measurement with several, otherwise the last size of each; may be empty. */
export function sizedRows({ measures }: Pick<PublishedComparison, 'measures'>): MeasureRow[] {
  const sized = measures.filter(({ size }) => size !== '');
  const groups = [...groupBy(sized, ({ name }) => name).values()].filter(({ length }) => length > 1);
  return groups.length > 1 ? groups.flatMap((rows) => rows.at(-1) ?? []) : (groups[0] ?? []);
}

/** One baseline as a share of itself. */
const WHOLE_PCT = 100;

function shareRow(
  { row, change }: ChangedRow,
  { baseline, candidate }: PublishedComparison,
  isNamed: boolean,
): PairRow {
  const { name, size } = row;
  const text = (title: string, value: number | null) =>
    value === null ? capitalise(title) : `${capitalise(title)} ${valueText(row, value)}`;
  const isPublished = row.baseline !== null && row.candidate !== null;
  return {
    title: isNamed ? name : size,
    notes: [...(isNamed ? [size] : []), ...(isPublished ? [] : ['values not published'])],
    baseline: { value: WHOLE_PCT, text: text(baseline.title, row.baseline) },
    candidate: { value: WHOLE_PCT + change, text: text(candidate.title, row.candidate) },
    role: directionOf(titles.measureSpeedup(row) ?? 1),
    isAssumed: false,
    word: `${formatSigned(change)}%`,
    meaning: `${moreOrLess(change)} ${name.toLowerCase()}`,
  };
}

/** Each row as a share of the baseline's value; null for no row with a change. `rows` have several sizes or names. */
export function sharesSpec(rows: readonly MeasureRow[], published: PublishedComparison, id: string): PairsSpec | null {
  const changed = changedRows(rows);
  const [first] = changed;
  if (!first) return null;
  const isNamed = changed.some(({ row }) => row.name !== first.row.name);
  const shares = changed.map((row) => shareRow(row, published, isNamed));
  const largest = Math.max(WHOLE_PCT, ...shares.map(({ candidate }) => candidate.value));
  return {
    kind: 'pairs',
    id,
    title: isNamed
      ? `${capitalise(published.candidate.title)}: ${joinWords(shares.map(({ word, title }) => `${word} ${title.toLowerCase()}`))}`
      : measuresTitle({ ...published, measures: [...rows] }),
    description: shares
      .map(({ title, word, candidate, baseline }) => `${title}: ${word} (${candidate.text}, ${baseline.text})`)
      .join('; '),
    axis: { ...secondsAxis('Share of the baseline, %', 0, largest), unit: '%', max: largest * 1.02 },
    reference: { value: WHOLE_PCT, text: capitalise(published.baseline.title) },
    rows: shares,
  };
}

/** Title below a heading that states the result: "Write time with scatter as a share of gather". */
export function sharesPageTitle(rows: readonly MeasureRow[], { baseline, candidate }: PublishedComparison): string {
  const names = [...new Set(rows.map(({ name }) => name))];
  return `${names.length === 1 ? names[0] : 'Each measurement'} with ${candidate.title} as a share of ${baseline.title}`;
}

/** What the bars are, and why they have no verdict. */
export function sharesCaption(rows: readonly MeasureRow[], { baseline }: PublishedComparison): string {
  const isLower = rows.every(({ better }) => better === 'lower');
  return `100% is the value with ${baseline.title}. ${isLower ? 'Shorter is better.' : 'The hue shows which is better.'} Tinted with an outline: no spread was published, so it is unknown whether a rerun would agree.`;
}
