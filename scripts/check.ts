import { hasErrors } from '../src/benchmark/model/problem';
import { countNoun } from '../src/benchmark/text/numbers';
import { createUnchangedTest } from './lib/check/changedFiles';
import { checkAll } from './lib/check/checkAll';
import { type CheckScope, OWN_SITE } from './lib/check/scope';
import { type Command, OK, type OptionValues, PROBLEMS, runCommand, text } from './lib/command';
import { DATA } from './lib/dataFolders';
import { printMessage } from './lib/print';
import { printProblems, problemCount } from './lib/problems';

const HELP = `
Usage: npm run check [-- --all] [--data DIR]

Check the data and the pages. Print every problem as path:line: message.

Errors: invalid artifacts (result sets, published comparisons, resource usage, environments, prices, reports, suites), their
references and licenses; unknown names and broken links in pages; hard-coded numbers in docs/reports/ and blog/; claims in a
report.json that no page contains or that have no evidence.
Warnings: claims without evidence ("most", "never", "always" …), large files, files left by an editor, unused artifacts, empty
prose placeholders, environments with conflicting or unknown values, missing queries, and contradictions within a published
source or with its environment.

  --all        print all warnings; default: only count warnings about files that are the same as on the main branch
  --data DIR   folder with result-sets/, published/, reports/ …; default: static/data.
               Pages are checked only if the folder has reports.

Exit codes: 0 no errors (warnings are allowed), 1 errors, 2 incorrect usage
`;

function check(scope: CheckScope, values: OptionValues): number {
  const { data, pages, problems } = checkAll(text(values, 'data') ?? DATA, process.cwd(), scope);
  const isUnchanged = values.all ? () => false : createUnchangedTest(process.cwd());
  const printed = problems.filter(({ level, path }) => level === 'error' || !isUnchanged(path));
  printProblems(printed);
  const folded = problems.length - printed.length;
  if (folded > 0) printMessage(`${countNoun(folded, 'warning')} about unchanged files; print them with --all\n`);
  const { resultSets, published, resourceUsage, environments, reports } = data.ids;
  const what = [
    countNoun(resultSets.length, 'result set'),
    countNoun(published.length, 'published comparison'),
    countNoun(resourceUsage.length, 'resource-usage set'),
    countNoun(environments.length, 'environment'),
    countNoun(reports.length, 'report'),
    countNoun(pages, 'page'),
  ];
  printMessage(`${what.join(', ')} checked: ${problemCount(problems)}\n`);
  return hasErrors(problems) ? PROBLEMS : OK;
}

export function checkIn(scope: CheckScope): Command {
  const options = { texts: ['data'], flags: ['all'] };
  return { name: 'check', help: HELP, options, hasArguments: false, run: (values) => check(scope, values) };
}

export const checkCommand = checkIn(OWN_SITE);
runCommand(checkCommand);
