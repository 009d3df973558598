import { shown, warning } from '../benchmark/parse';
import { parseQueryName } from '../benchmark/queries';
import type { Artifact, Problem } from '../benchmark/types';
import { type Literal, readLiteral } from './jsLiteral';
import { withoutCode } from './mdxReferences';

const ELEMENT = /<(?:BarChart|PieChart)\b/g;
const DATA = /\sdata\s*=\s*\{/y;
const TITLE = /\stitle\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const ATTRIBUTE = /\s[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?/y;

interface LegacyChart {
  title: string;
  data: Literal;
}

/** The chart whose element begins at a place, where its `data` is written out as an object. */
function chartAt(text: string, start: number): LegacyChart | null {
  let [at, title] = [start, ''];
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  for (;;) {
    while (/\s/.test(text.charAt(at)) && /\s/.test(text.charAt(at + 1))) at += 1;
    const data = match(DATA);
    if (data) return { title, data: readLiteral(text, at + data[0].length) };
    const named = match(TITLE);
    title = named?.[1] ?? named?.[2] ?? title;
    const attribute = match(ATTRIBUTE);
    if (!attribute) return null;
    at = skipped(text, at + attribute[0].length);
  }
}

/** The place behind `={…}`, where an attribute has such a value. */
function skipped(text: string, at: number): number {
  const opening = /^\s*=\s*\{/.exec(text.slice(at, at + 50));
  if (!opening) return at;
  let depth = 1;
  let end = at + opening[0].length;
  for (; depth > 0 && end < text.length; end += 1) {
    if (text.charAt(end) === '{') depth += 1;
    if (text.charAt(end) === '}') depth -= 1;
  }
  return end;
}

/** The items of a list that is written out in full. */
function itemsOf(literal: Literal | undefined): Literal[] | null {
  if (literal?.kind !== 'list') return null;
  return literal.items.every(({ kind }) => kind !== 'other') ? literal.items : null;
}

function entry(literal: Literal | undefined, key: string): Literal | undefined {
  return literal?.kind === 'object' ? literal.entries.get(key) : undefined;
}

type At = (place: number) => number;

function lengthProblems({ title, data }: LegacyChart, labels: Literal[], path: string, lineAt: At): Problem[] {
  const datasets = entry(data, 'datasets');
  return (datasets?.kind === 'list' ? datasets.items : []).flatMap((dataset) => {
    const list = entry(dataset, 'data');
    const values = itemsOf(list);
    if (!list || !values || values.length === labels.length) return [];
    const counts = `has ${labels.length} labels and ${values.length} values`;
    return [
      warning(path, lineAt(list.at), `the chart ${shown(title)} ${counts}, so values stand beside the wrong label`),
    ];
  });
}

const isQuery = (text: string) => parseQueryName(text, 'tpcds') !== null || parseQueryName(text, 'tpch') !== null;

/** Labels that are written like queries and name none, in a chart whose labels are queries. */
function labelProblems(labels: Literal[], path: string, lineAt: At): Problem[] {
  const texts = labels.flatMap((label) => (label.kind === 'text' ? [label] : []));
  const wrong = texts.filter(({ value }) => !isQuery(value));
  if (wrong.length * 2 > texts.length) return [];
  return wrong
    .filter(({ value }) => /^q\d/i.test(value))
    .map(({ value, at }) => warning(path, lineAt(at), `the label ${shown(value)} is no query of tpcds or tpch`));
}

/**
 * What is wrong with the charts of a page that gives the earlier components its own `data`: labels and values of different length, and
 * labels that are no query. Warnings with the line of the values or of the label; lists that hold more than literals are passed over.
 */
export function legacyChartProblems(page: Artifact): Problem[] {
  const text = withoutCode(page.text);
  const lineAt = (place: number) => text.slice(0, place).split('\n').length;
  return [...text.matchAll(ELEMENT)].flatMap(({ index, 0: element }) => {
    const chart = chartAt(text, index + element.length);
    const labels = itemsOf(entry(chart?.data, 'labels'));
    if (!chart || !labels) return [];
    return [...lengthProblems(chart, labels, page.path, lineAt), ...labelProblems(labels, page.path, lineAt)];
  });
}
