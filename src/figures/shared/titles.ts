import type { Comparison } from '../../benchmark/model/comparison';
import type { Side } from '../../benchmark/model/resultSet';
import { capitalise, engineName } from '../../benchmark/text/names';

/** "vanilla Spark 3.5.8" within a sentence; with the difference if both sides are the same release of an engine. */
export function sideName({ baseline, candidate, names }: Comparison, side: Side): string {
  const titles = { baseline: engineName(baseline.engine), candidate: engineName(candidate.engine) };
  const mark = /\([^)]*\)$/.exec(names[side])?.[0] ?? '';
  return titles.baseline === titles.candidate && mark !== '' ? `${titles[side]} ${mark}` : titles[side];
}

/** "Vanilla Spark 3.5.8", for the start of a line or column. */
export function sideTitle(comparison: Comparison, side: Side): string {
  return capitalise(sideName(comparison, side));
}
