/** Marks the comment that every run updates; it is not visible. */
const MARKER = '<!-- preview-of-this-pull-request -->';
const BOT = 'github-actions[bot]';

export interface Comment {
  id: number;
  body?: string;
  user: { login: string; type: string } | null;
}

/**
 * The comment of an earlier run: it has the marker and was written by the workflow. Anyone can write the marker, so the
 * author is checked.
 */
export function ownComment(comments: readonly Comment[]): Comment | undefined {
  return comments.find(
    ({ body, user }) => user?.login === BOT && user.type === 'Bot' && (body ?? '').startsWith(MARKER),
  );
}

function headLine(address: string, commit: string, isBuilt: boolean): string {
  const short = commit.slice(0, 10);
  if (isBuilt) return `**[Preview of this pull request](${address})**, of commit ${short}.`;
  const earlier = `Links open [the preview of an earlier commit](${address}), if there was one.`;
  return `**No preview: the build of commit ${short} failed.** The run of the workflow says why. ${earlier}`;
}

/**
 * The text of the comment: the URL and commit of the preview, or that its build failed, and a summary of changed
 * artifacts. An earlier preview remains if a build fails.
 */
export function commentBody(
  address: string,
  commit: string,
  summary: { text: string; cut: boolean } | null,
  isBuilt: boolean,
): string {
  const head = `${MARKER}\n${headLine(address, commit, isBuilt)}`;
  const cut = 'The summary was longer and is cut here; the run of the workflow has all of it.';
  return [head, summary?.text.trim() || 'The run left no summary.', ...(summary?.cut ? [cut] : [])].join('\n\n');
}
