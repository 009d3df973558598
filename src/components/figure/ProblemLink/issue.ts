import type { Problem } from './problem';

function artifactLine({ path, line, sha256 }: Problem['artifacts'][number]): string {
  const place = line ? `${path}:${line}` : path;
  return sha256 ? `- ${place} (sha256 ${sha256})` : `- ${place}`;
}

/** URL of a new issue prefilled with page, figure, and artifacts; `template` contains {title} and {body}. */
export function issueAddress(template: string, page: string, { what, artifacts }: Problem): string {
  const body = [
    `Page: ${page}`,
    ...(what ? [`Chart or table: ${what}`] : []),
    'Files:',
    ...artifacts.map(artifactLine),
    '',
    'Number on the page, expected number, and how you know:',
    '',
  ].join('\n');
  const values: Record<string, string> = { title: `Wrong number: ${what ?? page}`, body };
  return template.replace(/\{(title|body)\}/g, (_, name: string) =>
    new URLSearchParams({ '': values[name] ?? '' }).toString().slice(1),
  );
}
