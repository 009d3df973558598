import { problemLine } from '../src/benchmark/model/problem';
import type { RerunEffect } from '../src/benchmark/model/reruns';
import { rerunEffectTable, rerunGroupsTable, visibleRatiosTable } from '../src/benchmark/reruns/rerunTables';
import { readDataFolder } from '../src/data/dataFolder';
import { dataOf } from '../src/data/loadData';
import { estimateReruns } from '../src/data/loadReruns';
import { tableMarkdown } from '../src/figures/shared/tables';
import { type Command, InputError, OK, type OptionValues, runCommand, text } from './lib/command';
import { DATA } from './lib/dataFolders';
import { print } from './lib/print';
import { replaceFile } from './lib/writeFolder';

const HELP = `
Usage: npm run reruns [-- --json] [--out FILE] [--data DIR]

Estimate how much two runs of one engine differ, which every verdict allows for: from applications that were measured in one round
(reruns/), and from result sets that measure one engine version on one machine with equal settings in different rounds. Prints the
inputs, the estimate, and which ratios can be seen.

  --json      print the sums of squares as JSON instead of tables
  --out FILE  write that JSON to FILE instead of printing it
  --data DIR  folder with result-sets/ and reruns/; default: static/data

Example: npm run reruns -- --out src/benchmark/reruns/rerunEffect.json

Exit codes: 0 done, 1 problems in the input, 2 incorrect usage
`;

function tablesText(effect: RerunEffect): string {
  return [
    'Runs of one engine with equal settings',
    tableMarkdown(rerunGroupsTable(effect)),
    'Estimate: standard deviation (sd) of one run, and the band of the ratio of two runs',
    tableMarkdown(rerunEffectTable(effect)),
    'Smallest ratio that can be seen',
    tableMarkdown(visibleRatiosTable(effect)),
  ]
    .map((part) => part.trimEnd())
    .join('\n\n');
}

function run(values: OptionValues): number {
  const folder = readDataFolder(text(values, 'data') ?? DATA, process.cwd());
  const { effect, problems } = estimateReruns(folder.reruns, dataOf(folder));
  if (problems.length > 0) throw new InputError(problems.map(problemLine));
  if (effect.applications.length === 0)
    throw new InputError('the data folder has no applications; expected reruns/<id>/ with applications.csv');
  const json = `${JSON.stringify(effect, null, 2)}\n`;
  const out = text(values, 'out');
  if (out) replaceFile(out, json);
  else print(values.json ? json : tablesText(effect));
  return OK;
}

const options = { texts: ['out', 'data'], flags: ['json'] };
export const rerunsCommand: Command = { name: 'reruns', help: HELP, options, hasArguments: false, run };
runCommand(rerunsCommand);
