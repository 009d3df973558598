import { problem } from '../benchmark/model/problem';
import { comparedSets, type Report } from '../benchmark/model/report';
import type { Problem, ResultSet } from '../benchmark/model/resultSet';
import type { JsonFile } from '../json/jsonFile';

/** Problems of a report that was published before one of its result sets, or after its snapshot date. */
export function reportDateProblems(
  file: JsonFile,
  { publishedOn, snapshot, ...report }: Pick<Report, 'sides' | 'suites' | 'publishedOn' | 'snapshot'>,
  resultSets: readonly ResultSet[],
): Problem[] {
  const line = file.lineOf(['published']);
  const compared = comparedSets(report);
  const early = resultSets
    .filter(({ id, created }) => compared.includes(id) && publishedOn < created)
    .map(({ id, created }) => `published ${publishedOn} is earlier than ${id}, first published on ${created}`);
  const late =
    snapshot !== undefined && publishedOn > snapshot
      ? [`published ${publishedOn} is later than snapshot ${snapshot}, on which its source was read`]
      : [];
  return [...early, ...late].map((message) => problem(file.path, line, message));
}

/**
 * Problems of result sets that name one commit of first publication but different dates. `pathOf` returns the path of a
 * set's package.
 */
export function commitDayProblems(sets: readonly ResultSet[], pathOf: (id: string) => string): Problem[] {
  const first = new Map<string, ResultSet>();
  return sets.flatMap((set) => {
    if (set.createdCommit === undefined) return [];
    const other = first.get(set.createdCommit) ?? set;
    first.set(set.createdCommit, other);
    if (other.created === set.created) return [];
    const message = `createdCommit ${set.createdCommit} is of ${set.created} here and of ${other.created} in ${other.id}`;
    return [problem(pathOf(set.id), null, message, 'one commit has one day')];
  });
}
