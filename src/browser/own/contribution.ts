import { OWN } from '../../benchmark/model/unpublished';
import type { OwnSet } from './ownSets';
import { publishedId } from './savedComparison';

/** The id under which a set would be published, and what of its provenance nobody has said. */
export function contribution({ id, loaded }: OwnSet): { id: string; missing: string[] } {
  const { resultSet } = loaded;
  const unsaid: [string, boolean][] = [
    ['license', resultSet.licences.length === 0],
    ['source', resultSet.sources.length === 0],
    ['engine version', resultSet.engine.version === 'unknown'],
    ['environment', resultSet.environment === 'unknown'],
    ['number of warm-up iterations', resultSet.warmup === 'unknown'],
  ];
  return { id: publishedId(id), missing: unsaid.flatMap(([what, is]) => (is ? [what] : [])) };
}

/**
 * What remains to be typed once the archive of a set is there, until the pull request can be opened. `sides` are the ids of what is
 * compared, baseline first: the set is compared with the first other one.
 */
export function remainingLines(id: string, sides: readonly string[], repository: string): string[] {
  const [, name = 'REPOSITORY'] = /([^/]+)$/.exec(repository) ?? [];
  const ids = sides.map((side) => (side.startsWith(OWN) ? publishedId(side) : side));
  const other = ids.find((side) => side !== id) ?? 'BASELINE';
  const [baseline, candidate] = ids[0] === id ? [id, other] : [other, id];
  return [
    `git clone https://github.com/YOU/${name} && cd ${name}   # your fork`,
    'npm ci',
    'git switch -c my-results',
    `unzip ~/Downloads/${id}.zip`,
    `npm run compare -- ${baseline} ${candidate}`,
    `npm run new-report -- REPORT --baseline ${baseline} --candidate ${candidate}   # optional`,
    'npm run check',
    `git add static/data docs && git commit -m "Add ${id}"`,
    'npm run diff -- origin/main',
    'git push -u origin my-results   # then open the pull request',
  ];
}
