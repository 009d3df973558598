import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import type { Names } from '../model/comparison';
import { engineNames, engineTitle } from '../text/names';
import type { ComparedSides } from './comparedSide';
import { distinguishingSuffixes, suffixedName } from './intentionalDifferences/nameSuffixes';

/** Engine names, with versions if the engines are equal, unless `vary` distinguishes two runs of one version. */
function shortNames([baseline, candidate]: ComparedSides, vary: readonly IntentionalDifference[]): Names {
  const [own, theirs] = [baseline.set.engine, candidate.set.engine];
  const alike = vary.length > 0 && engineTitle(own) === engineTitle(theirs);
  return alike ? { baseline: own.title, candidate: theirs.title } : engineNames(own, theirs);
}

/**
 * Short names of both sides for sentences, columns, and legends: engines, with versions if the engines are equal, with
 * the facts that differ on purpose, and, if the names are still equal, with another difference: "native Spark 3.5.1
 * (r8g.12xlarge)". Equal only if both sides are the same set.
 */
export function distinctSideNames(sides: ComparedSides, vary: readonly IntentionalDifference[] = []): Names {
  const names = shortNames(sides, vary);
  const [own = [], theirs = []] = distinguishingSuffixes(sides, vary, names.baseline === names.candidate);
  return { baseline: suffixedName(names.baseline, own), candidate: suffixedName(names.candidate, theirs) };
}
