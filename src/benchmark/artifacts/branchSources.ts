import { warning } from '../model/problem';
import type { Problem, Source } from '../model/resultSet';

const BRANCH = /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:blob|tree|raw)\/(main|master)\//;

/** A warning for each source on a branch, because its content can change. `lineOf` returns the line of a path. */
export function branchSourceProblems(
  sources: readonly Pick<Source, 'path'>[],
  path: string,
  lineOf: (index: number) => number | null,
): Problem[] {
  return sources.flatMap(({ path: url }, index) => {
    const branch = BRANCH.exec(url)?.[1];
    if (!branch) return [];
    const message = `sources.${index}.path must name a commit, got the branch ${branch}: its content can change`;
    return [warning(path, lineOf(index), message, `replace ${branch} with the commit that was read`)];
  });
}
