import { parseArgs } from 'node:util';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { loadResultSet } from '../../../src/data/resultSetFolder';
import { InputError, parsedOptions } from '../command';
import { importSet } from '../import/importSet';
import { IMPORT_OPTIONS, readImportRequest } from '../import/options';

/** The published numbers of each query, as text. */
function numbersOf({ rows, iterationRows }: ResultSet): Map<string, string> {
  return new Map(
    rows.map(({ query, status, timeS, minS, maxS, memory }) => {
      const iterations = iterationRows.filter((row) => row.query === query).map((row) => row.timeS);
      return [query, JSON.stringify([status, timeS, minS, maxS, memory, iterations])];
    }),
  );
}

/**
 * Number of queries whose numbers differ between the committed result set in `folder` and an import with these
 * arguments, which is not written. Throws InputError or UsageError if one of the two cannot be read.
 */
export function changedQueries(args: string[], folder: string): number {
  const { values, positionals } = parseArgs({ args, options: parsedOptions(IMPORT_OPTIONS), allowPositionals: true });
  const { resultSet } = importSet(readImportRequest(values, positionals), new Date().toISOString().slice(0, 10));
  const committed = loadResultSet(folder).resultSet;
  if (!resultSet || !committed) throw new InputError(`${folder}: the results cannot be compared`);
  const [now, before] = [numbersOf(resultSet), numbersOf(committed)];
  return [...new Set([...now.keys(), ...before.keys()])].filter((query) => now.get(query) !== before.get(query)).length;
}
