import { queryPagePath, suiteSlug } from '../../benchmark/model/paths';
import type { ResultSet } from '../../benchmark/model/resultSet';
import type { QueryPage } from './page';
import { timesOf } from './times';

/** An earlier path of a query, one per query version, and its current path. */
export interface QueryRedirect {
  /** "/queries/tpcds-4.0/q72/". */
  from: string;
  /** "/queries/tpcds-q72/#tpcds-4.0", with the anchor of the query version if a panel has it. */
  to: string;
}

/** Paths of pages with the anchors of their panels. */
function anchoredPaths(pages: readonly Pick<QueryPage, 'path' | 'blocks'>[]): Set<string> {
  const found = pages.flatMap(({ path, blocks }) =>
    (timesOf(blocks)?.panels ?? []).map(({ anchor }) => `${path}#${anchor}`),
  );
  return new Set(found);
}

/** Redirects of the earlier paths of queries that have a page. */
export function queryRedirects(
  resultSets: readonly ResultSet[],
  pages: readonly Pick<QueryPage, 'path' | 'blocks'>[],
): QueryRedirect[] {
  const anchored = anchoredPaths(pages);
  const paths = new Set(pages.map(({ path }) => path));
  const found = new Map<string, string>();
  for (const set of resultSets) {
    const slug = suiteSlug(set.suite);
    for (const { query } of set.rows) {
      const path = queryPagePath(set, query);
      const to = anchored.has(`${path}#${slug}`) ? `${path}#${slug}` : path;
      if (paths.has(path)) found.set(`/queries/${slug}/${query}/`, to);
    }
  }
  return [...found].map(([from, to]) => ({ from, to }));
}
