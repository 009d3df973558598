import type { EnvironmentComparison } from '../model/comparison';
import { capitalise } from './names';

interface Compared {
  environment: Pick<EnvironmentComparison, 'dispute'>;
}

/** "†" for a ratio whose environments are in doubt, which `doubtNote` explains; '' for no doubt. */
export function doubtMark({ environment }: Compared): string {
  return environment.dispute === '' ? '' : '†';
}

/** "Sources conflict on how many nodes vanilla Spark ran on: 12 or 4."; '' for no doubt. */
export function doubtSentence({ environment }: Compared): string {
  return environment.dispute === '' ? '' : `${capitalise(environment.dispute)}.`;
}

/** The sentence after its mark; '' for no doubt. */
export function doubtNote(compared: Compared): string {
  const mark = doubtMark(compared);
  return mark && `${mark}\u00a0${doubtSentence(compared)}`;
}
