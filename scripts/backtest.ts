import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTable } from '../src/benchmark/artifacts/csv';
import { type BacktestFile, type BacktestPair, backtestRow } from '../src/benchmark/backtest/backtest';
import { backtestTable } from '../src/benchmark/backtest/backtestTable';
import { problemLine } from '../src/benchmark/model/problem';
import type { Artifact, ResultSet } from '../src/benchmark/model/resultSet';
import { unknownName } from '../src/benchmark/text/suggestName';
import { loadData } from '../src/data/loadData';
import { tableMarkdown } from '../src/figures/shared/tables';
import { type Command, InputError, OK, type OptionValues, runCommand, text } from './lib/command';
import { DATA } from './lib/dataFolders';
import { print } from './lib/print';
import { replaceFile } from './lib/writeFolder';

const HELP = `
Usage: npm run backtest [-- --json] [--out FILE] [--data DIR]

Measure how much of the speedups of TPC-DS queries their plans explain: by the queries with the most similar plans, and by patterns. The
result is why this site predicts no speedup. Reads backtest/features.csv, and backtest/candidates.csv with the quoted figures of a
random forest.

  --json      print JSON instead of the table on /methodology/
  --out FILE  write that JSON to FILE instead of printing it
  --data DIR  folder with backtest/, result-sets/, and suites/; default: static/data

Example: npm run backtest -- --out static/data/backtest/result.json

Exit codes: 0 done, 1 problems in the input, 2 incorrect usage
`;

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

function backtestOf(data: string): BacktestFile {
  const { resultSets } = loadData(data);
  const features = featuresOf(join(data, 'backtest/features.csv'));
  const texts = rowsOf(join(data, 'suites/tpcds/queries.csv'), ['query', 'kind', 'description']);
  const kinds = new Map(texts.map(({ query, kind }) => [query, kind]));
  const rows = pairsOf(join(data, 'backtest/candidates.csv')).map((pair) =>
    backtestRow(pair, [findSet(pair.baseline, resultSets), findSet(pair.candidate, resultSets)], features, kinds),
  );
  return { rows };
}

function run(values: OptionValues): number {
  const file = backtestOf(text(values, 'data') ?? DATA);
  const shorten = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
  const json = `${JSON.stringify(file, shorten, 2)}\n`;
  const out = text(values, 'out');
  if (out) replaceFile(out, json);
  else print(values.json ? json : tableMarkdown(backtestTable(file)));
  return OK;
}

const options = { texts: ['out', 'data'], flags: ['json'] };
export const backtestCommand: Command = { name: 'backtest', help: HELP, options, hasArguments: false, run };
runCommand(backtestCommand);
