import type { VariedFact } from '../../model/receipt/varied';
import type { Environment, ResultSet } from '../../model/resultSet';
import { engineName } from '../../text/names';
import { markedName, tellingMarks } from './marks';

/** A result set's name, with and without its version. */
interface OwnName {
  title: string;
  name: string;
}

/**
 * Names of result sets that share engine and version with another one: "native Spark 3.5.3 (r8g.12xlarge)" and "native
 * Spark (r8g.12xlarge)"; null for the others. In the order of the sets.
 */
export function ownNames(
  sets: readonly ResultSet[],
  environments: readonly Environment[],
  vary: readonly VariedFact[],
): (OwnName | null)[] {
  const parties = sets.map((set) => ({ set, environment: environments.find(({ id }) => id === set.environment) }));
  return parties.map((party) => {
    const alike = parties.filter(({ set }) => engineName(set.engine) === engineName(party.set.engine));
    if (alike.length < 2) return null;
    const marks = tellingMarks(alike, vary, true)[alike.indexOf(party)] ?? [];
    return { title: markedName(engineName(party.set.engine), marks), name: markedName(party.set.engine.title, marks) };
  });
}
