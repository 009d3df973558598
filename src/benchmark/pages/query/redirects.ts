import { queryPagePath, suiteSlug } from '../../model/paths';
import type { ResultSet } from '../../model/resultSet';

/** An earlier path of a query, one for each query version, and where the page is now. */
export interface QueryRedirect {
  /** "/queries/tpcds-4.0/q72/". */
  from: string;
  /** "/queries/tpcds-q72/#tpcds-4.0", with the anchor of the query version. */
  to: string;
}

/** The earlier paths of the queries of result sets. */
export function queryRedirects(resultSets: readonly ResultSet[]): QueryRedirect[] {
  const found = resultSets.flatMap((set) =>
    set.rows.map(({ query }): [string, string] => [
      `/queries/${suiteSlug(set.suite)}/${query}/`,
      `${queryPagePath(set, query)}#${suiteSlug(set.suite)}`,
    ]),
  );
  return [...new Map(found)].map(([from, to]) => ({ from, to }));
}
