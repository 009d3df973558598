import { DEFAULT_SITE_URLS } from '../../../src/benchmark/siteUrls/siteUrls';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { PAGE_FOLDERS } from '../../../src/package/options';
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
import { tablesCommand } from '../../tables';
import { type Command, execute } from '../command';
import { print, printMessage } from '../print';
import { initCommand } from './init';

const COMMANDS = [
  initCommand,
  importCommand,
  importEventlogCommand,
  importSeriesCommand,
  newEnvironmentCommand,
  newReportCommand,
  checkIn({ featured: '', pageFolders: PAGE_FOLDERS, servedFolders: [], ownPagesOnly: true }),
  compareCommand,
  tablesCommand,
  diffCommand,
  convertReportsCommand,
  mcpIn({ ...DEFAULT_SITE_URLS, report: '/docs/reports/:id/' }),
];

const HELP = `
Usage: npx spark-benchmarks COMMAND [OPTION …]

  init             Add config lines, two sample result sets, and a report page to a Docusaurus site
  import           Create a result set from a results file. Without options, in a terminal, it prompts for everything
  import-eventlog  Create a result set from Spark event logs, or add event-log metrics to an existing set
  import-series    Create resource time series, with the queries that ran
  new-environment  Describe a cluster for result sets to refer to
  new-report       Create a report on result sets or a published comparison: report.json and a page
  check            Check data, reports, and the numbers in pages
  compare          Print the comparison of two result sets
  tables           Print the derived tables of a report
  diff             Summarize a change of artifacts for reviewers
  convert-reports  Rewrite report.json files of earlier versions
  mcp              Answer questions of agents in the Model Context Protocol

COMMAND --help prints its options. Run the commands in the folder of the site. The data folder is static/data; change it with --data.

Exit codes: 0 success, 1 problems in the input, 2 incorrect usage
`;

/** A command's text with \`npm run\` replaced by the form of the installed package. */
function installedCommands(text: string): string {
  return text
    .replace(/npm run ([a-z-]+)(?: --(?=[ \n\]]))?( \[--)?/g, 'npx spark-benchmarks $1$2')
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
