import { problem } from '../benchmark/model/problem';
import { comparedSets, type Report } from '../benchmark/model/report';
import type { Problem, ResultSet } from '../benchmark/model/resultSet';
import type { JsonFile } from '../json/jsonFile';

/** A report published before one of the result sets that it compares, or after its source was read. */
export function reportDateProblems(
  file: JsonFile,
  { publishedOn, snapshot, ...report }: Pick<Report, 'comparison' | 'several' | 'publishedOn' | 'snapshot'>,
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

/** Result sets that name one commit as that of their first publication, and different days. The path of a set's package is given by its id. */
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
