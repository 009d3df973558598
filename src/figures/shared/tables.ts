import { drawnVerdict, EXCLUDED_REASON, EXTRA_REASON, NOT_SHARED_REASON } from '../../benchmark/comparison/match';
import { compareMemory } from '../../benchmark/comparison/memory';
import {
  CHANGE_COLUMN,
  column,
  QUERY_COLUMN,
  SAVED_COLUMN,
  SPEEDUP_COLUMN,
  timeColumns,
  VERDICT_COLUMN,
} from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery, Names, Rule } from '../../benchmark/model/comparison';
import { compareQueries } from '../../benchmark/model/queries';
import type { BucketScheme } from '../../benchmark/model/report';
import type { Bucket, Cell, Column, Table, TopRow } from '../../benchmark/model/table';
import { columnHead, formatCell, verdictCell } from '../../benchmark/text/cells';
import { markdownText } from '../../benchmark/text/escapeMarkdown';
import { toCsv } from '../../benchmark/text/toCsv';
import { memoryCells, memoryColumns } from './memory';
import { spreadCell } from './scale';
import { sideTitle } from './titles';

const TOP = 10;

function topRow(query: MatchedQuery): TopRow {
  return {
    query: query.query,
    baselineS: query.baseline.timeS,
    candidateS: query.candidate.timeS,
    speedup: query.speedup,
    timeChangePct: query.timeChangePct,
    verdict: drawnVerdict(query),
  };
}

/** Time of one side ÷ time of the other. */
type Factor = (query: MatchedQuery) => number;

/**
 * At most ten queries with a factor above 1, the largest first; ties by seconds, then in query order.
 * Both lists divide the longer time by the shorter. So if the sides are swapped, the lists are swapped too: 4.5 ÷ 4.3
 * and 135 ÷ 129
 * are equal as exact fractions, but their inverses differ in floating point.
 */
function top(matched: readonly MatchedQuery[], factor: Factor): TopRow[] {
  const seconds = ({ savedS }: MatchedQuery) => Math.abs(savedS);
  return matched
    .filter((query) => factor(query) > 1)
    .sort((a, b) => factor(b) - factor(a) || seconds(b) - seconds(a) || compareQueries(a.query, b.query))
    .slice(0, TOP)
    .map(topRow);
}

/** At most ten queries with a speedup above 1, the highest first. */
export function topFaster(matched: readonly MatchedQuery[]): TopRow[] {
  return top(matched, ({ baseline, candidate }) => baseline.timeS / candidate.timeS);
}

/** At most ten queries with a speedup below 1, the lowest first. */
export function topSlower(matched: readonly MatchedQuery[]): TopRow[] {
  return top(matched, ({ baseline, candidate }) => candidate.timeS / baseline.timeS);
}

/** Top list as a table: seconds of both sides, speedup, time change, and verdict. */
export function topTable(rows: readonly TopRow[], names: Names): Table {
  return {
    columns: [QUERY_COLUMN, ...timeColumns(names), SPEEDUP_COLUMN, CHANGE_COLUMN, VERDICT_COLUMN],
    rows: rows.map((row) => [row.query, row.baselineS, row.candidateS, row.speedup, row.timeChangePct, row.verdict]),
    footnotes: [],
  };
}

/** Queries per range, with their share of the matched queries in %; the CSV also has the edges. */
export function bucketsTable(buckets: readonly Bucket[], scheme: BucketScheme): Table {
  const all = buckets.reduce((sum, { count }) => sum + count, 0);
  const unit = scheme === 'speedup' ? '×' : '';
  return {
    columns: [
      column('label', scheme === 'speedup' ? 'Speedup' : 'Time change', unit, 'range'),
      column('count', 'Queries', 'queries', 'number'),
      column('share_pct', 'Share', '%', 'number', 1),
    ],
    rows: buckets.map(({ label, count }) => [label, count, all === 0 ? null : (100 * count) / all]),
    footnotes: [],
  };
}

function queryCells(query: MatchedQuery): Cell[] {
  const { baseline, candidate, speedup, timeChangePct, savedS } = query;
  const times = [query.query, baseline.timeS, candidate.timeS, spreadCell(query)];
  return [...times, speedup, timeChangePct, savedS, drawnVerdict(query)];
}

/** Test of a query, as in tables. */
const DECIDED_BY: Record<Rule, string> = {
  'mann-whitney': 'rank test',
  ranges: 'ranges',
  equivalence: 'equivalence',
  'equivalence-of-ranges': 'ranges, 5%',
  'single-run': 'single run',
  'no-range': 'no range',
};

