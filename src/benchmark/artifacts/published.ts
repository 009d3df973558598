import { PUBLISHED_TABLES, type PublishedComparison } from '../model/published';
import type { Artifact, Problem } from '../model/resultSet';
import type { PublishedPackage } from '../schemas/published';
import { fileNamed, packageHead, readTable } from './cells';

/** A published comparison from its validated package and its tables; null with problems if a cell is not valid. */
export function publishedFromPackage(
  pkg: PublishedPackage,
  files: readonly Artifact[],
): { published: PublishedComparison | null; problems: Problem[] } {
  const read = <Name extends keyof typeof PUBLISHED_TABLES>(name: Name) =>
    readTable(fileNamed(files, name), PUBLISHED_TABLES[name]);
  const queries = read('changes.csv');
  const buckets = read('buckets.csv');
  const measures = read('measures.csv');
  const measuredQueries = read('measure-queries.csv');
  const labels = read('chart-labels.csv');
  const problems = [queries, buckets, measures, measuredQueries, labels].flatMap((table) => table.problems);
  if (problems.length > 0) return { published: null, problems };
  const sorted = [...queries.rows].sort((a, b) => a.timeChangePct - b.timeChangePct);
  return {
    published: {
      ...packageHead(pkg),
      ...pkg.published,
      queries: sorted,
      buckets: buckets.rows,
      measures: measures.rows,
      measuredQueries: measuredQueries.rows,
      labels: labels.rows,
    },
    problems,
  };
}
