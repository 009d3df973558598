import type { ComparisonVerdict, EnvironmentComparison } from '../model/comparison';
import { capitalise } from '../text/names';
import { formatNumber } from '../text/numbers';
import { ratioSentence, type VerdictInput, verdictWord } from './verdict';

/**
 * A ratio that a doubt about the environments could plausibly explain while executors and cores are equal. In 9 of 12 pairs of vanilla-Spark
 * runs that report one environment and no different setting, total times differ by 1.06 or less (tests/unit/data/reruns.test.ts).
 */
export const PLAUSIBLE = 1.1;

/** By what factor a metric differs from 1 at least: its bound nearest to 1, or its value if there is no interval; 1 if the bounds include 1. */
function leastFactor({ speedup, repeat }: VerdictInput['total']): number {
  const { low, high } = repeat ?? { low: speedup, high: speedup };
  return low > 1 ? low : Math.max(1, 1 / high);
}

/** By what factor a metric differs from 1 as measured. */
function measuredFactor({ speedup }: VerdictInput['total']): number {
  return Math.max(speedup, 1 / speedup);
}

/** The verdict if the doubt could explain what the interval leaves open: ahead (behind) instead of faster (slower). */
function lessened(verdict: ComparisonVerdict, { names }: VerdictInput): ComparisonVerdict {
  const found = verdict.case === 'faster' ? 'ahead' : verdict.case === 'slower' ? 'behind' : null;
  return found ? { ...verdict, case: found, word: verdictWord(found, names.candidate) } : verdict;
}

function equalExecutors({ settings }: Pick<EnvironmentComparison, 'settings'>): boolean {
  const isSame = (wanted: string) => settings.some(({ name, relation }) => name === wanted && relation === 'same');
  return isSame('Executors') && isSame('Cores per executor');
}

/**
 * What the doubt would have to explain: "To reverse this, the node count would have to explain a factor of 1.49 with equal executors and
 * cores."; '' if the interval includes 1.
 */
function reversal(environment: EnvironmentComparison, input: VerdictInput): string {
  if (leastFactor(input.total) === 1) return '';
  const equal = equalExecutors(environment) ? ' with equal executors and cores' : '';
  return `To reverse this, ${environment.doubted} would have to explain a factor of ${formatNumber(leastFactor(input.total), 2)}${equal}.`;
}

/**
 * A verdict in view of what is not certain about the environments. It is withheld if they differ by the latest statements, or if the doubt
 * could explain the measured result; otherwise it has a dagger and a note, and is at most ahead (behind) if the doubt could explain what the
 * intervals leave of the result. So a side that reports no iterations gains nothing. A verdict that claims nothing keeps its heading.
 */
export function inViewOfDoubt(
  verdict: ComparisonVerdict,
  environment: EnvironmentComparison,
  input: VerdictInput,
): ComparisonVerdict {
  const { dispute, sameness } = environment;
  if (dispute === '') return verdict;
  const claims = verdict.case !== 'unclear' && verdict.case !== 'depends';
  const why = `${capitalise(dispute)}.`;
  const word = `No verdict: ${environment.reason}`;
  if (sameness === 'contradicted') {
    return { case: 'disputed', word, sentence: `${ratioSentence(input)} No verdict, because ${dispute}.` };
  }
  const metrics = [input.total, input.geometricMean];
  if (claims && metrics.some((figure) => measuredFactor(figure) <= PLAUSIBLE)) {
    const sentence = `${ratioSentence(input)} ${why} That could explain a difference of this size, so there is no verdict.`;
    return { case: 'disputed', word, sentence };
  }
  const note = claims ? `${why} ${reversal(environment, input)}`.trim() : why;
  const mark = claims ? '†' : '';
  const left = metrics.some((figure) => leastFactor(figure) <= PLAUSIBLE) ? lessened(verdict, input) : verdict;
  return { ...left, word: `${left.word}${mark}`, sentence: `${verdict.sentence} ${mark}${note}`, doubt: note };
}
