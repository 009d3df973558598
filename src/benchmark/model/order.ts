import type { ResultSet, Suite } from './resultSet';
import { compareVersions } from './versions';

/** The id of Spark without an accelerator among the engines. */
export const NATIVE_SPARK = 'native-spark';

type Engine = Pick<ResultSet, 'id' | 'engine'>;

/** Native Spark before all other engines. */
export function nativeFirst(a: Pick<Engine, 'engine'>, b: Pick<Engine, 'engine'>): number {
  return Number(b.engine.id === NATIVE_SPARK) - Number(a.engine.id === NATIVE_SPARK);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The order of suites: by name, then by query version, one that is not stated last. */
export function compareSuites(
  a: Pick<Suite, 'name' | 'queryVersion'>,
  b: Pick<Suite, 'name' | 'queryVersion'>,
): number {
  return compareText(a.name, b.name) || compareVersions(a.queryVersion, b.queryVersion);
}

/** The order in which a reader looks for queries: suites by name, of each the newest version of its queries first, one that is not stated last. */
export function newestQueriesFirst(
  a: Pick<Suite, 'name' | 'queryVersion'>,
  b: Pick<Suite, 'name' | 'queryVersion'>,
): number {
  const unknown = ({ queryVersion }: Pick<Suite, 'queryVersion'>) => Number(queryVersion === 'unknown');
  return compareText(a.name, b.name) || unknown(a) - unknown(b) || compareVersions(b.queryVersion, a.queryVersion);
}

/** The order of result sets in lists: native Spark first, then engines by id, an engine's versions in order, then by id. */
export function compareSets(a: Engine, b: Engine): number {
  return (
    nativeFirst(a, b) ||
    compareText(a.engine.id, b.engine.id) ||
    compareVersions(a.engine.version, b.engine.version) ||
    compareText(a.id, b.id)
  );
}

/** The latest of the days on which result sets were first published, 2026-07-21; '' of none. */
export function latestDate(sets: readonly Pick<ResultSet, 'created'>[]): string {
  return (
    sets
      .map(({ created }) => created)
      .sort()
      .at(-1) ?? ''
  );
}
