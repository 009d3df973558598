import { ownValue } from '../../model/guards/record';
import type { SuiteName } from '../../model/resultSet';
import type { QueryLink } from './types';

/** Texts of queries under the Apache License 2.0, by the suite whose queries they are. */
const FOLDERS: Readonly<Record<string, string>> = {
  tpcds: 'https://github.com/apache/spark/blob/v3.5.0/sql/core/src/test/resources/tpcds/',
  tpch: 'https://github.com/apache/spark/blob/v3.5.0/sql/core/src/test/resources/tpch/',
};

const NAME = /^q\d{1,2}[ab]?$/;
/** Of these no file was found when the folders were looked through, so nothing is linked. */
const NOT_SEEN: readonly string[] = ['q15', 'q62', 'q80'];

/**
 * A text of a query that may be read by anybody: that of Spark's own tests. What a benchmark ran has the same form and may have other
 * parameters, which the note says. Null for suites and queries of which no text with a licence is known.
 */
export function queryTextLink(suite: SuiteName, query: string): QueryLink | null {
  const folder = ownValue(FOLDERS, suite);
  if (!folder || !NAME.test(query) || (suite === 'tpcds' && NOT_SEEN.includes(query))) return null;
  return {
    label: 'SQL text',
    path: `${folder}${query}.sql`,
    note: 'of Spark’s tests (Apache License 2.0; parameters may differ)',
  };
}
