import { tmpdir } from 'node:os';
import { notice, runStep } from './command.ts';
import { withObjectStore } from './git.ts';
import { githubList, type PullRequest } from './github.ts';
import { keepPreviews, publish } from './pages.ts';
import { BRANCH, workflowRemote } from './remote.ts';

async function prune(): Promise<void> {
  const pulls = await githubList<PullRequest>('/pulls?state=open');
  const open = new Set(pulls.map(({ number }) => number));
  const { remote, authorization } = workflowRemote();
  const changed = withObjectStore(tmpdir(), authorization, (store) =>
    publish(store, remote, BRANCH, keepPreviews(open)),
  );
  notice(changed ? 'previews of closed pull requests removed' : 'no preview to remove');
}

void runStep(prune);
