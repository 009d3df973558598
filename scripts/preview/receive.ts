import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homepage, pagesAddress, pullRequestNumber } from './address.ts';
import { acceptedNumber, pullRequestsPath, type Run } from './claim.ts';
import { notice, Refused, readOptions, runStep, setOutputs, variable } from './command.ts';
import { githubList, type PullRequest } from './github.ts';
import { checkSite } from './site.ts';

/** The number that an artifact claims. Reads only a short regular file. */
function claimedNumber(artifact: string): number {
  const stats = lstatSync(join(artifact, 'number'), { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > 20) throw new Refused('the artifact has no number of a pull request');
  return pullRequestNumber(readFileSync(join(artifact, 'number'), 'utf8').trim());
}

/**
 * Receives the artifact of a run on a pull request: finds its pull request and checks the site. Later steps get
 * `number`, `address`, and `built`, which is 'yes', or 'no' if the artifact has no site because its build failed; all
 * are empty without a pull request.
 */
async function receive(): Promise<void> {
  const { artifact } = readOptions('artifact');
  const nothing = (why: string) => {
    notice(`no preview: ${why}`);
    setOutputs({ number: '', address: '', built: '' });
  };
  if (!existsSync(artifact)) return nothing('the run has left no artifact');
  const event = JSON.parse(readFileSync(variable('GITHUB_EVENT_PATH'), 'utf8')) as { workflow_run: Run };
  const path = event.workflow_run.event === 'pull_request' ? pullRequestsPath(event.workflow_run) : null;
  if (!path) return nothing('the run belongs to no pull request');
  const pulls = await githubList<PullRequest>(path);
  const { number, reason } = acceptedNumber(claimedNumber(artifact), event.workflow_run, pulls);
  if (number === null) return nothing(reason);
  const site = join(artifact, 'site');
  const isBuilt = lstatSync(site, { throwIfNoEntry: false })?.isDirectory() === true;
  const { siteUrl, baseUrl } = pagesAddress(variable('GITHUB_REPOSITORY'), homepage(), number);
  notice(isBuilt ? `preview of #${number}: ${checkSite(site)}` : `#${number} was not built`);
  setOutputs({ number: String(number), address: siteUrl + baseUrl, built: isBuilt ? 'yes' : 'no' });
}

void runStep(receive);
