import { resolve } from 'node:path';
import { pullRequestNumber } from './address.ts';
import { notice, readOptions, runStep } from './command.ts';
import { withObjectStore } from './git.ts';
import { publish, replacePreview, replaceSite } from './pages.ts';
import { BRANCH, workflowRemote } from './remote.ts';

/** Publishes an unpacked site: `--at site` as the site itself, `--at 12` as the preview of pull request 12. */
function run(): void {
  const { site, at } = readOptions('site', 'at');
  const edit = at === 'site' ? replaceSite : replacePreview(pullRequestNumber(at));
  const { remote, authorization } = workflowRemote();
  const changed = withObjectStore(resolve(site), authorization, (store) => publish(store, remote, BRANCH, edit));
  notice(changed ? `published at ${at}` : `${at} is published already`);
}

void runStep(run);
