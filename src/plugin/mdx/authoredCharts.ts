import { quoteValue } from '../../benchmark/model/guards/plainText';
import { warning } from '../../benchmark/model/problem';
import { parseQueryName } from '../../benchmark/model/queries';
import type { Problem } from '../../benchmark/model/resultSet';
import { type Literal, readLiteral } from './jsLiteral';
import { expressionOf, type MdxNode, textAttributes } from './mdxTree';
import type { Page } from './parsePage';

const CHARTS = new Set(['BarChart', 'PieChart']);

interface AuthoredChart {
  title: string;
  data: Literal;
}

/** The `data={…}` of a chart with inline data; undefined for other elements. */
function dataAttribute({ name, attributes = [] }: MdxNode): { value?: unknown } | undefined {
  return CHARTS.has(name ?? '') ? attributes.find((attribute) => attribute.name === 'data') : undefined;
}

export function hasAuthoredCharts({ nodes }: Page): boolean {
  return nodes.some((node) => dataAttribute(node) !== undefined);
}

/** Charts of a page whose inline data is an expression. */
function authoredCharts({ nodes }: Page): AuthoredChart[] {
  return nodes.flatMap((node) => {
    const expression = expressionOf((dataAttribute(node)?.value ?? {}) as MdxNode);
    return expression ? [{ title: textAttributes(node).title ?? '', data: readLiteral(expression) }] : [];
  });
}

/** Items of a list literal; null if an item is not a literal. */
function itemsOf(literal: Literal | undefined): Literal[] | null {
  if (literal?.kind !== 'list') return null;
  return literal.items.every(({ kind }) => kind !== 'other') ? literal.items : null;
}

function entry(literal: Literal | undefined, key: string): Literal | undefined {
  return literal?.kind === 'object' ? literal.entries.get(key) : undefined;
}

function lengthProblems({ title, data }: AuthoredChart, labels: Literal[], path: string): Problem[] {
  const datasets = entry(data, 'datasets');
  return (datasets?.kind === 'list' ? datasets.items : []).flatMap((dataset) => {
    const list = entry(dataset, 'data');
    const values = itemsOf(list);
    if (!list || !values || values.length === labels.length) return [];
    const counts = `has ${labels.length} labels and ${values.length} values`;
    return [warning(path, list.line, `the chart ${quoteValue(title)} ${counts}, so values get the wrong labels`)];
  });
}

const isQuery = (text: string) => parseQueryName(text, 'tpcds') !== null || parseQueryName(text, 'tpch') !== null;

/** Problems of labels that look like queries but are not, in a chart whose labels are queries. */
function labelProblems(labels: Literal[], path: string): Problem[] {
  const texts = labels.flatMap((label) => (label.kind === 'text' ? [label] : []));
  const wrong = texts.filter(({ value }) => !isQuery(value));
  if (wrong.length * 2 > texts.length) return [];
  return wrong
    .filter(({ value }) => /^q\d/i.test(value))
    .map(({ value, line }) => warning(path, line, `the label ${quoteValue(value)} is not a query of tpcds or tpch`));
}

/**
 * Returns warnings for charts with inline data: labels and values of different length, at the line of the values;
 * labels that are not a query, at the line of the label. Ignores lists that contain more than literals.
 */
export function authoredChartProblems(page: Page): Problem[] {
  return authoredCharts(page).flatMap((chart) => {
    const labels = itemsOf(entry(chart.data, 'labels'));
    return labels ? [...lengthProblems(chart, labels, page.path), ...labelProblems(labels, page.path)] : [];
  });
}
