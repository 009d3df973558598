import type { OwnSet } from './ownSets';
import { zipOf } from './zip';

/** The id under which a set would be published, and what of its provenance nobody has said. */
export function contribution({ id, loaded }: OwnSet): { id: string; missing: string[] } {
  const { resultSet } = loaded;
  const unsaid: [string, boolean][] = [
    ['its licence', resultSet.licences.length === 0],
    ['its source', resultSet.sources.length === 0],
    ['the version of the engine', resultSet.engine.version === 'unknown'],
    ['the environment', resultSet.environment === 'unknown'],
    ['the number of warm-up iterations', resultSet.warmup === 'unknown'],
  ];
  return { id: id.slice(id.indexOf('_') + 1), missing: unsaid.flatMap(([what, is]) => (is ? [what] : [])) };
}

/** The folder of a set as a zip archive, to be unpacked in a clone of the repository. */
export function contributionZip(set: OwnSet): Promise<Blob> {
  const { id } = contribution(set);
  const { files, environment } = set;
  const beside = environment ? [[`static/data/environments/${environment.id}.json`, environment.text] as const] : [];
  return zipOf([...files.map(([name, text]) => [`static/data/result-sets/${id}/${name}`, text] as const), ...beside]);
}

/** What remains to be typed once the archive is there, until the pull request can be opened. */
export function remainingLines(id: string, baseline: string, repository: string): string[] {
  const [, name = 'REPOSITORY'] = /([^/]+)$/.exec(repository) ?? [];
  const other = baseline.slice(baseline.indexOf('_') + 1);
  return [
    `git clone https://github.com/YOU/${name} && cd ${name}   # your fork`,
    'npm ci',
    'git switch -c my-results',
    `unzip ~/Downloads/${id}.zip`,
    `npm run compare -- ${other} ${id}`,
    `npm run new-report -- REPORT --baseline ${other} --candidate ${id}   # optional`,
    'npm run check',
    `git add static/data docs && git commit -m "Add ${id}"`,
    'npm run diff -- origin/main',
    'git push -u origin my-results   # then open the pull request',
  ];
}
