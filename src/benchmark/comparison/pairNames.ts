import type { Names } from '../model/comparison';
import type { VariedFact } from '../model/receipt/varied';
import { engineNames, engineTitle } from '../text/names';
import type { Parties } from './party';
import { markedName, tellingMarks } from './varied/marks';

/** Engine names, with versions if the engines are equal, unless `vary` distinguishes two runs of one version. */
function shortNames([baseline, candidate]: Parties, vary: readonly VariedFact[]): Names {
  const [own, theirs] = [baseline.set.engine, candidate.set.engine];
  const alike = vary.length > 0 && engineTitle(own) === engineTitle(theirs);
  return alike ? { baseline: own.title, candidate: theirs.title } : engineNames(own, theirs);
}

/**
 * Short names of both sides for sentences, columns, and legends: engines, with versions if the engines are equal, with
 * the facts that differ on purpose, and, if the names are still equal, with another difference: "native Spark 3.5.1
 * (r8g.12xlarge)". Equal only if both sides are the same set.
 */
export function pairNames(parties: Parties, vary: readonly VariedFact[] = []): Names {
  const names = shortNames(parties, vary);
  const [own = [], theirs = []] = tellingMarks(parties, vary, names.baseline === names.candidate);
  return { baseline: markedName(names.baseline, own), candidate: markedName(names.candidate, theirs) };
}
