import { backtestTable } from '../src/benchmark/backtest/backtestTable';
import { loadData } from '../src/data/loadData';
import { tableMarkdown } from '../src/figures/shared/tables';
import { backtestJson, backtestOf } from './lib/backtest';
import { type Command, OK, type OptionValues, runCommand, text } from './lib/command';
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

function run(values: OptionValues): number {
  const data = text(values, 'data') ?? DATA;
  const file = backtestOf(data, loadData(data).resultSets);
  const json = backtestJson(file);
  const out = text(values, 'out');
  if (out) replaceFile(out, json);
  else print(values.json ? json : tableMarkdown(backtestTable(file)));
  return OK;
}

const options = { texts: ['out', 'data'], flags: ['json'] };
export const backtestCommand: Command = { name: 'backtest', help: HELP, options, hasArguments: false, run };
runCommand(backtestCommand);
