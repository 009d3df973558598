import type { IntentionalDifference } from '../../model/comparability/intentionalDifferences';
import type { Environment, ResultSet } from '../../model/resultSet';
import { engineName } from '../../text/names';
import { distinguishingSuffixes, suffixedName } from './nameSuffixes';

/** A result set's name, with and without its version. */
interface DistinguishingName {
  title: string;
  name: string;
}

/**
 * Names of result sets that share engine and version with another one: "native Spark 3.5.3 (r8g.12xlarge)" and "native
 * Spark (r8g.12xlarge)"; null for the others. In the order of the sets.
 */
export function distinguishingNames(
  sets: readonly ResultSet[],
  environments: readonly Environment[],
  vary: readonly IntentionalDifference[],
): (DistinguishingName | null)[] {
  const sides = sets.map((set) => ({ set, environment: environments.find(({ id }) => id === set.environment) }));
  return sides.map((side) => {
    const alike = sides.filter(({ set }) => engineName(set.engine) === engineName(side.set.engine));
    if (alike.length < 2) return null;
    const marks = distinguishingSuffixes(alike, vary, true)[alike.indexOf(side)] ?? [];
    return {
      title: suffixedName(engineName(side.set.engine), marks),
      name: suffixedName(side.set.engine.title, marks),
    };
  });
}
