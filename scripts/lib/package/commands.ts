import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_SITE_URLS } from '../../../src/benchmark/siteUrls/siteUrls';
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
import type { Command } from '../command';
import { printMessage } from '../print';
import { CONFIGS, initCommand } from './init';
import { newSiteIn } from './newSite';
import { exampleCommand } from './sample';
import { upgradeCommand } from './upgrade';

/** True in the folder of a site that consists of benchmarks, which has the commands as scripts. */
export const WHOLE_SITE = CONFIGS.some(
  (name) => existsSync(name) && /\bwholeSite: true\b/.test(readFileSync(name, 'utf8')),
);

/** The license of results that the owner of a site measured, unless --license names a different one. */
const OWN_LICENSE = 'LicenseRef-Internal';

/** An import that writes OWN_LICENSE in a site for benchmarks if neither a license nor a source is given, and says so. */
function licensed(command: Command): Command {
  if (!WHOLE_SITE) return command;
  return {
    ...command,
    run(values, positionals) {
      const isDescribed = positionals.length > 0 && values.suite !== undefined;
      if (!isDescribed || values.license !== undefined || values['source-title'] !== undefined)
        return command.run(values, positionals);
      printMessage(`license: ${OWN_LICENSE}, since no source is given; --license NAME names a different one\n`);
      return command.run({ ...values, license: OWN_LICENSE }, positionals);
    },
  };
}

const CHECK = checkIn({
  featured: '',
  pageFolders: WHOLE_SITE ? [...PAGE_FOLDERS, relative('', join(__dirname, 'client', GENERAL_PAGES))] : PAGE_FOLDERS,
  servedFolders: WHOLE_SITE ? ['static', 'docs', 'blog'] : [],
  ownPagesOnly: !WHOLE_SITE,
});

/** Commands that create a site or add to one, which a site itself does not have as scripts. */
export const SETUP_COMMANDS: readonly [Command, about: string][] = [
  [newSiteIn(() => join(__dirname, '..')), 'Create a site for your own benchmarks'],
  [initCommand, 'Add config lines, two sample result sets, and a report page to a Docusaurus site'],
];

/** Commands that a site for benchmarks has as `npm run` scripts. */
export const SITE_COMMANDS: readonly [Command, about: string][] = [
  [
    licensed(importCommand),
    'Create a result set from a results file. Without options, in a terminal, it prompts for everything',
  ],
  [
    licensed(importEventlogCommand),
    'Create a result set from Spark event logs, or add event-log metrics to an existing set',
  ],
  [importSeriesCommand, 'Create resource time series, with the queries that ran'],
  [newEnvironmentCommand, 'Describe a cluster for result sets to refer to'],
  [newSuiteCommand, 'Describe your own suite from the query names of a file'],
  [newReportCommand, 'Create a report on result sets or a published comparison: report.json and a page'],
  [CHECK, 'Check data, reports, and the numbers in pages'],
  [compareCommand, 'Print the comparison of two result sets'],
  [planTrialCommand, 'Plan a trial of two engines from an event log'],
  [tablesCommand, 'Print the derived tables of a report'],
  [diffCommand, 'Summarize a change of artifacts for reviewers'],
  [convertReportsCommand, 'Rewrite report.json files of earlier versions'],
  [
    mcpIn(WHOLE_SITE ? DEFAULT_SITE_URLS : { ...DEFAULT_SITE_URLS, report: '/docs/reports/:id/' }),
    'Answer questions of agents in the Model Context Protocol',
  ],
  [exampleCommand, 'Add an example to a site, or remove it'],
  [upgradeCommand, 'Replace the package of a site by a different version'],
];
