import { variable } from './command.ts';

export interface PullRequest {
  number: number;
  state: string;
  /** `repo` is null if the fork is gone. */
  head: { sha: string; ref: string; repo: { id: number } | null };
}

const PER_PAGE = 100;
const MAX_PAGES = 20;
const PATIENCE_MS = 30_000;

/** Calls GitHub's API for this repository; `path` begins with a slash. Throws for an unsuccessful answer. */
export async function github<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const url = `${variable('GITHUB_API_URL')}/repos/${variable('GITHUB_REPOSITORY')}${path}`;
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${variable('GITHUB_TOKEN')}`, accept: 'application/vnd.github+json' },
    body: body ? JSON.stringify(body) : undefined,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${path}`);
  return (await response.json()) as Answer;
}

/** All pages of a list; at most 2,000 entries. */
export async function githubList<Entry>(path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const found = await github<Entry[]>(`${path}${separator}per_page=${PER_PAGE}&page=${page}`);
    entries.push(...found);
    if (found.length < PER_PAGE) return entries;
  }
  return entries;
}
