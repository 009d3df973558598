import { compareMemory, type MemoryComparison } from '../../benchmark/comparison/memory';
import { CHANGE_COLUMN, column, QUERY_COLUMN } from '../../benchmark/model/columns';
import type { Comparison } from '../../benchmark/model/comparison';
import type { Side } from '../../benchmark/model/resultSet';
import type { Cell, Column, Table } from '../../benchmark/model/table';
import { formatNumber, formatQueries, formatSigned } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import { possessive } from './suite';
import { sideTitle } from './titles';

/** Bytes in a shown unit. */
const GIGA = 1e9;

/** Columns of both sides' memory, in GB or GB·s. */
export function memoryColumns(comparison: Comparison, { name, unit }: MemoryComparison): Column[] {
  const key = unit === 'B·s' ? 'memory_gb_s' : 'memory_gb';
  return (['baseline', 'candidate'] as const).map((side: Side) =>
    column(`${side}_${key}`, `${sideTitle(comparison, side)}, ${name}`, `G${unit}`, 'number', 2),
  );
}

/** Cells of `memoryColumns` by query. */
export function memoryCells({ queries }: MemoryComparison): Map<string, [baseline: Cell, candidate: Cell]> {
  return new Map(queries.map(({ query, baseline, candidate }) => [query, [baseline / GIGA, candidate / GIGA]]));
}

/** Memory of every query on both sides, with its change; the definition of the source as footnote. */
export function memoryTable(comparison: Comparison, memory: MemoryComparison): Table {
  const cells = memoryCells(memory);
  return {
    columns: [
      QUERY_COLUMN,
      ...memoryColumns(comparison, memory),
      { ...CHANGE_COLUMN, key: 'memory_change_pct', label: 'Change' },
    ],
    rows: memory.queries.map(({ query, changePct }) => [query, ...(cells.get(query) ?? []), changePct]),
    footnotes: [memory.definition],
  };
}

/** "60% lower". */
function changeText(pct: number): string {
  const size = Math.abs(pct);
  return `${formatNumber(size, size < 1 ? 1 : 0)}% ${pct < 0 ? 'lower' : 'higher'}`;
}

/** "Blaze’s memory cost is 60% lower than vanilla Spark’s in total, and lower on 100 of 103 queries". */
export function memorySentence({ names }: Comparison, memory: MemoryComparison): string {
  const { name, unit, queries, lower, changePct } = memory;
  const of = unit === 'B·s' ? 'in total' : 'in the median';
  return `${possessive(names.candidate)} ${name} is ${changeText(changePct)} than ${names.baseline}’s ${of}, and lower on ${lower} of ${formatQueries(queries.length)}`;
}

/** Values for `<Value of="memory.…">`: sentence, change, queries, lower, and higher; empty without memory. */
export function memoryValues(comparison: Comparison): ValueTexts {
  const memory = compareMemory(comparison);
  if (!memory) return {};
  return {
    'memory.sentence': memorySentence(comparison, memory),
    'memory.change': `${formatSigned(memory.changePct)}%`,
    'memory.queries': formatQueries(memory.queries.length),
    'memory.lower': formatNumber(memory.lower),
    'memory.higher': formatNumber(memory.higher),
  };
}
