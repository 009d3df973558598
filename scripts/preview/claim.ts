import type { PullRequest } from './github.ts';

/** The run that created an artifact, as in the event, which GitHub wrote and not the pull request. */
export interface Run {
  event: string;
  head_sha: string;
  head_branch: string;
  head_repository: { id: number; owner: { login: string } } | null;
}

/** The API path that lists open pull requests of the run's branch; null if the fork is gone. */
export function pullRequestsPath({ head_branch, head_repository }: Run): string | null {
  if (!head_repository) return null;
  const head = encodeURIComponent(`${head_repository.owner.login}:${head_branch}`);
  return `/pulls?state=open&head=${head}`;
}

/**
 * The pull request for which a run may publish; if null, with the reason. An artifact only claims its number: it is
 * accepted if an open pull request with that number, from the run's own branch, has the run's commit as its head. So no
 * pull request can overwrite the preview of another, and an outdated run publishes nothing.
 */
export function acceptedNumber(
  claimed: number,
  run: Run,
  pullRequests: readonly PullRequest[],
): { number: number | null; reason: string } {
  const own = pullRequests.filter(
    ({ state, head: { sha, ref, repo } }) =>
      state === 'open' && sha === run.head_sha && ref === run.head_branch && repo?.id === run.head_repository?.id,
  );
  if (own.some(({ number }) => number === claimed)) return { number: claimed, reason: '' };
  const known = own.map(({ number }) => `#${number}`).join(', ') || 'none';
  return { number: null, reason: `the artifact claims #${claimed}; open with this commit at the head: ${known}` };
}