const DECIDED_COLUMN = column('decided_by', 'Test');

function queryColumns(titles: Names, names: Names): Column[] {
  const spread = column('spread', 'Speedup range', '×', 'spread');
  const faster: Column = { ...VERDICT_COLUMN, label: 'Faster', names };
  return [QUERY_COLUMN, ...timeColumns(titles), spread, SPEEDUP_COLUMN, CHANGE_COLUMN, SAVED_COLUMN, faster];
}

/** A footnote per query without a time; one for all that were left out by choice, from the comparison's notes. */
function unmatchedNotes({ unmatched, notes }: Comparison): string[] {
  const missing = unmatched.filter(({ reason }) => reason !== EXCLUDED_REASON).map(unmatchedNote);
  return [...missing, ...notes.filter((note) => note.includes(EXCLUDED_REASON))];
}

/** "q9: no time on the candidate’s side: failed". */
export function unmatchedNote({ query, side, reason }: Comparison['unmatched'][number]): string {
  if (reason === NOT_SHARED_REASON) return `${query}: ${reason}`;
  if (reason === EXTRA_REASON) return `${query}: left out, ${reason}`;
  return `${query}: no time on ${side === 'both' ? 'either side' : `the ${side}’s side`}: ${reason}`;
}

/**
 * All queries of a comparison in natural order, then the unmatched ones with empty cells and a footnote each. If both
 * sides report one measure of memory, two columns contain it. If a query was tested by more than its ranges, a last
 * column has the test.
 */
export function queriesTable(comparison: Comparison): Table {
  const { matched, unmatched } = comparison;
  const says = matched.some(({ test }) => test.rule !== 'ranges');
  const titles = {
    baseline: `${sideTitle(comparison, 'baseline')} (baseline)`,
    candidate: sideTitle(comparison, 'candidate'),
  };
  const memory = compareMemory(comparison);
  const cells = memory ? memoryCells(memory) : null;
  const columns = [...queryColumns(titles, comparison.names), ...(memory ? memoryColumns(comparison, memory) : [])];
  const decided = ({ test }: MatchedQuery) => (says ? [DECIDED_BY[test.rule]] : []);
  const empty = columns.slice(1).map(() => null);
  return {
    columns: says ? [...columns, DECIDED_COLUMN] : columns,
    rows: [
      ...matched.map((query) => [
        ...queryCells(query),
        ...(cells ? (cells.get(query.query) ?? [null, null]) : []),
        ...decided(query),
      ]),
      ...unmatched.map(({ query }) => [query, ...empty, ...(says ? [null] : [])]),
    ],
    footnotes: unmatchedNotes(comparison),
  };
}

/** Columns of a file with their places: those with pictures (spread) are omitted. */
function textColumns(columns: readonly Column[]) {
  return columns.map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.kind !== 'spread');
}

/**
 * A table as CSV: column keys as header, full precision, LF.
 * A note that must accompany the numbers ("Derived from TPC-DS; …") is the last column of each row.
 */
export function tableCsv({ columns, rows }: Table, note = ''): string {
  const kept = textColumns(columns);
  const last = note === '' ? [] : [note];
  return toCsv(
    [...kept.map(({ entry }) => entry.key), ...last.map(() => 'note')],
    rows.map((row) => [...kept.map(({ entry, index }) => verdictCell(row[index] ?? null, entry)), ...last]),
  );
}

/** A table in GitHub's Markdown, values as on the page. */
export function tableMarkdown({ columns, rows }: Table): string {
  const kept = textColumns(columns);
  const line = (cells: string[]) => `| ${cells.map(markdownText).join(' | ')} |`;
  const right = (kind: Column['kind']) => kind === 'number' || kind === 'given' || kind === 'signed';
  return [
    line(kept.map(({ entry }) => columnHead(entry))),
    `| ${kept.map(({ entry }) => (right(entry.kind) ? '---:' : '---')).join(' | ')} |`,
    ...rows.map((row) => line(kept.map(({ entry, index }) => formatCell(row[index] ?? null, entry)))),
    '',
  ].join('\n');
}

/** A table as JSON: `rows` are objects by column key in full precision, null if missing; `note` must accompany them. */
export function tableJson({ columns, rows }: Table, note: string): string {
  const kept = textColumns(columns);
  const object = (row: Cell[]) => Object.fromEntries(kept.map(({ entry, index }) => [entry.key, row[index] ?? null]));
  return `${JSON.stringify({ note, rows: rows.map(object) }, null, 2)}\n`;
}
