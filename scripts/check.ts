import { hasErrors } from '../src/benchmark/model/problem';
import { counted } from '../src/benchmark/text/numbers';
import { checkAll } from './lib/check/checkAll';
import { type CheckScope, OWN_SITE } from './lib/check/scope';
import { type Command, OK, type OptionValues, PROBLEMS, runCommand, text, UsageError } from './lib/command';
import { DATA } from './lib/dataFolders';
import { printMessage } from './lib/print';
import { printProblems, problemCount } from './lib/problems';

const HELP = `
Usage: npm run check [-- --data DIR]

Validates the artifacts (result sets, published comparisons, resource usage, environments, prices, reports, suites), what they refer
to and their licences; the names that pages use, and their links to data and charts; that no page under docs/reports/ or
blog/ has a figure typed by hand; and that every claim listed in a report.json stands on a page and has its evidence. Warnings
are: words of a report or post that claim something of all cases ("most", "only", "never", "the same" …) without evidence,
large files, files that an editor left behind, artifacts that nothing uses, spots for prose that are empty, environments that are
disputed or that sets share with something unknown, queries that are absent, and what a published source contradicts, in itself or
against its environment. Prints every problem as path:line: message.

  --data DIR   the folder that holds result-sets/, published/, reports/ …; default: static/data.
               Pages are checked when the folder has reports.

Exit codes: 0 no errors (warnings are allowed), 1 errors, 2 wrong usage
`;

function check(scope: CheckScope, values: OptionValues, positionals: string[]): number {
  if (positionals.length > 0) throw new UsageError([`no arguments are taken, got ${positionals.join(' ')}`]);
  const { data, pages, problems } = checkAll(text(values, 'data') ?? DATA, process.cwd(), scope);
  printProblems(problems);
  const { resultSets, published, resourceUsage, environments, reports } = data.ids;
  const what = [
    counted(resultSets.length, 'result set'),
    counted(published.length, 'published comparison'),
    counted(resourceUsage.length, 'resource-usage set'),
    counted(environments.length, 'environment'),
    counted(reports.length, 'report'),
    counted(pages, 'page'),
  ];
  printMessage(`${what.join(', ')} checked: ${problemCount(problems)}\n`);
  return hasErrors(problems) ? PROBLEMS : OK;
}

/** The command that checks a part of a repository. */
export function checkIn(scope: CheckScope): Command {
  const run = (values: OptionValues, positionals: string[]) => check(scope, values, positionals);
  return { name: 'check', help: HELP, options: { data: { type: 'string' } }, run };
}

/** `npm run check`. */
export const checkCommand = checkIn(OWN_SITE);
runCommand(checkCommand);
