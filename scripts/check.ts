import { hasErrors } from '../src/plugin/loadData';
import { checkAll } from './lib/checkAll';
import { OK, type OptionValues, PROBLEMS, runCommand, text, UsageError } from './lib/command';
import { printProblems, problemCount } from './lib/problems';

const HELP = `
Usage: npm run check [-- --data DIR]

Validates the artifacts (result sets, environments, reports), what they refer to, the names that pages use, and that no
page under docs/reports/ or blog/ has a figure typed by hand. Prints every problem as path:line: message.

  --data DIR   the folder that holds result-sets/, environments/ and reports/; default: static/data.
               Pages are checked when the folder has reports.

Exit codes: 0 no errors (warnings are allowed), 1 errors, 2 wrong usage
`;

function run(values: OptionValues, positionals: string[]): number {
  if (positionals.length > 0) throw new UsageError([`no arguments are taken, got ${positionals.join(' ')}`]);
  const { data, pages, problems } = checkAll(text(values, 'data') ?? 'static/data', process.cwd());
  printProblems(problems);
  const { resultSets, environments, reports } = data.ids;
  const what = `${resultSets.length} result sets, ${environments.length} environments, ${reports.length} reports, ${pages} pages`;
  process.stderr.write(`${what} checked: ${problemCount(problems)}\n`);
  return hasErrors(problems) ? PROBLEMS : OK;
}

runCommand({ name: 'check', help: HELP, options: { data: { type: 'string' } }, run });
