import type { decidingInMix } from '../../../benchmark/mix/mix';
import type { MixEstimate } from '../../../benchmark/mix/mixEstimate';
import type { MixSides } from '../../../benchmark/mix/mixSides';
import { capitalise, joinWords } from '../../../benchmark/text/names';
import { formatFineRange, formatShare, formatSpeedup } from '../../../benchmark/text/numbers';

/** "Comet takes 64% and Gluten + Velox takes 61% of vanilla Spark’s time". */
function timesText({ names: [baseline = '', ...candidates] }: MixSides, times: readonly number[]): string {
  const parts = candidates.map(
    (name, index) => `${capitalise(name)} takes ${formatShare(times[index + 1] as number, 0)}`,
  );
  return `${joinWords(parts)} of ${baseline}’s time`;
}

/** What the mix decides between the two sides: the faster one with its interval, or why none is named. */
function conclusion(
  { names, compared, withheld }: MixSides,
  { speedup, deciding, verdict, isFew, decider }: MixEstimate,
): string {
  const [first = '', second = ''] = compared.map((side) => names[side] ?? '');
  const both = `${capitalise(first)} and ${second}`;
  const { low, high } = speedup < 1 ? { low: 1 / deciding.high, high: 1 / deciding.low } : deciding;
  const [faster, slower] = speedup > 1 ? [second, first] : [first, second];
  const ratio = formatSpeedup(Math.max(speedup, 1 / speedup));
  const range = `${formatFineRange(low, high)} with reruns`;
  const over = `${capitalise(faster)} over ${slower}: ${ratio}, ${range}`;
  if (isFew) return `Fewer than five queries decide this mix: it shows nothing of ${first} and ${second}.`;
  if (verdict === 'unclear') return `${both} are closer than reruns differ (${over}): measure both.`;
  if (withheld !== '') return `No verdict on ${first} and ${second}: ${withheld}.`;
  if (verdict === 'same') return `${both} are within 5% of each other (${over}).`;
  if (decider !== null) return `Only ${decider} separates ${first} and ${second} (${ratio}, ${range}): measure both.`;
  if (verdict.startsWith('separated'))
    return `${capitalise(faster)} is ahead of ${slower}, but not conclusively: ${ratio} (${range}).`;
  return `${capitalise(faster)} is ${ratio} as fast as ${slower} (${range}).`;
}

/** The answer: the times of the mix, and the conclusion, which names a side only if iterations and reruns allow it. */
export function mixAnswer(sides: MixSides, times: readonly number[], estimate: MixEstimate) {
  return { lead: `With this mix, ${timesText(sides, times)}.`, conclusion: conclusion(sides, estimate) };
}

/** "q72 matters most: without it, …". */
export function deciderText(sides: MixSides, { query, times, flips }: NonNullable<ReturnType<typeof decidingInMix>>) {
  return `${query} matters most: without it, ${timesText(sides, times)}${flips ? ', and the other side is faster' : ''}.`;
}
