import type { Problem } from './problem';

function artifactLine({ path, line, sha256 }: Problem['artifacts'][number]): string {
  const place = line ? `${path}:${line}` : path;
  return sha256 ? `- ${place} (sha256 ${sha256})` : `- ${place}`;
}

/** The address that opens an issue with page, figure and artifacts filled in: `template` has {title} and {body}. */
export function issueAddress(template: string, page: string, { what, artifacts }: Problem): string {
  const body = [
    `Page: ${page}`,
    ...(what ? [`Figure: ${what}`] : []),
    'Artifacts:',
    ...artifacts.map(artifactLine),
    '',
    'The number on the page, the number it should be, and how to see that:',
    '',
  ].join('\n');
  const values: Record<string, string> = { title: `Wrong number: ${what ?? page}`, body };
  return template.replace(/\{(title|body)\}/g, (_, name: string) =>
    new URLSearchParams({ '': values[name] ?? '' }).toString().slice(1),
  );
}
