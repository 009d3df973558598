import type { ResultSet, Suite } from './resultSet';
import { compareVersions } from './versions';

/** Engine id of Spark without an accelerator. */
export const NATIVE_SPARK = 'native-spark';

type Engine = Pick<ResultSet, 'id' | 'engine'>;

/** Sorts vanilla Spark before all other engines. */
function nativeFirst(a: Pick<Engine, 'engine'>, b: Pick<Engine, 'engine'>): number {
  return Number(b.engine.id === NATIVE_SPARK) - Number(a.engine.id === NATIVE_SPARK);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Orders suites by name, then by query version; an unknown version comes last. */
export function compareSuites(
  a: Pick<Suite, 'name' | 'queryVersion'>,
  b: Pick<Suite, 'name' | 'queryVersion'>,
): number {
  return compareText(a.name, b.name) || compareVersions(a.queryVersion, b.queryVersion);
}

/** Orders suites by name, then by query version, newest first; an unknown version comes last. */
export function newestQueriesFirst(
  a: Pick<Suite, 'name' | 'queryVersion'>,
  b: Pick<Suite, 'name' | 'queryVersion'>,
): number {
  const unknown = ({ queryVersion }: Pick<Suite, 'queryVersion'>) => Number(queryVersion === 'unknown');
  return compareText(a.name, b.name) || unknown(a) - unknown(b) || compareVersions(b.queryVersion, a.queryVersion);
}

/** Orders result sets in lists: vanilla Spark, then engines by id, then versions in order, then by id. */
export function compareSets(a: Engine, b: Engine): number {
  return (
    nativeFirst(a, b) ||
    compareText(a.engine.id, b.engine.id) ||
    compareVersions(a.engine.version, b.engine.version) ||
    compareText(a.id, b.id)
  );
}

/** Latest day of first publication, "2026-07-21"; '' for no sets. */
export function latestDate(sets: readonly Pick<ResultSet, 'created'>[]): string {
  return (
    sets
      .map(({ created }) => created)
      .sort()
      .at(-1) ?? ''
  );
}
