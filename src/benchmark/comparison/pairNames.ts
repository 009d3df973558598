import type { Names } from '../model/comparison';
import type { VariedFact } from '../model/receipt/varied';
import { engineNames, engineTitle } from '../text/names';
import type { Parties } from './party';
import { markedName, tellingMarks } from './varied/marks';

/** Engines, with versions where the engines are the same; without where something else is known to tell one version apart. */
function shortNames([baseline, candidate]: Parties, vary: readonly VariedFact[]): Names {
  const [own, theirs] = [baseline.set.engine, candidate.set.engine];
  const alike = vary.length > 0 && engineTitle(own) === engineTitle(theirs);
  return alike ? { baseline: own.title, candidate: theirs.title } : engineNames(own, theirs);
}

/**
 * Short names of both sides for sentences, columns and legends: engines, with versions where the engines are the same, with what differs
 * on purpose, and with what else differs where the names are still alike: "native Spark 3.5.1 (r8g.12xlarge)". Alike only for a set
 * next to itself.
 */
export function pairNames(parties: Parties, vary: readonly VariedFact[] = []): Names {
  const names = shortNames(parties, vary);
  const [own = [], theirs = []] = tellingMarks(parties, vary, names.baseline === names.candidate);
  return { baseline: markedName(names.baseline, own), candidate: markedName(names.candidate, theirs) };
}
