import { column } from '../model/columns';
import type { EventLogSide } from '../model/eventLog';
import type { Cell, Table } from '../model/table';
import { capitalise } from '../text/names';

/** How often an operator stands in the final plans of a query's iterations; "4–5" where they differ, 0 where it is in none. */
function countCell(query: string, operator: string, { metrics }: EventLogSide): Cell {
  const executions = metrics.queries.filter((row) => row.query === query);
  const counts = executions.map(({ iteration }) => {
    const isOwn = (row: { query: string; iteration: number; operator: string }) =>
      row.query === query && row.iteration === iteration && row.operator === operator;
    return metrics.operators.find(isOwn)?.count ?? 0;
  });
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  return low === high ? low : `${low}–${high}`;
}

function hasPlan(query: string, { metrics }: EventLogSide): boolean {
  return metrics.operators.some((row) => row.query === query);
}

function operatorNames(query: string, sides: readonly EventLogSide[]): string[] {
  const rows = sides.flatMap(({ metrics }) => metrics.operators.filter((row) => row.query === query));
  return [...new Set(rows.map(({ operator }) => operator))].sort();
}

/**
 * The operators of a query's final plans as counts per side, those whose counts differ first, each half by name. Of several sides
 * the last column says "different" or "same". Null where a side has no plan of the query.
 */
export function operatorsTable(query: string, sides: readonly EventLogSide[]): Table | null {
  if (sides.length === 0 || !sides.every((side) => hasPlan(query, side))) return null;
  const rows = operatorNames(query, sides).map((operator) => {
    const counts = sides.map((side) => countCell(query, operator, side));
    const relation = counts.every((count) => count === counts[0]) ? 'same' : 'different';
    return { relation, cells: [operator, ...counts, ...(sides.length > 1 ? [relation] : [])] };
  });
  const ordered = ['different', 'same'].flatMap((relation) => rows.filter((row) => row.relation === relation));
  return {
    columns: [
      column('operator', 'Operator'),
      ...sides.map(({ name }, index) => column(`count_${index}`, capitalise(name), '', 'number')),
      ...(sides.length > 1 ? [column('relation', 'Comparison', '', 'relation')] : []),
    ],
    rows: ordered.map(({ cells }) => cells),
    footnotes: [],
  };
}

/** How many operators have other counts on some side. */
export function differingOperators({ rows }: Table): number {
  return rows.filter((row) => row.at(-1) === 'different').length;
}
