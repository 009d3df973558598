import type { Problem } from './problem';

function artifactLine({ path, line, sha256 }: Problem['artifacts'][number]): string {
  const place = line ? `${path}:${line}` : path;
  return sha256 ? `- ${place} (sha256 ${sha256})` : `- ${place}`;
}

/** The address that opens an issue in `repository` with page, figure and artifacts filled in. */
export function issueAddress(repository: string, page: string, { what, artifacts }: Problem): string {
  const body = [
    `Page: ${page}`,
    ...(what ? [`Figure: ${what}`] : []),
    'Artifacts:',
    ...artifacts.map(artifactLine),
    '',
    'The number on the page, the number it should be, and how to see that:',
    '',
  ].join('\n');
  const query = new URLSearchParams({ title: `Wrong number: ${what ?? page}`, body });
  return `${repository.replace(/\/$/, '')}/issues/new?${query}`;
}
