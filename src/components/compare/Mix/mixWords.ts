import type { decidingInMix } from '../../../benchmark/mix/mix';
import type { MixSides } from '../../../benchmark/mix/mixSides';
import { capitalise, joinWords } from '../../../benchmark/text/names';
import { formatShare, formatSpeedup } from '../../../benchmark/text/numbers';

/** "Comet takes 64% and Gluten + Velox takes 61% of vanilla Spark’s time". */
function timesText({ names: [baseline = '', ...candidates] }: MixSides, times: readonly number[]): string {
  const parts = candidates.map(
    (name, index) => `${capitalise(name)} takes ${formatShare(times[index + 1] as number, 0)}`,
  );
  return `${joinWords(parts)} of ${baseline}’s time`;
}

/** What the mix decides between the two sides: the faster one, or why none is named. `reruns` is the ratio that they explain. */
function conclusion({ names, compared, withheld }: MixSides, times: readonly number[], reruns: number): string {
  const [first, second] = compared.map((side) => ({ name: names[side] ?? '', time: times[side] as number }));
  if (!first || !second) return '';
  const [faster, slower] = first.time < second.time ? [first, second] : [second, first];
  const ratio = slower.time / faster.time;
  const band = formatSpeedup(reruns);
  if (ratio <= reruns)
    return `${capitalise(first.name)} and ${second.name} are within what reruns explain (${band}): measure both.`;
  if (withheld !== '') return `No verdict on ${first.name} and ${second.name}: ${withheld}.`;
  return `${capitalise(faster.name)} is ${formatSpeedup(ratio)} as fast as ${slower.name}, beyond what reruns explain (${band}).`;
}

/** The answer: the times of the mix, and the conclusion, which refuses to choose within the band of reruns. */
export function mixAnswer(sides: MixSides, times: readonly number[], reruns: number) {
  return { lead: `With this mix, ${timesText(sides, times)}.`, conclusion: conclusion(sides, times, reruns) };
}

/** "q72 matters most: without it, …". */
export function deciderText(sides: MixSides, { query, times, flips }: NonNullable<ReturnType<typeof decidingInMix>>) {
  return `${query} matters most: without it, ${timesText(sides, times)}${flips ? ', and the other side is faster' : ''}.`;
}
