import type { Suite } from '../model/resultSet';

/** The version of a suite's queries, "4.0"; `otherwise` where its source does not state it. */
export function statedVersion({ queryVersion }: Pick<Suite, 'queryVersion'>, otherwise = 'not stated'): string {
  return queryVersion === 'unknown' ? otherwise : queryVersion;
}

/** "query version 4.0", "query version not stated". */
export function queryVersionText(suite: Pick<Suite, 'queryVersion'>): string {
  return `query version ${statedVersion(suite)}`;
}
