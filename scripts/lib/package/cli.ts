import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_SITE_URLS } from '../../../src/benchmark/siteUrls/siteUrls';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { GENERAL_PAGES, PAGE_FOLDERS } from '../../../src/package/options';
import { checkIn } from '../../check';
import { compareCommand } from '../../compare';
import { convertReportsCommand } from '../../convert-reports';
import { diffCommand } from '../../diff';
import { importCommand } from '../../import';
import { importEventlogCommand } from '../../import-eventlog';
import { importSeriesCommand } from '../../import-series';
import { mcpIn } from '../../mcp';
import { newEnvironmentCommand } from '../../new-environment';
import { newReportCommand } from '../../new-report';
import { newSuiteCommand } from '../../new-suite';
import { planTrialCommand } from '../../plan-trial';
import { tablesCommand } from '../../tables';
import { type Command, execute } from '../command';
import { print, printMessage } from '../print';
import { CONFIGS, initCommand } from './init';
import { newSiteIn } from './newSite';
import { exampleCommand } from './sample';
import { upgradeCommand } from './upgrade';

/** True in the folder of a site that consists of benchmarks, which has the commands as scripts. */
const WHOLE_SITE = CONFIGS.some((name) => existsSync(name) && /\bwholeSite: true\b/.test(readFileSync(name, 'utf8')));

const COMMANDS = [
  initCommand,
  importCommand,
  importEventlogCommand,
  importSeriesCommand,
  newEnvironmentCommand,
  newSuiteCommand,
  newReportCommand,
  checkIn({
    featured: '',
    pageFolders: WHOLE_SITE ? [...PAGE_FOLDERS, relative('', join(__dirname, 'client', GENERAL_PAGES))] : PAGE_FOLDERS,
    servedFolders: WHOLE_SITE ? ['static', 'docs', 'blog'] : [],
    ownPagesOnly: !WHOLE_SITE,
  }),
  compareCommand,
  planTrialCommand,
  tablesCommand,
  diffCommand,
  convertReportsCommand,
  mcpIn(WHOLE_SITE ? DEFAULT_SITE_URLS : { ...DEFAULT_SITE_URLS, report: '/docs/reports/:id/' }),
  newSiteIn(() => join(__dirname, '..')),
  exampleCommand,
  upgradeCommand,
];

const HELP = `
Usage: npx --no-install spark-benchmarks COMMAND [OPTION …]

  new-site         Create a site for your own benchmarks
  init             Add config lines, two sample result sets, and a report page to a Docusaurus site
  import           Create a result set from a results file. Without options, in a terminal, it prompts for everything
  import-eventlog  Create a result set from Spark event logs, or add event-log metrics to an existing set
  import-series    Create resource time series, with the queries that ran
  new-environment  Describe a cluster for result sets to refer to
  new-suite        Describe your own suite from the query names of a file
  new-report       Create a report on result sets or a published comparison: report.json and a page
  check            Check data, reports, and the numbers in pages
  compare          Print the comparison of two result sets
  plan-trial       Plan a trial of two engines from an event log
  tables           Print the derived tables of a report
  diff             Summarize a change of artifacts for reviewers
  convert-reports  Rewrite report.json files of earlier versions
  mcp              Answer questions of agents in the Model Context Protocol
  example          Add an example to a site, or remove it
  upgrade          Replace the package of a site by a different version

COMMAND --help prints its options. Run the commands in the folder of the site. The data folder is static/data; change it with --data.

Exit codes: 0 success, 1 problems in the input, 2 incorrect usage
`;

/** A command's text with \`npm run\` replaced by the form of the installed package. */
function installedCommands(text: string): string {
  return text
    .replace(/npm run ([a-z-]+)(?: --(?=[ \n\]]))?( \[--)?/g, 'npx --no-install spark-benchmarks $1$2')
    .replace(/\[-- /g, '[');
}

/** Rewrites the output of a stream with the commands of the installed package. */
function rewriteOutput(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream) as (text: string | Uint8Array, ...rest: unknown[]) => boolean;
  stream.write = ((text: string | Uint8Array, ...rest: unknown[]) =>
    write(typeof text === 'string' ? installedCommands(text) : text, ...rest)) as typeof stream.write;
}

/** Runs a command of the package by name with the remaining arguments; returns the exit code. */
async function main([name = '', ...rest]: string[]): Promise<number> {
  if (name === '' || name === '--help' || name === '-h') {
    print(`${HELP.trim()}\n`);
    return name === '' ? 2 : 0;
  }
  const names = COMMANDS.map((entry) => entry.name);
  const command: Command | undefined = COMMANDS.find((entry) => entry.name === name);
  if (!command) {
    printMessage(`spark-benchmarks: ${unknownName('command', name, names)}\n`);
    return 2;
  }
  if (WHOLE_SITE) return execute(command, rest);
  rewriteOutput(process.stderr);
  if (rest.includes('--help') || rest.includes('-h')) rewriteOutput(process.stdout);
  return execute(command, rest);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
