import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTable } from '../../src/benchmark/artifacts/csv';
import { type BacktestFile, type BacktestPair, backtestRow } from '../../src/benchmark/backtest/backtest';
import { problem, problemLine } from '../../src/benchmark/model/problem';
import type { Artifact, Problem, ResultSet } from '../../src/benchmark/model/resultSet';
import { unknownName } from '../../src/benchmark/text/suggestName';
import { InputError } from './command';

/** Digits that are equal on every machine. */
const DIGITS = 6;

function rowsOf<Name extends string>(path: string, columns?: readonly Name[]): Record<Name, string>[] {
  const artifact: Artifact = { path, text: readFileSync(path, 'utf8') };
  const header = columns ?? (artifact.text.split('\n', 1)[0]?.split(',') as Name[]);
  const { rows, problems } = parseTable(artifact, header);
  if (problems.length > 0) throw new InputError(problems.map(problemLine));
  return rows.map(({ cells }) => cells);
}

/** Counts of each query, in the order of the columns. Throws InputError if one is not a number. */
function featuresOf(path: string): Map<string, number[]> {
  return new Map(
    rowsOf(path).map(({ query = '', ...counts }: Record<string, string>) => {
      const numbers = Object.values(counts).map(Number);
      if (numbers.some(Number.isNaN)) throw new InputError(`${path}: ${query} has a cell that is not a number`);
      return [query, numbers];
    }),
  );
}

function pairsOf(path: string): BacktestPair[] {
  return rowsOf(path, ['baseline', 'candidate', 'forest_r2', 'forest_range']).map(
    ({ baseline, candidate, forest_r2, forest_range }) => ({
      baseline,
      candidate,
      forestR2: Number(forest_r2),
      forestRange: Number(forest_range),
    }),
  );
}

function findSet(id: string, sets: readonly ResultSet[]): ResultSet {
  const found = sets.find((set) => set.id === id);
  const known = sets.map((set) => set.id);
  if (!found) throw new InputError(unknownName('result set', id, known));
  return found;
}

/** The backtest of the files in a data folder. Throws InputError if one of them is broken. */
export function backtestOf(data: string, resultSets: readonly ResultSet[]): BacktestFile {
  const features = featuresOf(join(data, 'backtest/features.csv'));
  const texts = rowsOf(join(data, 'suites/tpcds/queries.csv'), ['query', 'kind', 'description']);
  const kinds = new Map(texts.map(({ query, kind }) => [query, kind]));
  const rows = pairsOf(join(data, 'backtest/candidates.csv')).map((pair) =>
    backtestRow(pair, [findSet(pair.baseline, resultSets), findSet(pair.candidate, resultSets)], features, kinds),
  );
  return { rows };
}

/** The text of result.json. */
export function backtestJson(file: BacktestFile): string {
  const shorten = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
  return `${JSON.stringify(file, shorten, 2)}\n`;
}

/** An error if result.json is not what follows from the other files. Empty for a data folder without backtest/. */
export function backtestProblems(data: string, resultSets: readonly ResultSet[]): Problem[] {
  const path = join(data, 'backtest/result.json');
  if (!existsSync(path)) return [];
  const again = `run: npm run backtest -- --out ${path}`;
  try {
    if (readFileSync(path, 'utf8') === backtestJson(backtestOf(data, resultSets))) return [];
  } catch (error) {
    return [problem(path, null, `cannot be computed again: ${(error as Error).message}`, again)];
  }
  return [problem(path, null, 'must follow from the features and the committed times', again)];
}
