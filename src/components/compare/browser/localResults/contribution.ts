import { OWN } from '../../../../benchmark/model/unpublished';
import type { LocalSet } from './localSets';
import { publishedId } from './savedComparison';

/** Names of facts that the sets do not report, without duplicates. */
export function missingFacts(sets: readonly LocalSet[]): string[] {
  const unsaid = sets.flatMap(({ loaded: { resultSet } }): [string, boolean][] => [
    ['license', resultSet.licences.length === 0],
    ['source', resultSet.sources.length === 0],
    ['engine version', resultSet.engine.version === 'unknown'],
    ['environment', resultSet.environment === 'unknown'],
    ['number of warm-up iterations', resultSet.warmup === 'unknown'],
  ]);
  return [...new Set(unsaid.flatMap(([what, is]) => (is ? [what] : [])))];
}

/**
 * The steps that remain between downloading the archive `name`.zip and the pull request. The archive holds the
 * unpublished sets among `sides`, the ids of the compared sets, baseline first.
 */
export function remainingLines(name: string, sides: readonly string[], repository: string): string[] {
  const [, project = 'REPOSITORY'] = /([^/]+)$/.exec(repository) ?? [];
  const [baseline = 'BASELINE', ...candidates] = sides.map((side) => (side.startsWith(OWN) ? publishedId(side) : side));
  const own = sides.filter((side) => side.startsWith(OWN)).map(publishedId);
  const [candidate = 'CANDIDATE'] = candidates;
  const named = candidates.map((id) => `--candidate ${id}`).join(' ');
  return [
    `git clone https://github.com/YOU/${project} && cd ${project}   # your fork`,
    'npm ci',
    'git switch -c my-results',
    `unzip -o ~/Downloads/${name}.zip`,
    `npm run compare -- ${baseline} ${candidate}`,
    `npm run new-report -- REPORT --baseline ${baseline} ${named}   # optional`,
    'npm run check',
    `git add static/data docs && git commit -m "Add ${own.join(', ')}"`,
    'npm run diff -- origin/main',
    'git push -u origin my-results   # then open the pull request',
  ];
}
