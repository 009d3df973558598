import { type Literal, readLiteral } from '../../../src/plugin/mdx/jsLiteral';
import { expressionOf, lineOf, type MdxNode, textAttributes } from '../../../src/plugin/mdx/mdxTree';
import type { Page } from '../../../src/plugin/mdx/parsePage';

/** A chart that the page describes itself. */
export interface ChartPart {
  kind: 'chart';
  line: number;
  title: string;
  labels: string[];
  series: { name: string; values: number[] }[];
}

export interface TablePart {
  kind: 'table';
  line: number;
  head: string[];
  rows: { line: number; cells: string[] }[];
}

/** A heading, or a line of prose, without its markup; `depth` is 2 for ## and 0 for prose. */
interface TextPart {
  kind: 'heading' | 'sentence';
  line: number;
  text: string;
  depth: number;
}

export type Part = ChartPart | TablePart | TextPart;

/** Something that was not read, with its line and the reason. */
export interface Unread {
  line: number;
  message: string;
}

function items(literal: Literal | undefined): Literal[] {
  return literal?.kind === 'list' ? literal.items : [];
}

function key(literal: Literal | undefined, name: string): Literal | undefined {
  return literal?.kind === 'object' ? literal.entries.get(name) : undefined;
}

function textOf(literal: Literal | undefined): string {
  return literal?.kind === 'text' ? literal.value : '';
}

function chartOf(node: MdxNode): ChartPart | Unread | null {
  const attribute = node.attributes?.find(({ name }) => name === 'data');
  if (!/^(Bar|Pie|Line)Chart$/.test(node.name ?? '') || !attribute) return null;
  const [line, expression] = [lineOf(node), expressionOf((attribute.value ?? {}) as MdxNode)];
  const data = expression ? readLiteral(expression) : undefined;
  const labels = items(key(data, 'labels')).map(textOf);
  const series = items(key(data, 'datasets')).map((set) => ({
    name: textOf(key(set, 'label')),
    values: items(key(set, 'data')).flatMap((item) => (item.kind === 'number' ? [item.value] : [])),
  }));
  const title = textAttributes(node).title ?? '';
  if (labels.length === 0 || series.length === 0 || series.some(({ values }) => values.length === 0))
    return { line, message: `the data of the chart “${title}” are computed, not written out` };
  return { kind: 'chart', line, title, labels, series };
}

/** A line of Markdown without emphasis, code marks, links, and tags. */
function plain(text: string): string {
  return text
    .replace(/<[^>]+>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|^[\s>#+-]+/g, '')
    .trim();
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(plain);
}

/** The tables and sentences in the source of a paragraph, which begins on `line`. */
function paragraphParts(source: string, line: number): Part[] {
  const lines = source.split('\n').map((text, at) => ({ text, line: line + at }));
  const rows = lines.filter(({ text }) => /^\s*\|/.test(text));
  const prose = lines.filter(({ text }) => !/^\s*(?:\||:::)/.test(text) && plain(text) !== '');
  const sentences = prose.map(
    (entry): Part => ({ kind: 'sentence', line: entry.line, text: plain(entry.text), depth: 0 }),
  );
  const [head, ...body] = rows.filter(({ text }) => !/^[\s|:-]+$/.test(text));
  if (!head) return sentences;
  const table: Part = {
    kind: 'table',
    line: head.line,
    head: cellsOf(head.text),
    rows: body.map((row) => ({ line: row.line, cells: cellsOf(row.text) })),
  };
  return [...sentences, table];
}

/** What a page shows, in the order of its text, and the charts and pictures that were not read. */
export function pageParts({ nodes, text }: Page): { parts: Part[]; unread: Unread[] } {
  const unread: Unread[] = [];
  const parts = nodes.flatMap((node): Part[] => {
    const { start, end } = node.position ?? { start: {}, end: {} };
    const source = text.slice(start.offset ?? 0, end.offset ?? 0);
    if (node.type === 'heading')
      return [{ kind: 'heading', line: lineOf(node), text: plain(source), depth: node.depth ?? 1 }];
    if (node.type === 'paragraph') return paragraphParts(source, lineOf(node));
    if (node.type === 'image' || node.name === 'img')
      unread.push({ line: lineOf(node), message: 'this picture was not read' });
    const chart = chartOf(node);
    if (chart === null) return [];
    if ('kind' in chart) return [chart];
    unread.push(chart);
    return [];
  });
  return { parts, unread };
}
