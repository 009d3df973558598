import { importSet } from '../../../scripts/lib/import/importSet';
import { readImportRequest } from '../../../scripts/lib/import/options';
import type { ImportRequest } from '../../../scripts/lib/import/request';
import { hasErrors, problemLine } from '../../../src/benchmark/model/problem';
import { suiteQueries } from '../../../src/benchmark/model/queries';
import type { ImportOutcome } from '../../../src/resultSet/setFrom';
import { inTemporaryFolder, writeBelow } from './temporary';

/** Options of a small TPC-H import, by name without dashes. */
export const TPCH: Record<string, string> = {
  id: 'tpch-example',
  engine: 'Example',
  'engine-version': '1.0',
  statistic: 'median',
  iterations: '3',
  suite: 'tpch',
  'query-version': '3.0',
  'scale-factor': '100',
  'table-format': 'parquet',
};

/** An eks summary of the 22 TPC-H queries without header: query n takes n seconds ± 0.5. */
export const EKS_ROWS = suiteQueries('tpch').map(
  (query, index) => `${query},${index + 1},${index + 0.5},${index + 1.5}`,
);

/** A long CSV of these queries with three iterations each. */
export const LONG_ROWS = suiteQueries('tpch').flatMap((query, index) =>
  [0.5, 1, 1.5].map((time, at) => `${query},${at + 1},${index + time}`),
);

export function lines(...rows: string[]): string {
  return `${rows.join('\n')}\n`;
}

export function request(file: string, options: Record<string, string | string[]> = {}): ImportRequest {
  return readImportRequest({ ...TPCH, ...options }, [file]);
}

/** Imports bytes as a file named results.csv. */
export function importBytes(
  bytes: string | Uint8Array,
  options: Record<string, string | string[]> = {},
  today = '2026-01-31',
): ImportOutcome {
  return inTemporaryFolder((folder) => {
    const file = writeBelow(folder, 'results.csv', bytes);
    const outcome = importSet(request(file, options), today);
    const problems = outcome.problems.map((problem) => ({ ...problem, path: problem.path.replace(`${folder}/`, '') }));
    return { ...outcome, problems };
  });
}

/** Problems of an import as printed. */
export function printed(outcome: ImportOutcome): string[] {
  return outcome.problems.map(problemLine);
}

/** Files of an import that must succeed, with datapackage.json parsed. */
export function imported(bytes: string | Uint8Array, options: Record<string, string | string[]> = {}) {
  const outcome = importBytes(bytes, options);
  if (hasErrors(outcome.problems)) throw new Error(printed(outcome).join('\n'));
  const text = (name: string) => outcome.files.get(name) ?? '';
  return {
    outcome,
    datapackage: JSON.parse(text('datapackage.json')),
    results: text('results.csv'),
    iterations: text('iterations.csv'),
  };
}
