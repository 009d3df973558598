import { contradictions } from '../../benchmark/artifacts/contradictions';
import { problem } from '../../benchmark/model/problem';
import type { PublishedComparison } from '../../benchmark/model/published';
import type { Environment, Problem } from '../../benchmark/model/resultSet';
import { unknownName } from '../../benchmark/text/nearest';
import type { ArtifactFolder } from '../../resultSet/artifactFolder';
import type { KnownIds } from '../references';
import { type PublishedFile, parsePublishedFolder } from './publishedFolder';

/** The environments that a published comparison names must have a file. */
function environmentProblems({ published, json }: PublishedFile, ids: KnownIds): Problem[] {
  return (['environment', 'extraEnvironment'] as const).flatMap((key) => {
    const id = published[key];
    if (id === null || ids.environments.includes(id)) return [];
    const line = json.lineOf(['published', key]);
    const message = `${key}: ${unknownName('environment', id, ids.environments)}`;
    return [problem(json.path, line, message, 'add the file to environments/, name one that is there, or write null')];
  });
}

/**
 * The published comparisons of the folders that are in order. Their errors, and as warnings what their sources contradict, are added to
 * `problems`.
 */
export function loadPublished(
  folders: readonly ArtifactFolder[],
  environments: readonly Environment[],
  ids: KnownIds,
  problems: Problem[],
): PublishedComparison[] {
  return folders.flatMap((folder) => {
    const { found, problems: own } = parsePublishedFolder(folder);
    problems.push(...own);
    if (!found) return [];
    const { published, json } = found;
    const unknown = environmentProblems(found, ids);
    const named = environments.filter(({ id }) => [published.environment, published.extraEnvironment].includes(id));
    problems.push(...unknown, ...contradictions(published, { folder: folder.path, lineOf: json.lineOf }, named));
    return unknown.length === 0 ? [published] : [];
  });
}
