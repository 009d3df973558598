import { problem } from '../model/problem';
import type { Artifact, DataPackage, Problem } from '../model/resultSet';
import { CellFault, type Columns, columnName, headerOf, type RowOf } from '../model/tables/columns';
import { createdDay } from './created';
import { parseTable, type UnparsedRow } from './csv';

/** Rows of a table in file order, the rows that could not be parsed by line, and the problems of both. */
export interface ParsedTable<Row> {
  rows: Row[];
  unread: UnparsedRow[];
  problems: Problem[];
}

/** Rows of a table with exactly the header of the columns, and all problems; empty without a file. */
export function readTable<Table extends Columns>(
  artifact: Artifact | undefined,
  columns: Table,
): ParsedTable<RowOf<Table>> {
  if (!artifact) return { rows: [], unread: [], problems: [] };
  const { path } = artifact;
  const { rows: lines, malformed, problems } = parseTable(artifact, headerOf(columns));
  const rows: RowOf<Table>[] = [];
  const unread = malformed.map(({ line, cells }) => ({ query: cells[0] ?? '', line, named: false }));
  for (const { line, cells } of lines) {
    const values = Object.entries(columns).map(([field, column]) => {
      const name = columnName(field, column);
      return [field, column.parse(cells[name] ?? '', name)] as const;
    });
    const faults = values.flatMap(([, value]) => (value instanceof CellFault ? [value] : []));
    problems.push(...faults.map(({ message, cure }) => problem(path, line, message, cure)));
    if (faults.length === 0) rows.push({ ...Object.fromEntries(values), line } as RowOf<Table>);
    else unread.push({ query: Object.values(cells)[0] ?? '', line, named: true });
  }
  return { rows, unread: unread.sort((a, b) => a.line - b.line), problems };
}

/** Common fields of a package, with the names of the model; `created` is a day. */
export function packageHead({ name, title, created, licenses, sources }: DataPackage) {
  return { id: name, title, created: createdDay(created), licences: licenses, sources };
}

/** The file of that name in any folder. */
export function fileNamed(files: readonly Artifact[], name: string): Artifact | undefined {
  return files.find(({ path }) => path.endsWith(`/${name}`));
}
