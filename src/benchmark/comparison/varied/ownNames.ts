import type { VariedFact } from '../../model/receipt/varied';
import type { Environment, ResultSet } from '../../model/resultSet';
import { engineName } from '../../text/names';
import { markedName, tellingMarks } from './marks';

/** What a result set is called: with its version, and short. */
interface OwnName {
  title: string;
  name: string;
}

/**
 * The names of result sets that are of one engine and version with another of them, with what tells those apart: "native Spark 3.5.3
 * (r8g.12xlarge)" and "native Spark (r8g.12xlarge)"; null for sets that engine and version tell from all others. In the order of the sets.
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
