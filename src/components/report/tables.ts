import { type ReportTableRow, reportTableRows, smallSide } from '../../benchmark/artifacts/reportTables';
import { column } from '../../benchmark/model/columns';
import type { Comparison } from '../../benchmark/model/comparison';
import { decimalNumber } from '../../benchmark/model/guards/numberText';
import type { Report } from '../../benchmark/model/report';
import type { Artifact, Side } from '../../benchmark/model/resultSet';
import type { Cell, Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { fieldUnit, formatField } from '../../benchmark/text/fields';
import { footnoteLetter } from '../../benchmark/text/footnotes';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { formatSpeedupSentence } from '../../benchmark/text/numbers';
import { fillValues, placeholders } from '../../benchmark/text/placeholders';
import { sideTitle } from '../../figures/shared/titles';
import { difference } from './findings';
import { type PageValues, valueAt } from './values';

/** A critical setting with its effect. */
export interface SettingLine {
  key: string;
  value: string;
  comment: string;
}

/** Critical settings of both sides with their values from the result sets. */
export function settingLines(tables: readonly Artifact[], comparison: Comparison): Record<Side, SettingLine[]> {
  const rows = reportTableRows(tables, 'settings.csv');
  const lines = (side: Side) =>
    rows
      .filter((row) => smallSide(row.side) === side)
      .map(({ key, comment }) => ({ key, value: comparison[side].configuration[key] ?? NOT_REPORTED, comment }));
  return { baseline: lines('baseline'), candidate: lines('candidate') };
}

/** Aggregates; the footnotes are the comparability notes, in the order of their letters. */
export interface AggregatesTable extends Table {
  /** Footnote letter of each row, from a; '' for none. */
  letters: string[];
}

function aggregateCells({ measure, unit, baseline, candidate, note }: ReportTableRow<'aggregates.csv'>): Cell[] {
  const [a, b] = [decimalNumber(baseline), decimalNumber(candidate)];
  return [measure, unit, a, b, note === '' ? difference(a, b) : 'not comparable'];
}

/** Aggregates of the workload with the difference, candidate − baseline; null if the report has none. */
export function aggregatesTable(
  tables: readonly Artifact[],
  comparison: Comparison,
  report: Report,
): AggregatesTable | null {
  const rows = reportTableRows(tables, 'aggregates.csv');
  if (rows.length === 0) return null;
  const used = [...new Set(rows.map(({ note }) => note).filter((note) => note !== ''))];
  const letter = (note: string) => footnoteLetter(used.indexOf(note));
  const sides = (['baseline', 'candidate'] as const).map((side) =>
    column(side, sideTitle(comparison, side), '', 'number', 3),
  );
  return {
    columns: [
      column('measure', 'Metric'),
      column('unit', 'Unit'),
      ...sides,
      column('difference', 'Difference', '', 'signed', 3),
    ],
    rows: rows.map(aggregateCells),
    letters: rows.map(({ note }) => letter(note)),
    footnotes: used.map((note) => report.notes.find(({ about }) => about === note)?.text ?? ''),
  };
}

/** A value as text. A speedup below 1 becomes "5.96× as long", because sources print the slower side's factor too. */
function computedText(path: string, data: PageValues): string {
  const value = valueAt(data, path);
  if (value === undefined) throw new Error(`slips.csv: unknown value: ${path}`);
  return typeof value === 'number' && fieldUnit(path) === '×' ? formatSpeedupSentence(value) : formatField(path, value);
}

/** `of` as a template with paths in braces; a single path may lack them. */
export function erratumTemplate(of: string): string {
  return of === '' || /[{}]/.test(of) ? of : `{${of}}`;
}

/** A text of slips.csv with its `{paths}` replaced by values. */
function filledText(text: string, data: PageValues): string {
  return fillValues(text, Object.fromEntries(placeholders(text).map((path) => [path, computedText(path, data)])));
}

/** Errors of the source, each with the computed value or a sentence with values; null if the report lists none. */
export function errataTable(tables: readonly Artifact[], data: PageValues): Table | null {
  const rows = reportTableRows(tables, 'slips.csv');
  if (rows.length === 0) return null;
  return tableOf(rows, [
    [column('place', 'Location'), 'place'],
    [column('published', 'Published'), 'published'],
    [column('computed', 'Computed'), ({ of }) => (of === '' ? null : filledText(erratumTemplate(of), data))],
    [column('comment', 'Problem'), ({ comment }) => filledText(comment, data)],
  ]);
}
