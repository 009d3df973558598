import type { FigureText } from '../benchmark/figureTypes';
import type { SummaryData } from '../benchmark/publishedPage';
import { summarySections } from '../benchmark/summarySections';
import type { Cell, Table } from '../benchmark/tableTypes';
import type { Reference } from './mdxReferences';

type Use = Pick<Reference, 'component' | 'attributes'>;

/** The entries of a record whose names are wanted. */
function picked<Value>(record: Record<string, Value>, wanted: (name: string) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));
}

/** The names that the uses give in one attribute. */
function named(uses: readonly Use[], attribute: string, ...components: string[]): Set<string> {
  const own = components.length === 0 ? uses : uses.filter(({ component }) => components.includes(component));
  return new Set(own.flatMap(({ attributes }) => attributes[attribute] ?? []));
}

/** The rows of a table with the decimals that are shown; where each row has a unit of its own, which sets its decimals, as they are. */
function shownRows({ columns, rows }: Table): Cell[][] {
  if (columns.some(({ key }) => key === 'unit')) return rows;
  return rows.map((row) =>
    row.map((cell, index) => {
      const shown = columns[index];
      return typeof cell === 'number' && shown?.kind === 'number' ? Number(cell.toFixed(shown.decimals)) : cell;
    }),
  );
}

function shownFigure(figure: FigureText): FigureText {
  return { ...figure, table: { ...figure.table, rows: shownRows(figure.table) } };
}

function slicedFigures(data: SummaryData, uses: readonly Use[], dashboard: boolean): SummaryData['figures'] {
  const sections = dashboard ? summarySections(data).flatMap(({ figure }) => figure ?? []) : [];
  const charts = named(uses, 'chart');
  const figures = picked(data.figures, (id) => charts.has(id) || sections.includes(id));
  return Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, shownFigure(figure)]));
}

/**
 * The data of a report of published summaries with everything left out that the components of one page do not print, so that a page
 * carries what it shows and no other.
 */
export function summarySlice(data: SummaryData, uses: readonly Use[]): SummaryData {
  const has = (...components: string[]) => uses.some(({ component }) => components.includes(component));
  const dashboard = has('PerformanceDashboard');
  const keys = named(uses, 'summary', 'SummaryVerdict');
  const first = data.report.summaries[0]?.key;
  const [tables, values] = [named(uses, 'table', 'SummaryTable'), named(uses, 'of', 'Value')];
  return {
    ...data,
    report: { ...data.report, allow: [], notes: [], usage: null },
    verdicts: picked(data.verdicts, (key) => keys.has(key) || (dashboard && key === first)),
    figures: slicedFigures(data, uses, dashboard),
    tables: picked(data.tables, (id) => tables.has(id)),
    values: picked(data.values, (path) => values.has(path)),
    absent: dashboard || has('SummaryVerdict') ? data.absent : [],
    contradictions: has('Contradictions', 'AboutNumbers') ? data.contradictions : [],
    about: has('AboutNumbers') ? data.about : [],
  };
}
