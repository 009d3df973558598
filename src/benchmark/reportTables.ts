import { column } from './columns';
import { engineTitle, fieldUnit, formatField, formatSpeedupProse } from './format';
import { type SmallRow, smallNumber, smallRows, smallSide } from './smallTables';
import type { Artifact, Cell, Comparison, Report, Side, Table } from './types';
import { type PageValues, valueAt } from './values';

/** A critical setting with what it does. */
export interface SettingLine {
  key: string;
  value: string;
  comment: string;
}

/** The critical settings of both sides with their values from the result sets. */
export function settingLines(tables: readonly Artifact[], comparison: Comparison): Record<Side, SettingLine[]> {
  const rows = smallRows(tables, 'settings.csv');
  const lines = (side: Side) =>
    rows
      .filter((row) => smallSide(row.side) === side)
      .map(({ key, comment }) => ({ key, value: comparison[side].configuration[key] ?? 'not stated', comment }));
  return { baseline: lines('baseline'), candidate: lines('candidate') };
}

function aggregateCells(
  { measure, unit, baseline, candidate, note }: SmallRow<'aggregates.csv'>,
  letter: string,
): Cell[] {
  const [a, b] = [smallNumber(baseline), smallNumber(candidate)];
  const difference = a === null || b === null ? null : Number((b - a).toPrecision(6));
  return [letter === '' ? measure : `${measure} (${letter})`, unit, a, b, note === '' ? difference : 'not comparable'];
}

/** The workload's aggregates with the difference, candidate − baseline; null where the report has none. */
export function aggregatesTable(tables: readonly Artifact[], comparison: Comparison, report: Report): Table | null {
  const rows = smallRows(tables, 'aggregates.csv');
  if (rows.length === 0) return null;
  const used = [...new Set(rows.map(({ note }) => note).filter((note) => note !== ''))];
  const letter = (note: string) => (note === '' ? '' : String.fromCharCode(97 + used.indexOf(note)));
  const sides = (['baseline', 'candidate'] as const).map((side) =>
    column(side, engineTitle(comparison[side].engine), '', 'number', 3),
  );
  return {
    columns: [
      column('measure', 'Measure', '', 'text'),
      column('unit', 'Unit', '', 'text'),
      ...sides,
      column('difference', 'Difference', '', 'signed', 3),
    ],
    rows: rows.map((row) => aggregateCells(row, letter(row.note))),
    footnotes: used.map((note) => `${letter(note)}: ${report.notes.find(({ about }) => about === note)?.text ?? ''}`),
  };
}

/** A speedup below 1 stands as "5.96 times the time": the source prints the slower side's factor too. */
function computedText(of: string, data: PageValues): string {
  const value = valueAt(data, of) ?? null;
  return typeof value === 'number' && fieldUnit(of) === '×' ? formatSpeedupProse(value) : formatField(of, value);
}

/** The source's own slips, each with the computed value; null where the report lists none. */
export function slipsTable(tables: readonly Artifact[], data: PageValues): Table | null {
  const rows = smallRows(tables, 'slips.csv');
  if (rows.length === 0) return null;
  return {
    columns: [
      column('place', 'Where', '', 'text'),
      column('published', 'Published', '', 'text'),
      column('computed', 'Computed', '', 'text'),
      column('comment', 'What is the matter', '', 'text'),
    ],
    rows: rows.map(({ place: where, published, of, comment }) => [
      where,
      published,
      of === '' ? null : computedText(of, data),
      comment,
    ]),
    footnotes: [],
  };
}
