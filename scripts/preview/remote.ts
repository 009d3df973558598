import { variable } from './command.ts';

/** The repository of the workflow and its credentials: a token in Git's header, never in a URL or an argument. */
export function workflowRemote(): { remote: string; authorization: string } {
  const remote = `${variable('GITHUB_SERVER_URL')}/${variable('GITHUB_REPOSITORY')}.git`;
  const login = Buffer.from(`x-access-token:${variable('GITHUB_TOKEN')}`).toString('base64');
  return { remote, authorization: `Basic ${login}` };
}

export const BRANCH = 'gh-pages';
