import { homepage, pagesAddress, pullRequestNumber } from './address.ts';
import { readOptions, runStep, variable } from './command.ts';

/** Prints SITE_URL and BASE_URL for a build: `--at site` for the site, `--at 12` for the preview of pull request 12. */
function settings(): void {
  const { at } = readOptions('at');
  const number = at === 'site' ? null : pullRequestNumber(at);
  const { siteUrl, baseUrl } = pagesAddress(variable('GITHUB_REPOSITORY'), homepage(), number);
  process.stdout.write(`SITE_URL=${siteUrl}\nBASE_URL=${baseUrl}\n`);
}

void runStep(settings);
