import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertedReport } from '../src/benchmark/artifacts/earlierReport';
import { problemLine } from '../src/benchmark/model/problem';
import { parseJson } from '../src/json/jsonFile';
import { type Command, InputError, OK, text as option, runCommand } from './lib/command';
import { DATA } from './lib/dataFolders';
import { print } from './lib/print';
import { replaceFile } from './lib/writeFolder';

const HELP = `
Usage: npm run convert-reports [-- --data DIR]

Rewrite each DATA/reports/ID/report.json that names its result sets as baseline and candidate, or in suites, to \`sides\`: the baseline
first, then the candidates. Other files are unchanged.

  --data DIR   default: static/data

Exit codes: 0 converted or nothing to convert, 1 problems in the input, 2 incorrect usage
`;

/** Paths of the rewritten files. Throws InputError for invalid JSON, before a file is written. */
function convert(data: string): string[] {
  const folder = join(data, 'reports');
  const paths = existsSync(folder) ? readdirSync(folder).map((id) => join(folder, id, 'report.json')) : [];
  const files = paths.filter((path) => existsSync(path)).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const problems = files.flatMap((file) => parseJson(file).problems);
  if (problems.length > 0) throw new InputError(problems.map(problemLine));
  const changed = files.filter(({ text }) => convertedReport(text) !== text);
  for (const { path, text } of changed) replaceFile(path, convertedReport(text));
  return changed.map(({ path }) => path);
}

export const convertReportsCommand: Command = {
  name: 'convert-reports',
  help: HELP,
  hasArguments: false,
  options: { texts: ['data'] },
  run(values) {
    const converted = convert(option(values, 'data') ?? DATA);
    print(converted.length === 0 ? 'nothing to convert\n' : `${converted.join('\n')}\n`);
    return OK;
  },
};
runCommand(convertReportsCommand);
