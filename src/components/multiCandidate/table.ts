import { drawnVerdict, EXCLUDED_REASON } from '../../benchmark/comparison/match';
import { column, QUERY_COLUMN } from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery, Unmatched } from '../../benchmark/model/comparison';
import { compareQueries } from '../../benchmark/model/queries';
import type { Cell, Column, Table } from '../../benchmark/model/table';
import { capitalise } from '../../benchmark/text/names';
import { unmatchedNote } from '../../figures/shared/tables';
import { orderedRows, type TableView } from '../../figures/shared/tableView';

/** Seconds, speedup, and verdict of one candidate; CSV keys begin with its id. */
function candidateColumns(id: string, title: string): Column[] {
  return [
    column(`${id}_s`, capitalise(title), 's', 'number', 1),
    column(`${id}_speedup`, `${capitalise(title)} speedup`, '×', 'number', 2),
    column(`${id}_verdict`, `${capitalise(title)} verdict`, '', 'verdict'),
  ];
}

function candidateCells(match: MatchedQuery): Cell[] {
  return [match.candidate.timeS, match.speedup, drawnVerdict(match)];
}

/** Every unmatched query of any comparison, in natural order. */
function unmatchedQueries(comparisons: readonly Comparison[]): string[] {
  const names = comparisons.flatMap(({ unmatched }) => unmatched.map(({ query }) => query));
  return [...new Set(names)].sort(compareQueries);
}

/** Why a query has no row of times: one note if all candidates share it, otherwise one per candidate. */
function queryNotes(comparisons: readonly Comparison[], titles: readonly string[], query: string): string[] {
  const found = comparisons.map(({ unmatched }) => unmatched.find((entry) => entry.query === query));
  const notes = found.map((entry: Unmatched | undefined) => (entry ? unmatchedNote(entry) : null));
  const [first] = notes;
  if (typeof first === 'string' && notes.every((note) => note === first)) return [first];
  return notes.flatMap((note, index) => (note === null ? [] : [`${capitalise(titles[index] ?? '')}, ${note}`]));
}

/** Why queries have no times; one note covers the queries excluded by choice. */
function footnotes(
  comparisons: readonly Comparison[],
  titles: readonly string[],
  unmatched: readonly string[],
): string[] {
  const [first] = comparisons;
  const chosen = new Set(first?.unmatched.filter(({ reason }) => reason === EXCLUDED_REASON).map(({ query }) => query));
  const missing = unmatched.filter((query) => !chosen.has(query));
  return [
    ...missing.flatMap((query) => queryNotes(comparisons, titles, query)),
    ...(first?.notes ?? []).filter((note) => note.includes(EXCLUDED_REASON)),
  ];
}

/** Slowest ÷ fastest candidate on the query at this index, at least 1. */
function spread(comparisons: readonly Comparison[], index: number): number {
  const timesS = comparisons.map(({ matched }) => (matched[index] as MatchedQuery).candidate.timeS);
  return Math.max(...timesS) / Math.min(...timesS);
}

/**
 * Every query in natural order: the baseline's seconds, then seconds, speedup, and verdict of each candidate, and their
 * spread. Queries without a time on every side follow with empty cells and a footnote.
 */
export function heatMapTable(comparisons: readonly Comparison[], baseline: string, titles: readonly string[]): Table {
  const columns = [
    QUERY_COLUMN,
    column('baseline_s', `${capitalise(baseline)} (baseline)`, 's', 'number', 1),
    ...comparisons.flatMap(({ candidate }, index) => candidateColumns(candidate.id, titles[index] ?? '')),
    column('spread', 'Spread', '×', 'number', 2),
  ];
  const matched = comparisons[0]?.matched ?? [];
  const unmatched = unmatchedQueries(comparisons);
  const empty = columns.slice(1).map(() => null);
  return {
    columns,
    rows: [
      ...matched.map(({ query, baseline: { timeS } }, index) => [
        query,
        timeS,
        ...comparisons.flatMap((comparison) => candidateCells(comparison.matched[index] as MatchedQuery)),
        spread(comparisons, index),
      ]),
      ...unmatched.map((query) => [query, ...empty]),
    ],
    footnotes: footnotes(comparisons, titles, unmatched),
  };
}

/** Key of the column that an order in the URL names: `baseline` (seconds), `apart` (spread), or a candidate's ID. */
function columnKey(column: string): string {
  if (column === 'query') return column;
  if (column === 'baseline') return 'baseline_s';
  return column === 'apart' ? 'spread' : `${column}_speedup`;
}

/** The table with the rows that pass the reader's filter, in the chosen order; queries without times are last. */
export function shownTable(table: Table, { order, text, verdict }: TableView): Table {
  return { ...table, rows: orderedRows(table, { ...order, column: columnKey(order.column) }, text, verdict) };
}
