import { parseTime } from '../../benchmark/artifacts/csv';
import { problem } from '../../benchmark/model/problem';
import { isTpc, matchesSuite, parseQueryName, suiteTitle } from '../../benchmark/model/queries';
import type { Artifact, Problem, SuiteName } from '../../benchmark/model/resultSet';
import { inSeconds, isUnit, SECONDS, unitOf } from '../columnUnit';
import { type Column, columnsOf, headChanges, headProblems, isTableHead, SUMS } from '../tableHead';
import { type TextLine, textLines } from '../textLines';
import { noTable, type TableCell, type TimeTable } from '../timeTable';
import { isGlutenHead } from './glutenTables';

const RULE = /^[|:\s-]*-[|:\s-]*$/;

/** One table of a Markdown page: the heading above it, its header cells, and its rows. */
interface MarkdownTable {
  line: number;
  heading: string;
  heads: string[];
  rows: { line: number; cells: string[] }[];
}

function cellsOf(text: string): string[] | null {
  const inner = /^\s*\|(.*)\|\s*$/.exec(text)?.[1];
  return inner === undefined ? null : inner.split('|').map((cell) => cell.trim().replace(/^[*`_]+|[*`_]+$/g, ''));
}

/** Tables of a page that hold times of queries. */
function tablesOf(lines: readonly TextLine[]): MarkdownTable[] {
  const tables: MarkdownTable[] = [];
  let [heading, open] = ['', null as MarkdownTable | null];
  for (const [index, { line, text }] of lines.entries()) {
    heading = /^#{1,6}\s+(.*)$/.exec(text)?.[1] ?? heading;
    const cells = cellsOf(text);
    if (cells === null) open = null;
    else if (open) {
      if (!RULE.test(text)) open.rows.push({ line, cells });
    } else if (isTableHead(cells) && !isGlutenHead(text) && RULE.test(lines[index + 1]?.text ?? '')) {
      open = { line, heading, heads: cells, rows: [] };
      tables.push(open);
    }
  }
  return tables.filter(({ rows }) => rows.length > 0);
}

/** True if a text has a Markdown table with queries in its first column and times in another. */
export function isMarkdownTable(text: string): boolean {
  return tablesOf(textLines(text)).some(({ rows }) =>
    rows.some(({ cells: [query = ''] }) => parseQueryName(query, 'tpcds') !== null),
  );
}

function isOfOther({ heading }: MarkdownTable, suite: SuiteName): boolean {
  const named = (['tpcds', 'tpch'] as const).filter((name) =>
    heading
      .replace(/[^a-z]/gi, '')
      .toLowerCase()
      .includes(name),
  );
  return isTpc(suite) && named.length > 0 && !named.some((name) => matchesSuite(name, suite));
}

/** Seconds of a cell; null if it holds no number (#DIV/0!, N/A, empty); a problem if the number is broken. */
function secondsOf(path: string, line: number, text: string, { head, unit }: Column): number | null | Problem {
  if (!/\d/.test(text) || text.startsWith('#')) return null;
  const [, number = text, word = ''] = /^([\d.]+)\s*([a-zµμ]+)$/i.exec(text) ?? [];
  const own = word === '' ? unit : unitOf(word);
  const found = parseTime(isUnit(word) ? number : text, own?.name);
  return typeof found === 'number'
    ? inSeconds(found, own ?? SECONDS)
    : problem(path, line, `${head}: ${found.reason}`, found.cure);
}

function rowCells(
  path: string,
  { line, cells }: MarkdownTable['rows'][number],
  columns: readonly Column[],
  problems: Problem[],
): TableCell[] {
  const [query = ''] = cells;
  if (SUMS.test(query)) return [];
  const times = columns.filter(({ role }) => role === 'time');
  return times.flatMap((column) => {
    const timeS = secondsOf(path, line, cells[column.at] ?? '', column);
    if (timeS !== null && typeof timeS === 'object') {
      problems.push(timeS);
      return [];
    }
    const engine = times.length > 1 ? column.engine : '';
    return [{ line, query, engine, iteration: null, timeS, reason: '' }];
  });
}

/**
 * The table of times of a Markdown page, as Auron and Blaze publish them: a query and a column for each engine. Sums
 * and speedups are omitted, and so are tables under a heading that names a different suite. A cell without a number is
 * a query that did not run.
 */
export function readMarkdownTable({ path, text }: Artifact, suite: SuiteName | null): TimeTable {
  const all = tablesOf(textLines(text));
  const tables = suite === null ? all : all.filter((table) => !isOfOther(table, suite));
  const [table, second] = tables;
  if (!table) {
    const title = suite === null ? '' : ` of ${suiteTitle({ name: suite })}`;
    return noTable([problem(path, all[0]?.line ?? 1, `the page has no table of times${title}`)]);
  }
  if (second && suite !== null)
    return noTable([
      problem(
        path,
        second.line,
        `there is a table of times already, on line ${table.line}`,
        'leave one of them in the file',
      ),
    ]);
  const columns = columnsOf(table.heads);
  const wrong = headProblems(path, table.line, columns);
  if (wrong.length > 0) return noTable(wrong);
  const problems: Problem[] = [];
  const cells = table.rows.flatMap((row) => rowCells(path, row, columns, problems));
  const times = columns.filter(({ role }) => role === 'time');
  const engines = times.length > 1 ? times.map(({ engine }) => engine) : [''];
  return { cells, engines, changes: ['sums left out', ...headChanges(columns)], notes: [], problems };
}
