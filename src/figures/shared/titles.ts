import type { Comparison } from '../../benchmark/model/comparison';
import type { Side } from '../../benchmark/model/resultSet';
import { engineTitle } from '../../benchmark/text/names';

/** "Comet 0.16.0"; with the difference if both sides are the same release of an engine. */
export function sideTitle({ baseline, candidate, names }: Comparison, side: Side): string {
  const titles = { baseline: engineTitle(baseline.engine), candidate: engineTitle(candidate.engine) };
  const mark = /\([^)]*\)$/.exec(names[side])?.[0] ?? '';
  return titles.baseline === titles.candidate && mark !== '' ? `${titles[side]} ${mark}` : titles[side];
}
