import { validatePublished } from '../../benchmark/artifacts/checkPublished';
import { publishedFromPackage } from '../../benchmark/artifacts/published';
import { problem } from '../../benchmark/model/problem';
import { PUBLISHED_TABLES, type PublishedComparison } from '../../benchmark/model/published';
import type { Problem } from '../../benchmark/model/resultSet';
import type { Columns } from '../../benchmark/model/tables/columns';
import type { PublishedPackage } from '../../benchmark/schemas/published';
import type { JsonFile } from '../../json/jsonFile';
import type { ArtifactFolder } from '../../resultSet/artifactFolder';
import { missingFile, packageProblems } from '../../resultSet/packageFolder';
import { checkJson } from '../schemaCheck';

const TABLES: Readonly<Record<string, Columns>> = PUBLISHED_TABLES;

/** A valid published comparison with the line positions of its datapackage.json. */
export interface PublishedFile {
  published: PublishedComparison;
  json: JsonFile;
  folder: string;
}

/** The problem of a comparison that lists changes or ranges of queries but no suite. */
function suiteProblems(json: JsonFile, { suite, queries, buckets }: PublishedComparison): Problem[] {
  if (suite || (queries.length === 0 && buckets.length === 0)) return [];
  const message = 'published.suite is null, and changes.csv and buckets.csv are about the queries of a suite';
  const line = json.lineOf(['published', 'suite']);
  return [problem(json.path, line, message, 'name the suite, or put the figures into measures.csv')];
}

/**
 * The published comparison of a folder, with every error of its files; `found` is null if there is an error.
 * Contradictions in its source are checked elsewhere.
 */
export function parsePublishedFolder(folder: ArtifactFolder): { found: PublishedFile | null; problems: Problem[] } {
  const datapackage = folder.files.get('datapackage.json');
  if (!datapackage) {
    const cure = 'a published comparison is datapackage.json and its tables';
    return { found: null, problems: missingFile(folder, 'datapackage.json', cure) };
  }
  const { file: json, problems } = checkJson(datapackage, 'published');
  if (!json) return { found: null, problems };
  const pkg = json.value as PublishedPackage;
  const parsed = publishedFromPackage(pkg, [...folder.files.values()]);
  const all = [
    ...packageProblems(folder, json, pkg, (path) => TABLES[path] ?? null),
    ...parsed.problems,
    ...(parsed.published
      ? [...suiteProblems(json, parsed.published), ...validatePublished(parsed.published, folder.path)]
      : []),
  ];
  const found = parsed.published && all.length === 0 && folder.unread.length === 0;
  return {
    found: found ? { published: parsed.published as PublishedComparison, json, folder: folder.path } : null,
    problems: [...problems, ...all],
  };
}
