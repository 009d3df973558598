import { problem } from '../../benchmark/model/problem';
import { isTpc, matchesSuite, parseQueryName, suiteTitle } from '../../benchmark/model/queries';
import type { Artifact, Problem, SuiteName } from '../../benchmark/model/resultSet';
import { columnsOfTable, type RowTable } from '../rowTable';
import { isTableHead } from '../tableHead';
import { type TextLine, textLines } from '../textLines';
import { isGlutenHead } from './glutenTables';

const RULE = /^[|:\s-]*-[|:\s-]*$/;

/** One table of a Markdown page: the heading above it, its header cells, and its rows. */
interface MarkdownTable {
  line: number;
  heading: string;
  heads: string[];
  rows: { line: number; cells: string[] }[];
}

/** Cells of a line of a table; null for a line without a bar. The outer bars may be left out. */
function cellsOf(text: string): string[] | null {
  const line = text.trim();
  if (!line.includes('|')) return null;
  const inner = line.replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').map((cell) => cell.trim().replace(/^[*`_]+|[*`_]+$/g, ''));
}

/** True if a table has times of queries; judged by its cells too, so at its end. */
function holdsTimes({ heads, rows }: MarkdownTable): boolean {
  return rows.length > 0 && isTableHead(columnsOfTable({ path: '', line: 1, heads, rows }));
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
    } else if (!isGlutenHead(text) && RULE.test(lines[index + 1]?.text ?? '')) {
      open = { line, heading, heads: cells, rows: [] };
      tables.push(open);
    }
  }
  return tables.filter(holdsTimes);
}

/** True if a text has a Markdown table with a column of queries and one of times. */
export function isMarkdownTable(text: string): boolean {
  return tablesOf(textLines(text)).some((table) => {
    const at = columnsOfTable({ path: '', ...table }).find(({ role }) => role === 'query')?.at ?? 0;
    return table.rows.some(({ cells }) => parseQueryName(cells[at] ?? '', 'tpcds') !== null);
  });
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

/**
 * The rows of the table of times of a Markdown page, as Auron and Blaze publish them: a query and a column for each
 * engine. Tables under a heading that names a different suite are omitted.
 */
export function markdownRows({ path, text }: Artifact, suite: SuiteName | null): RowTable | Problem[] {
  const all = tablesOf(textLines(text));
  const tables = suite === null ? all : all.filter((table) => !isOfOther(table, suite));
  const [table, second] = tables;
  if (!table) {
    const title = suite === null ? '' : ` of ${suiteTitle({ name: suite })}`;
    return [problem(path, all[0]?.line ?? 1, `the page has no table of times${title}`)];
  }
  if (second && suite !== null) {
    const message = `there is a table of times already, on line ${table.line}`;
    return [problem(path, second.line, message, 'leave one of them in the file')];
  }
  const { line, heads, rows } = table;
  const plain = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (/^#\S+!|^#N\/A$/.test(cell) ? '' : cell)),
  }));
  return { path, line, heads, rows: plain };
}
